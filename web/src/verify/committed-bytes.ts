/** The bytes written in hexadecimal digits, blanks left out; null where the text is not such. */
export function hexBytes(text: string): Uint8Array<ArrayBuffer> | null {
  const digits = text.replaceAll(/\s/g, '');
  if (!/^(?:[0-9a-f]{2})+$/i.test(digits)) return null;
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Bytes as small hexadecimal digits. */
export const hexText = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether this browser can compute hashes: on addresses that are not secure (https) it refuses to. */
export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined;

/** What had to be published of a seed beforehand: SHA-256 over label, 0, id, 0 and seed, in hexadecimal digits. Source: Common 2. */
export async function commitmentOf(label: string, id: string, seed: Uint8Array): Promise<string> {
  const head = new TextEncoder().encode(`${label}\0${id}\0`);
  return hexText(await crypto.subtle.digest('SHA-256', Uint8Array.from([...head, ...seed])));
}

/** Numbers from 0 to below a bound, each as likely as another; a bound is at most 65536. */
export type DrawBelow = (bound: number) => Promise<number>;

/**
 * Draws from the bytes of HMAC-SHA-256 under the seed over `text|0`, `text|1` …: the next byte, beyond 256 the next two; those of the last
 * incomplete run are passed over. Source: Common 2.
 */
export async function drawingFrom(seed: Uint8Array<ArrayBuffer>, text: string): Promise<DrawBelow> {
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const waiting: number[] = [];
  let block = 0;
  const nextByte = async (): Promise<number> => {
    if (waiting.length === 0) {
      const signed = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${text}|${block}`));
      waiting.push(...new Uint8Array(signed));
      block += 1;
    }
    return waiting.shift() ?? 0;
  };
  return async (bound) => {
    const range = bound > 256 ? 65_536 : 256;
    for (;;) {
      const drawn = range === 256 ? await nextByte() : (await nextByte()) * 256 + (await nextByte());
      if (drawn < range - (range % bound)) return drawn % bound;
    }
  };
}
