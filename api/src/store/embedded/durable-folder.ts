import { constants, fdatasyncSync, fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { SMALL } from './small.ts';
import type { Failure } from './order.ts';

/** PGlite leaves PostgreSQL's own care for the disk out (-F); this is with it. */
const WITH_SYNC = [
  ...SMALL.filter((parameter) => parameter !== '-F'),
  // The other ways of syncing the log end in system calls that Emscripten answers without doing anything.
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'checkpoint_flush_after=0'],
];

type Options = Parameters<NodeFS['init']>[1];
type Initialised = ReturnType<NodeFS['init']>;

/** What is used of Emscripten's file system, in which PGlite mounts the folder. */
interface Files {
  isDir(mode: number): boolean;
  readonly filesystems: {
    readonly NODEFS: {
      readonly stream_ops: { fsync?: (stream: OpenFile) => number };
      tryFSOperation<Value>(this: void, work: () => Value): Value;
    };
  };
}

interface OpenFile {
  /** The descriptor of the process. */
  readonly nfd: number;
  readonly flags: number;
  readonly node: { readonly name: string; readonly mode: number };
}

/** The two bits that say whether a file is open for reading only. */
const ACCESS = constants.O_RDONLY | constants.O_WRONLY | constants.O_RDWR;

/** A system call's error that says that a disk is full, read-only or broken, or a file not to be written by this user. */
const DISK_ERRORS = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO', 'EACCES', 'EPERM']);

/** Whether the disk has not done something that was asked of it. */
export function isDiskError(cause: unknown): cause is Error {
  return cause instanceof Error && 'code' in cause && DISK_ERRORS.has(String(cause.code));
}

/** Segments of the log, 16 MB each, that are written between two checkpoints. */
const SEGMENTS = 4;
const SEGMENT_NAME = /^[\dA-F]{24}$/;

/**
 * A folder of the machine in which PostgreSQL's syncs are done: PGlite's own file system knows none. With it PostgreSQL
 * itself sees to the order: a commit's part of the log is on the disk before the commit is answered, and files and folders
 * are before a checkpoint counts; and where a sync fails, it gives itself up without an answer. Then, and whenever else it
 * does, `onBroken` is called in the middle of it: PGlite would go on with what is left, so nothing may be run afterwards. Before the
 * log is synced, which no commit is answered without, one is added to `commits`.
 */
export class DurableFolder extends NodeFS {
  readonly #onBroken: (failure: Failure) => never;
  readonly #commits: Int32Array;
  readonly #segments = new Set<string>();
  #lastWords: string | null = null;
  #diskError: string | null = null;

  constructor(folder: string, commits: Int32Array, onBroken: (failure: Failure) => never) {
    super(folder);
    this.#commits = commits;
    this.#onBroken = onBroken;
  }

  /** The database in it, made if there is none. */
  open(): Promise<PGlite> {
    const onStderr = (line: string): boolean => {
      this.#lastWords = /(?:FATAL|PANIC): +(.*)/.exec(line)?.[1] ?? this.#lastWords;
      return false;
    };
    return PGlite.create({ fs: this, startParams: WITH_SYNC, onStderr });
  }

  /** Why it came to an end: what PostgreSQL said last, or what the disk refused, or else this. */
  failure(otherwise: string): Failure {
    return { reason: this.#lastWords ?? this.#diskError ?? otherwise, isDisk: this.#diskError !== null };
  }

  /** Whether so much log was written since it was last asked that there should be a checkpoint; PGlite makes none by itself. */
  isCheckpointDue(): boolean {
    if (this.#segments.size <= SEGMENTS) return false;
    this.#segments.clear();
    return true;
  }

  override async init(db: PGlite, options: Options): Initialised {
    const { emscriptenOpts } = await super.init(db, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), ({ FS }: { readonly FS: unknown }) => this.#attend(FS as Files)];
    const onAbort = (cause: unknown): never => this.#onBroken(this.failure(String(cause)));
    return { emscriptenOpts: { ...emscriptenOpts, preRun, onAbort } };
  }

  #attend({ isDir, filesystems: { NODEFS: files } }: Files): void {
    const { tryFSOperation } = files;
    files.tryFSOperation = (work) =>
      tryFSOperation(() => {
        try {
          return work();
        } catch (cause) {
          this.#note(cause);
          throw cause;
        }
      });
    files.stream_ops.fsync = ({ nfd, flags, node: { name, mode } }) => {
      const isLog = SEGMENT_NAME.test(name);
      if (isLog) Atomics.add(this.#commits, 0, 1);
      if (isDir(mode)) files.tryFSOperation(() => fsyncSync(nfd));
      // PostgreSQL opens a file for writing when it wants it synced; this is but its hint that it will.
      else if ((flags & ACCESS) !== constants.O_RDONLY) files.tryFSOperation(() => fdatasyncSync(nfd));
      if (isLog) this.#segments.add(name);
      return 0;
    };
  }

  #note(cause: unknown): void {
    if (isDiskError(cause)) this.#diskError = cause.message;
  }
}
