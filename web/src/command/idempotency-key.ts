/** A new key that makes a repeated request one and the same deed; made also where the page was not loaded securely. */
export function newIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
