export { StoreError } from './store/error.ts';
export type { StoreProblem } from './store/error.ts';
export { openStore } from './store/open.ts';
export type { StoreConfig } from './store/open.ts';
export type * from './store/store.ts';
