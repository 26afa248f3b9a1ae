// Given to a server with `--import`: what its disk refuses is written in the file that FAILING_DISK names, while that is there.
// `full`: no file can grow; `read-only`: nothing can be written. Only what is below the folder FAILING_FOLDER is refused.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { FAILING_DISK: told = '', FAILING_FOLDER: folder = '' } = process.env;
const { writeSync, openSync, ftruncateSync } = fs;

const refusal = () => {
  try {
    return fs.readFileSync(told, 'utf8').trim();
  } catch {
    return '';
  }
};
const fail = (code, errno) => {
  throw Object.assign(new Error(`${code}: the disk of this test, write`), { code, errno, syscall: 'write' });
};
const isOurs = (file) => fs.fstatSync(file).isFile() && fs.readlinkSync(`/proc/self/fd/${file}`).startsWith(folder);

function check(file, end) {
  const refused = refusal();
  if (refused === '' || !isOurs(file)) return;
  if (refused === 'read-only') fail('EROFS', -30);
  if (end > fs.fstatSync(file).size) fail('ENOSPC', -28);
}

fs.writeSync = (file, data, ...rest) => {
  const [first, length = data.byteLength ?? data.length, position] =
    typeof rest[0] === 'object' && rest[0] !== null ? [rest[0].offset, rest[0].length, rest[0].position] : rest;
  check(file, (position ?? Number.POSITIVE_INFINITY) + (length ?? data.byteLength - (first ?? 0)));
  return writeSync(file, data, ...rest);
};
fs.ftruncateSync = (file, size = 0) => {
  check(file, size);
  return ftruncateSync(file, size);
};
fs.openSync = (path, flags, ...rest) => {
  const writes = typeof flags === 'number' ? (flags & 3) !== 0 : typeof flags === 'string' && /[wa+]/.test(flags);
  if (writes && String(path).startsWith(folder) && refusal() === 'read-only') fail('EROFS', -30);
  return openSync(path, flags, ...rest);
};
syncBuiltinESMExports();
