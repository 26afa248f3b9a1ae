/** What a GIF says of itself. */
interface ReadGif {
  /** In points. */
  readonly width: number;
  readonly height: number;
  /** For how long each of its frames is seen, in hundredths of a second. */
  readonly seen: readonly number[];
  readonly isEndless: boolean;
}

const CONTROL = 0xf9;
const APPLICATION = 0xff;

/** Reads a GIF block by block; throws where it is none, or goes on behind its end. Source: GIF89a 17-26. */
export function readGif(picture: Buffer): ReadGif {
  if (picture.toString('latin1', 0, 6) !== 'GIF89a') throw new Error('This is no GIF');
  const seen: number[] = [];
  let isEndless = false;
  let delay = 0;
  let at = 13 + tableBytes(picture[10] ?? 0);
  for (;;) {
    const block = picture[at];
    if (block === 0x3b && at === picture.length - 1) break;
    if (block === 0x21) {
      const label = picture[at + 1];
      if (label === CONTROL) delay = picture.readUInt16LE(at + 4);
      if (label === APPLICATION) isEndless = picture.readUInt16LE(at + 16) === 0;
      at = behindBlocks(picture, at + 2);
    } else if (block === 0x2c) {
      seen.push(delay);
      at = behindBlocks(picture, at + 11 + tableBytes(picture[at + 9] ?? 0));
    } else throw new Error(`At ${at} of a GIF there is no block`);
  }
  return { width: picture.readUInt16LE(6), height: picture.readUInt16LE(8), seen, isEndless };
}

/** How long the table of colours is of which these bits tell. */
function tableBytes(bits: number): number {
  return bits & 0x80 ? 3 * 2 ** ((bits & 7) + 1) : 0;
}

/** Where the row of blocks ends that begins here: at one that is empty. */
function behindBlocks(picture: Buffer, from: number): number {
  let at = from;
  for (let length = picture.readUInt8(at); length > 0; length = picture.readUInt8(at)) at += length + 1;
  return at + 1;
}
