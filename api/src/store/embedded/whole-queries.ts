/** What a connection asks: `open` when the query is not at its end, and the connection waits in the middle of it all the same. */
export interface Asked {
  readonly kind: 'encryption' | 'cancel' | 'open' | 'whole';
  /** All the messages of it, to be handed to the database at once. */
  readonly bytes: Buffer;
}

const EMPTY = Buffer.alloc(0);

/** A message begins with its kind, which the first of a connection has not, and its length, which counts itself. */
const KIND_BYTES = 1;
const LENGTH_BYTES = 4;

/** In place of a version, the first message may say that it wants something else. */
const CANCEL = 80_877_102;
const ENCRYPTIONS = new Set([80_877_103, 80_877_104]);

const FLUSH = 'H'.charCodeAt(0);
/** Messages after which more of the same query follows: parse, bind, describe, execute, close. */
const PARTS = new Set([...'PBDEC'].map((letter) => letter.charCodeAt(0)));

/**
 * Puts together what one connection sends: answers for each piece of bytes the queries that are complete with it, in their order. A
 * query sent in parts (parse, bind, execute … sync) is one, from its first part to its sync.
 */
export function wholeQueries(): (piece: Buffer) => readonly Asked[] {
  let left: Buffer = EMPTY;
  let hasStarted = false;

  /** The length of the message that begins here; null: it has not come wholly. */
  function messageAt(from: number): number | null {
    const before = hasStarted ? KIND_BYTES : 0;
    if (left.length < from + before + LENGTH_BYTES) return null;
    const length = before + left.readInt32BE(from + before);
    return left.length < from + length ? null : length;
  }

  function kindOfFirst(): Asked['kind'] {
    const version = left.readInt32BE(LENGTH_BYTES);
    if (ENCRYPTIONS.has(version)) return 'encryption';
    hasStarted = version !== CANCEL;
    return hasStarted ? 'whole' : 'cancel';
  }

  return (piece) => {
    left = left.length === 0 ? piece : Buffer.concat([left, piece]);
    const asked: Asked[] = [];
    let end = 0;
    for (let length = messageAt(end); length !== null; length = messageAt(end)) {
      const letter = left[end] ?? 0;
      end += length;
      if (hasStarted && PARTS.has(letter)) continue;
      const kind = hasStarted ? (letter === FLUSH ? 'open' : 'whole') : kindOfFirst();
      asked.push({ kind, bytes: left.subarray(0, end) });
      left = left.subarray(end);
      end = 0;
    }
    return asked;
  };
}
