/** What a place of one byte can stand for. */
export const MOST_COLOURS = 256;

/** The colours that a picture is shown in, and which of them stands for each of its own. */
export interface Palette {
  /** Four bytes each, read as one number, the first the lowest: red, green, blue, and how much is seen, by which they are dimmed. */
  readonly colours: readonly number[];
  /** Where the one stands in `colours` that is shown for this colour of the picture. */
  placeOf(colour: number): number;
}

/** The most frequent colours of these points, 256 at most; any other is shown as the nearest of them. */
export function paletteOf(points: Int32Array): Palette {
  const counts = countsOf(points);
  const byCount = [...counts.used].toSorted((one, other) => (counts.count[other] ?? 0) - (counts.count[one] ?? 0));
  const colours = byCount.slice(0, MOST_COLOURS).map((slot) => counts.colour[slot] ?? 0);
  const places = new Uint8Array(counts.colour.length);
  for (const [place, slot] of byCount.entries())
    places[slot] = place < MOST_COLOURS ? place : nearest(colours, counts.colour[slot] ?? 0);
  return { colours, placeOf: (colour) => places[slotOf(counts, colour)] ?? 0 };
}

/** How often each colour occurs. A table of open addressing over numbers: a `Map` takes four times as long for the edges of a board. */
interface Counts {
  readonly colour: Int32Array;
  /** By the same slots; 0 where a slot is free. */
  readonly count: Uint32Array;
  readonly used: number[];
}

const emptyCounts = (slots: number): Counts => ({
  colour: new Int32Array(slots),
  count: new Uint32Array(slots),
  used: [],
});

/** The slot that a colour has, or would have. */
function slotOf({ colour: colours, count }: Counts, colour: number): number {
  const last = colours.length - 1;
  let slot = (Math.imul(colour, 0x9e3779b1) >>> 12) & last;
  while (count[slot] !== 0 && colours[slot] !== colour) slot = (slot + 1) & last;
  return slot;
}

function add(counts: Counts, colour: number, times: number): void {
  const slot = slotOf(counts, colour);
  const before = counts.count[slot] ?? 0;
  if (before === 0) {
    counts.colour[slot] = colour;
    counts.used.push(slot);
  }
  counts.count[slot] = before + times;
}

/** Linear in the points; equal ones that follow each other are counted together. */
function countsOf(points: Int32Array): Counts {
  let counts = emptyCounts(1 << 11);
  let colour = points[0] ?? 0;
  let from = 0;
  for (let at = 1; at <= points.length; at += 1) {
    const next = points[at];
    if (next === colour) continue;
    add(counts, colour, at - from);
    if (counts.used.length * 2 > counts.colour.length) counts = grown(counts);
    from = at;
    colour = next ?? 0;
  }
  return counts;
}

function grown(counts: Counts): Counts {
  const more = emptyCounts(counts.colour.length * 2);
  for (const slot of counts.used) add(more, counts.colour[slot] ?? 0, counts.count[slot] ?? 0);
  return more;
}

/** Where the one stands in a palette that is nearest to this colour. Linear in the palette. */
export function nearest(palette: readonly number[], colour: number): number {
  let found = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [place, other] of palette.entries()) {
    const distance =
      Math.abs((other & 255) - (colour & 255)) +
      Math.abs(((other >> 8) & 255) - ((colour >> 8) & 255)) +
      Math.abs(((other >> 16) & 255) - ((colour >> 16) & 255));
    if (distance >= least) continue;
    found = place;
    least = distance;
  }
  return found;
}
