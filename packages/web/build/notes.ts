import type { Plugin } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Property extends Node {
  readonly key: { readonly name?: string };
  readonly value: Node & { readonly value?: unknown };
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** Texts of a clause on where it stands in its document and how that was read. */
const findNotes = (node: Node): Node[] => {
  const properties = 'properties' in node ? (node.properties as readonly Property[]) : [];
  const named = (name: string) => properties.filter(({ key }) => key?.name === name);
  const isClause = named('id').length > 0 && named('at').length > 0;
  return [
    ...(isClause ? [...named('at'), ...named('reading')].map(({ value }) => value) : []),
    ...childrenOf(node).flatMap(findNotes),
  ];
};

/**
 * The site has its own pages on the documents. What the library notes of each clause would be loaded before a first move
 * and is never shown, so it is left empty.
 */
export const withoutNotes = (files: RegExp): Plugin => ({
  name: 'without-notes',
  apply: 'build',
  transform: {
    filter: { id: files },
    handler(code) {
      const notes = findNotes(this.parse(code)).sort((one, other) => other.start - one.start);
      return {
        code: notes.reduce((text, { start, end }) => `${text.slice(0, start)}''${text.slice(end)}`, code),
        map: null,
      };
    },
  },
});
