/** The flags there are. Each command says which of them it takes. */

export type ValueFlag =
  | 'position'
  | 'option'
  | 'level'
  | 'preset'
  | 'seed'
  | 'lines'
  | 'table'
  | 'time'
  | 'nodes'
  | 'depth'
  | 'games'
  | 'turns'
  | 'sprt'
  | 'concurrency'
  | 'neighbours'
  | 'patience'
  | 'output'
  | 'side'
  | 'port'
  | 'host'
  | 'data'
  | 'database'
  | 'site'
  | 'origins'
  | 'trust-proxy'
  | 'keep'
  | 'log';
export type Switch = 'json' | 'stdin' | 'all' | 'round-robin' | 'help' | 'version';
export type Flag = ValueFlag | Switch;

interface FlagText {
  /** What stands after it, for a flag with a value. */
  readonly value?: string;
  readonly about: string;
}

export const FLAGS: Readonly<Record<Flag, FlagText>> = {
  position: { value: 'P', about: 'a position as text, in quotes; without it the initial position' },
  option: { value: 'k=v', about: 'an option of the rule set; may be given several times' },
  level: { value: 'N', about: 'how strong the computer plays, 1 to 10; 10 unless given' },
  preset: { value: 'NAME', about: 'full, or material: it looks at captured material alone' },
  seed: { value: 'N', about: 'chance begins here; the same seed gives the same choices' },
  lines: { value: 'N', about: 'how many different turns to give, the best first' },
  table: { value: 'MB', about: 'memory for positions already looked at' },
  time: { value: 'MS', about: 'milliseconds a turn' },
  nodes: { value: 'N', about: 'actions tried a turn' },
  depth: { value: 'N', about: 'turns ahead' },
  games: { value: 'N', about: 'how many games, an even number; 100 unless given' },
  turns: { value: 'N', about: 'a game not over so many turns after its opening is a draw; 300 unless given' },
  sprt: { value: 'E0,E1', about: 'stop once it is clear whether the difference is E0 or E1 Elo' },
  concurrency: { value: 'N', about: 'how many games at a time, each in a thread; 1 unless given' },
  neighbours: { value: 'K', about: 'each plays only those at most K places away' },
  patience: {
    value: 'MS',
    about: 'a program silent for so long beyond its time has ended; 10000 unless given',
  },
  output: { value: 'FILE', about: 'write all games there, as text' },
  side: { value: 'SIDE', about: 'the side you play; the one that begins unless given' },
  port: { value: 'N', about: 'the port to listen on; 8080 unless given, 0 for any that is free' },
  host: { value: 'ADDRESS', about: 'where to listen; only this machine, 127.0.0.1, unless given' },
  data: { value: 'FOLDER', about: 'where games are kept in a file; .data unless given' },
  database: { value: 'URL', about: 'keep games in this PostgreSQL database instead' },
  site: { value: 'FOLDER', about: 'the built site, to be served too' },
  origins: { value: 'URLS', about: 'other sites whose pages may open sockets here, with commas between' },
  'trust-proxy': { value: 'WHOM', about: 'true, or addresses of proxies that name the client’s address' },
  keep: { value: 'DAYS', about: 'how long finished games are kept; 365 unless given' },
  log: { value: 'LEVEL', about: 'debug, info, warn, error or silent; warn unless given' },
  json: { about: 'JSON for programs' },
  stdin: { about: 'read one position a line, write one JSON line for each' },
  all: { about: 'leave nothing out of a long list' },
  'round-robin': { about: 'everyone plays everyone, and all get a rating' },
  help: { about: 'this text' },
  version: { about: 'the version' },
};

export const FLAG_NAMES = Object.keys(FLAGS) as readonly Flag[];

/** What every command that takes a position understands. */
export const POSITION_FLAGS: readonly Flag[] = ['position', 'option', 'json', 'stdin'];

/** How long the computer thinks. */
export const LIMIT_FLAGS: readonly Flag[] = ['time', 'nodes', 'depth'];

export const isFlag = (name: string): name is Flag => Object.hasOwn(FLAGS, name);

export const isValueFlag = (flag: Flag): flag is ValueFlag => FLAGS[flag].value !== undefined;
