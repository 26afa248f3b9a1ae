/** The database let nobody in, or fell silent; `cause` says why where something did. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

const TRANSIENT = new Set(['P2034', 'P2002', '40P01', '40001', '23505']);

/** Whether trying again may help: a deadlock, a serialisation failure, or a unique key that another has just taken. */
export function isTransient(cause: unknown): boolean {
  return !isUnavailable(cause) && partsOf(cause).some(({ code }) => TRANSIENT.has(code));
}

/** What to throw when another transaction has changed what this one has to lock: `isTransient`, so that it is tried again. */
export function overtaken(): Error {
  return Object.assign(new Error('Another transaction was quicker.'), { code: '40001' });
}

/**
 * SQLSTATEs of a database that cannot do its work, whoever asks: no connection, no room, memory or connections left, about to
 * stop or just starting, an error of its disk, one that may only be read, files or tables that it may not write, and what it gave up
 * because it took too long. Source: PostgreSQL 18, appendix A.
 */
const STATES = /^(08...|53...|57P0\d|57014|58...|25006|25P03|42501|55P03)$/;

/** Errors with which the database ends the connection, or itself. */
const SEVERITIES = new Set(['FATAL', 'PANIC']);

/** How Prisma says the same of what it could not reach, was cut off from, or waited for too long. */
const PRISMA_CODES = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037']);
const ADAPTER_KINDS = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections']);

/** How the operating system says that the other side of a connection is gone; of any connection, so it counts where Prisma tells it. */
const CUT_OFF = new Set(['EPIPE', 'ECONNRESET']);

/** How the driver says of a connection that it has ended; it has no codes for this. */
const ENDED = /^(Connection terminated|Client (was closed|has encountered a connection error) and is not queryable)/;

/** How the operating system says of a disk what PostgreSQL has no code for where it does not expect it. */
const DISK = /: (No space left on device|Disk quota exceeded|Read-only file system|Input\/output error)$/;

const broken = new WeakSet<object>();

/** Notes what a connection to the database broke with; whoever is told of it is told that the database is not available. */
export function noteBroken(cause: Error): void {
  broken.add(cause);
}

/**
 * Whether the database is to blame, not the work: it cannot be reached, does not answer, or nothing can be written to it.
 * What was to be committed at that moment may have been committed all the same, so the work is not to be tried again blindly.
 */
export function isUnavailable(cause: unknown): boolean {
  return partsOf(cause).some(
    ({ whole, code, kind, severity, message }) =>
      whole instanceof DatabaseUnavailable ||
      broken.has(whole) ||
      PRISMA_CODES.has(code) ||
      (CUT_OFF.has(code) && 'clientVersion' in whole) ||
      STATES.test(code) ||
      ADAPTER_KINDS.has(kind) ||
      SEVERITIES.has(severity) ||
      ENDED.test(message) ||
      DISK.test(message),
  );
}

/** What lies at the bottom of a failure, in a line for whoever runs the server. */
export function reasonOf(cause: unknown): string {
  const told = partsOf(cause).findLast(({ message, code }) => message !== '' || code !== '');
  return told === undefined ? String(cause) : told.message.trim().split('\n', 1)[0] || told.code;
}

interface Part {
  readonly whole: object;
  readonly code: string;
  readonly kind: string;
  readonly severity: string;
  readonly message: string;
}

const DEEPEST = 6;

/** A failure with all that it was caused by, the outermost first. */
function partsOf(value: unknown, depth = 0): readonly Part[] {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return [];
  const text = (key: string): string => {
    const given: unknown = Reflect.get(value, key);
    return typeof given === 'string' ? given : '';
  };
  const inner = ['originalError', 'meta', 'driverAdapterError', 'cause', 'errors'].flatMap(
    (key): readonly unknown[] => {
      const given: unknown = Reflect.get(value, key);
      return Array.isArray(given) ? given : [given];
    },
  );
  const own = {
    whole: value,
    code: text('originalCode') || text('code'),
    kind: text('kind'),
    severity: text('severity'),
    message: text('message'),
  };
  return [own, ...inner.flatMap((part) => partsOf(part, depth + 1))];
}
