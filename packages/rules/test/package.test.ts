import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as library from '../src/index.ts';
import { ruleSets } from '../src/index.ts';
import type { RuleSetSpec } from '../src/index.ts';

/** The package as others get it: packed, installed in an empty folder, run, bundled and type-checked there. */

const root = fileURLToPath(new URL('../../..', import.meta.url));
const packageFolder = join(root, 'packages', 'rules');
const MOST_BYTES = 40_000;

let folder = '';

const run = (command: string, args: readonly string[], cwd: string): string => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: command === 'npm' && process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`);
  return stdout;
};

const tsc = (...args: string[]): string =>
  run(process.execPath, [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), ...args], folder);

/** The first block of TypeScript of a README. */
const exampleOf = (...path: string[]): string => {
  const page = readFileSync(join(root, ...path, 'README.md'), 'utf8');
  return /^```ts\n(.*?)^```$/ms.exec(page)?.[1] ?? '';
};

const example = exampleOf();

/** What the example says that it prints. */
const promised = [...example.matchAll(/console\.log\(.*; \/\/ (.*)$/gm)].map((match) => match[1]);

/** Bundles one file for the browser, as an application would be. */
const bundle = async (name: string, code: string): Promise<string> => {
  writeFileSync(join(folder, `${name}.js`), code);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: `dist-${name}`,
      modulePreload: false,
      rolldownOptions: {
        input: join(folder, `${name}.js`),
        preserveEntrySignatures: 'strict',
        output: { format: 'es', entryFileNames: 'out.js' },
      },
    },
  });
  expect(readdirSync(join(folder, `dist-${name}`))).toEqual(['out.js']);
  return readFileSync(join(folder, `dist-${name}`, 'out.js'), 'utf8');
};

/** The names under which the library exports its rule sets. */
const exported = Object.entries(library).flatMap(([name, value]) =>
  ruleSets.includes(value as RuleSetSpec) ? [{ name, spec: value as RuleSetSpec }] : [],
);

const familyOf = (clause: string): string => clause.split('.')[0] ?? '';

/** Everything but the rule sets, and this one. */
const wholeLibraryWith = (ruleSet: string): string => {
  const others = new Set([
    'ruleSets',
    ...exported.map(({ name }) => name).filter((name) => name !== ruleSet),
  ]);
  const names = Object.keys(library).filter((name) => !others.has(name));
  return `export { ${names.join(', ')} } from '@calculi/rules';\n`;
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'calculi-package-'));
  tsc('-b', packageFolder);
  run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], packageFolder);
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  writeFileSync(join(folder, 'package.json'), '{ "name": "empty", "private": true, "type": "module" }\n');
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--no-save', `./${tarball}`], folder);
}, 900_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the packed package', () => {
  const manifest = (): Record<string, unknown> =>
    JSON.parse(
      readFileSync(join(folder, 'node_modules', '@calculi', 'rules', 'package.json'), 'utf8'),
    ) as Record<string, unknown>;

  test('has no dependency and no side effect', () => {
    const { sideEffects, type, dependencies, peerDependencies, optionalDependencies } = manifest();
    expect({ sideEffects, type }).toEqual({ sideEffects: false, type: 'module' });
    expect([dependencies, peerDependencies, optionalDependencies]).toEqual([undefined, undefined, undefined]);
    expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      '@calculi',
    ]);
  });

  test('holds what is built, its sources, a README and a licence, and nothing else', () => {
    const held = readdirSync(join(folder, 'node_modules', '@calculi', 'rules'));
    expect(held.sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json', 'src']);
    const built = readdirSync(join(folder, 'node_modules', '@calculi', 'rules', 'dist'), { recursive: true });
    expect(built.filter((name) => String(name).endsWith('.tsbuildinfo'))).toEqual([]);
  });
});

describe('the example of the README', () => {
  test('is ten lines, and the same in the package', () => {
    expect(example.trimEnd().split('\n')).toHaveLength(10);
    expect(exampleOf('packages', 'rules')).toBe(example);
    expect(promised).toHaveLength(5);
  });

  test('does in Node.js what it says', () => {
    writeFileSync(join(folder, 'example.mjs'), example);
    expect(run(process.execPath, ['example.mjs'], folder).trimEnd().split('\n')).toEqual(promised);
  });

  test('does the same through a Vite build', async () => {
    const code = await bundle('example', example);
    expect(code).not.toMatch(/from\s*["']@calculi/);
    expect(
      run(process.execPath, [join('dist-example', 'out.js')], folder)
        .trimEnd()
        .split('\n'),
    ).toEqual(promised);
  });

  test('has types that resolve, strictly and with the library’s own checked', () => {
    mkdirSync(join(folder, 'types'), { recursive: true });
    writeFileSync(join(folder, 'types', 'example.ts'), example);
    const compilerOptions = {
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      noEmit: true,
      target: 'ES2022',
      lib: ['ES2022', 'DOM'],
      types: [],
    };
    for (const [module, moduleResolution] of [
      ['nodenext', 'nodenext'],
      ['esnext', 'bundler'],
    ]) {
      const config = {
        compilerOptions: { ...compilerOptions, module, moduleResolution },
        files: ['example.ts'],
      };
      writeFileSync(join(folder, 'types', 'tsconfig.json'), JSON.stringify(config));
      expect(tsc('-p', 'types')).toBe('');
    }
  });
});

describe('a browser bundle', () => {
  test('of the whole library with one rule set is at most 40 kB', async () => {
    const code = await bundle('whole', wholeLibraryWith('boutin'));
    const size = gzipSync(code, { level: 9 }).length;
    console.log(`whole library with one rule set: ${size} bytes gzip, ${code.length} minified`);
    expect(size).toBeLessThanOrEqual(MOST_BYTES);
    expect(code).toContain('boutin.moves');
    expect(code).not.toContain('glorious.');
  });

  test.each(exported.map(({ name }) => name))(
    'with only %s holds no clause of another game',
    async (name) => {
      const code = await bundle(`only-${name}`, wholeLibraryWith(name));
      const own = exported.find((each) => each.name === name)!.spec.clauses.map(({ id }) => id);
      expect(own.filter((id) => !code.includes(id))).toEqual([]);
      // Rule sets of one family share a file, and all may share a few clauses.
      const families = new Set(['shared', ...own.map(familyOf)]);
      const foreign = ruleSets
        .flatMap(({ clauses }) => clauses.map(({ id }) => id))
        .filter((id) => !families.has(familyOf(id)));
      expect(foreign.filter((id) => code.includes(id))).toEqual([]);
    },
  );
});
