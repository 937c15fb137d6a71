import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/workspace.mjs';

const pages = [
  'README.md',
  'CHANGELOG.md',
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/README.md`),
  ...readdirSync(join(root, 'docs'), { recursive: true })
    .map((name) => `docs/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.md')),
];
const read = (page) => readFileSync(join(root, page), 'utf8');

/** The anchors of a page's headings. */
const anchors = (page) =>
  [...read(page).matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Links to other files of the repository, without the code blocks, where brackets mean something else. */
const links = (page) =>
  [
    ...read(page)
      .replace(/^```.*?^```$/gms, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ]
    .map(([, target]) => target)
    .filter((target) => !target.includes('://'));

describe('the documentation', () => {
  it.each(pages)('%s links only to what is there', (page) => {
    const broken = links(page).filter((target) => {
      const [path, anchor] = target.split('#');
      const file = path === '' ? page : join(dirname(page), path);
      if (!existsSync(join(root, file))) return true;
      return anchor !== undefined && !anchors(file).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  it('names only folders and files that are there', () => {
    const named = ['docs/ARCHITECTURE.md', 'docs/adding-a-rule-set.md'].flatMap((page) =>
      [...read(page).matchAll(/`([a-z][\w-]*(?:\/[\w-]+)*\/?(?:\.ts|\.mjs|\.md)?)`/g)].map(
        (match) => match[1],
      ),
    );
    const paths = named.filter((name) => /[/]|\.(?:ts|mjs|md)$/.test(name));
    const places = [
      '',
      'packages/rules/src',
      'packages/rules/src/rulesets',
      'packages/rules/src/mechanisms/taking',
      'packages/cli/src',
      'packages/protocol/src',
      'packages/server/src',
      'packages/server/src/store',
    ];
    const missing = paths.filter((path) => !places.some((place) => existsSync(join(root, place, path))));
    expect(paths.length).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  });

  it.each(readdirSync(join(root, 'docs/images')))('%s is quick to load', (name) => {
    expect(statSync(join(root, 'docs/images', name)).size).toBeLessThan(300_000);
  });
});
