/** The server of online games. */

export { DEFAULTS, makeConfig } from './config.ts';
export type { Config, Limits, LogLevel, Retention, Settings } from './config.ts';
export { SettingsError, settingsFrom } from './environment.ts';
export type { Environment } from './environment.ts';
export { serve } from './serve.ts';
export type { Replacements, Served } from './serve.ts';
export { StoreError } from './store/error.ts';
export type { StoreProblem } from './store/error.ts';
export { openStore } from './store/open.ts';
export type { StoreConfig } from './store/open.ts';
export type * from './store/store.ts';
