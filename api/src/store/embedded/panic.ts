/** The bytes of a message's kind and length. */
const HEAD = 5;
const ERROR_RESPONSE = 'E'.charCodeAt(0);
const PANIC = Buffer.from('SPANIC\0');

/**
 * Looks through the messages that the database answers, however they are cut into pieces, for the error with which it gives
 * itself up. Source: PostgreSQL 18, 54.7 "Message Formats".
 */
export function panicWatch(): { look(piece: Uint8Array): void; hasPanicked(): boolean } {
  let gathered: Buffer = Buffer.alloc(0);
  let passedOver = 0;
  let hasPanicked = false;

  /** Takes one message, or as much of it as is there, from the front; answers whether more can be taken. */
  function take(): boolean {
    const skipped = Math.min(passedOver, gathered.length);
    passedOver -= skipped;
    gathered = gathered.subarray(skipped);
    if (gathered.length < HEAD) return false;
    const length = gathered.readUInt32BE(1) + 1;
    if (gathered[0] === ERROR_RESPONSE) {
      if (gathered.length < length) return false;
      hasPanicked ||= gathered.subarray(HEAD, HEAD + PANIC.length).equals(PANIC);
    }
    passedOver = length;
    return true;
  }

  return {
    look(piece) {
      const { buffer, byteOffset, length } = piece;
      gathered = gathered.length === 0 ? Buffer.from(buffer, byteOffset, length) : Buffer.concat([gathered, piece]);
      while (take());
      // The piece is the database's own memory, which changes.
      gathered = Buffer.from(gathered);
    },
    hasPanicked: () => hasPanicked,
  };
}
