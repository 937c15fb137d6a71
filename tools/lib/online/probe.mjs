// Loaded into a server before its own program, so that a tool that started it can ask what it holds, after a collection
// of garbage. The server ends when the tool does, however that comes.
import { readdirSync } from 'node:fs';
import { getHeapCodeStatistics } from 'node:v8';

const count = (items) => {
  const counts = {};
  for (const item of items) counts[item] = (counts[item] ?? 0) + 1;
  return counts;
};

/** Open files and sockets, where the system can tell. */
const openFiles = () => {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return null;
  }
};

const pause = (time) =>
  new Promise((done) => {
    setTimeout(done, time);
  });

/** Memory settles in steps: what a finalizer frees is collected only the next time. */
const holdings = async () => {
  for (let round = 0; round < 3; round++) {
    globalThis.gc();
    await pause(20);
  }
  const { user, system } = process.cpuUsage();
  const { code_and_metadata_size: code, bytecode_and_metadata_size: bytecode } = getHeapCodeStatistics();
  return {
    ...process.memoryUsage(),
    code: code + bytecode,
    files: openFiles(),
    resources: count(process.getActiveResourcesInfo()),
    cpu: (user + system) / 1e6,
  };
};

if (process.channel) {
  process.on('message', () => {
    void holdings().then((answer) => process.send?.(answer));
  });
  process.on('disconnect', () => process.exit(1));
  // To be asked is no reason to stay.
  process.channel.unref();
}
