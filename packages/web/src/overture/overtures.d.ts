/** Where the overtures are, by their names: written by the build. */
declare module 'virtual:overtures' {
  export const OVERTURES: ReadonlyMap<string, string>;
}
