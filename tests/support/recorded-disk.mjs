// Given to a program with `--import`: what its database's thread does to the files below RECORDED_FOLDER, and when it answers, is
// written to the file RECORDED_IN in its order, a line each: `write FILE`, `sync FILE`, `rename FILE TO`, `remove FILE`, `answer`. While there is
// a file RECORDED_IN.broken, every sync fails as on a disk that has an error.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { Socket } from 'node:net';
import { join, relative } from 'node:path';
import workerThreads from 'node:worker_threads';

const { RECORDED_FOLDER: folder = '', RECORDED_IN: record = '' } = process.env;
const note = (...words) => fs.appendFileSync(record, `${words.join(' ')}\n`);
const named = (path) => relative(folder, String(path)) || '.';
const nameOf = (descriptor) => named(fs.readlinkSync(`/proc/self/fd/${descriptor}`));

function recordThread() {
  const { cpSync, writeSync, fsyncSync, fdatasyncSync, renameSync, unlinkSync } = fs;
  const recordedSync = (sync) => (descriptor) => {
    if (fs.existsSync(`${record}.broken`)) {
      throw Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO', errno: -5, syscall: 'fdatasync' });
    }
    sync(descriptor);
    note('sync', nameOf(descriptor));
  };
  fs.writeSync = (descriptor, ...rest) => {
    note('write', nameOf(descriptor));
    return writeSync(descriptor, ...rest);
  };
  fs.cpSync = (from, to, options) => {
    cpSync(from, to, options);
    for (const entry of fs.readdirSync(to, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) note('write', named(join(entry.parentPath, entry.name)));
  };
  fs.fsyncSync = recordedSync(fsyncSync);
  fs.fdatasyncSync = recordedSync(fdatasyncSync);
  fs.renameSync = (from, to) => {
    note('rename', named(from), named(to));
    return renameSync(from, to);
  };
  fs.unlinkSync = (path) => {
    note('remove', named(path));
    return unlinkSync(path);
  };
  const { write } = Socket.prototype;
  Socket.prototype.write = function answer(...given) {
    note('answer');
    return write.apply(this, given);
  };
}

if (workerThreads.isMainThread) {
  const { Worker } = workerThreads;
  workerThreads.Worker = class extends Worker {
    constructor(file, options = {}) {
      super(file, { ...options, execArgv: [...(options.execArgv ?? []), '--import', import.meta.url] });
    }
  };
} else recordThread();
syncBuiltinESMExports();
