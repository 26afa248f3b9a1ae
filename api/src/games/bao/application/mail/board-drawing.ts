import { otherSeat, type Seat } from '../../../../kernel/seat.ts';
import type { BaoPositionView } from '../view.ts';
import {
  within,
  type Stamp,
  type StampArt,
  type StampedDrawing,
} from '../../../../application/mail/stamped-picture.ts';
import { stroked, tenths } from '../../../../application/mail/stroked-text.ts';

/** What a picture shows: a position, whose rows are below, and the pits where the last move began and stopped. */
export interface PicturedBoard {
  readonly position: BaoPositionView;
  readonly reader: Seat;
}

/** The size of the drawing in its own units. */
export const DRAWING = { width: 1000, height: 800 } as const;

const COLOURS = {
  wood: '#774a24',
  edge: '#3f230d',
  pit: '#251206',
  pitLine: '#40230d',
  ink: '#fbf1df',
  quiet: '#f3e3c8',
  mark: '#ffdf8f',
  seed: '#d9ddcd',
  seedEdge: '#8b917f',
} as const;

const ROWS = [198, 332, 468, 602];
const COUNTS = [132, 262, 538, 668];
const STORES = { far: 74, near: 726 } as const;
const NUMBERS = { far: 25, near: 775 } as const;
const RADIUS = 42;
const MIDDLE = DRAWING.width / 2;
const LONE_TURN = Math.PI * (3 - Math.sqrt(5));

/** The board without text elements, in the colours of the light look, so that it is drawn alike everywhere. */
export function boardDrawing({ position, reader }: PicturedBoard): StampedDrawing {
  const marked = lastPits(position);
  return {
    ...DRAWING,
    still: emptyBoard(reader),
    stamps: [
      ...storeStamps(position.sides[otherSeat(reader)].store, STORES.far),
      ...storeStamps(position.sides[reader].store, STORES.near),
      ...pitsOf(position, reader).flatMap((pit) => pitStamps(pit, marked.has(pit.name))),
    ],
  };
}

function emptyBoard(reader: Seat): string {
  const letters = lettersOf(reader).flatMap((letter, index) =>
    [26, 974].map((x) => stroked(letter, { x, y: ROWS[index] ?? 0, height: 22, colour: COLOURS.quiet })),
  );
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((number) => [
    stroked(String(number), { x: columnX(8 - number), y: NUMBERS.far, height: 20, colour: COLOURS.quiet }),
    stroked(String(number), { x: columnX(number - 1), y: NUMBERS.near, height: 20, colour: COLOURS.quiet }),
  ]);
  const { width, height } = DRAWING;
  return [
    `<rect width="${width}" height="${height}" fill="${COLOURS.wood}"/>`,
    `<path d="M26 ${height / 2}H974" stroke="${COLOURS.edge}" stroke-width="3"/>`,
    ...letters,
    ...numbers,
  ].join('');
}

interface Pit {
  readonly name: string;
  readonly seeds: number;
  readonly x: number;
  readonly y: number;
  readonly countY: number;
  readonly house: 'awake' | 'asleep' | null;
  readonly isBlocked: boolean;
}

function columnX(column: number): number {
  return 97.5 + 115 * column;
}

function lettersOf(reader: Seat): readonly string[] {
  return reader === 'first' ? ['b', 'a', 'A', 'B'] : ['B', 'A', 'a', 'b'];
}

function pitsOf({ sides, blocked }: BaoPositionView, reader: Seat): readonly Pit[] {
  return lettersOf(reader).flatMap((letter, index) => {
    const isFar = index < 2;
    const side = sides[isFar ? otherSeat(reader) : reader];
    const isFront = letter.toUpperCase() === 'A';
    return (isFront ? side.front : side.back).map((seeds, place) => {
      const name = `${letter}${place + 1}`;
      const column = isFar ? 7 - place : place;
      const state = side.houseAwake ? ('awake' as const) : ('asleep' as const);
      return {
        name,
        seeds,
        x: columnX(column),
        y: ROWS[index] ?? 0,
        countY: COUNTS[index] ?? 0,
        house: isFront && place === 4 && side.ownsHouse ? state : null,
        isBlocked: name === blocked,
      };
    });
  });
}

/** The pits where the last move began and where it stopped. */
function lastPits({ trace }: BaoPositionView): ReadonlySet<string> {
  const ends = [
    trace.find(({ kind }) => kind === 'PLACE' || kind === 'LIFT'),
    trace.findLast(({ kind }) => kind === 'STOP'),
  ];
  return new Set(ends.flatMap((step) => (step === undefined ? [] : [step.pit])));
}

function pitStamps({ seeds, x, y, countY, house, isBlocked }: Pit, isMarked: boolean): readonly Stamp[] {
  return [
    { x, y, art: pit(house, isMarked) },
    ...(seeds === 0 ? [] : [{ x, y, art: heap(seeds) }]),
    ...(isBlocked ? [{ x, y, art: CROSS }] : []),
    ...(seeds === 0 ? [] : [{ x, y: countY, art: countOf(seeds) }]),
  ];
}

function pit(house: Pit['house'], isMarked: boolean): StampArt {
  const rim = isMarked ? `stroke="${COLOURS.mark}" stroke-width="6"` : `stroke="${COLOURS.pitLine}" stroke-width="2.5"`;
  const hollow = `fill="${COLOURS.pit}" ${rim}`;
  if (house === null) return within(RADIUS + 4, `<circle r="${RADIUS}" ${hollow}/>`);
  const dashes = house === 'asleep' ? ' stroke-dasharray="10 8"' : '';
  const frame = `fill="none" stroke="${COLOURS.quiet}" stroke-width="4"${dashes}`;
  const inner = `<rect x="${-RADIUS}" y="${-RADIUS}" width="${RADIUS * 2}" height="${RADIUS * 2}" rx="14" ${hollow}/>`;
  return within(52, `<rect x="-49" y="-49" width="98" height="98" rx="16" ${frame}/>${inner}`);
}

const CROSS = within(
  34,
  `<path d="M-30 -30l60 60M30 -30l-60 60" stroke="${COLOURS.mark}" stroke-width="7" stroke-linecap="round"/>`,
);

/** Seeds on a spiral that fills the pit from its middle, the closer together the more there are. */
function heap(seeds: number): StampArt {
  const size = seeds > 12 ? 5.2 : 8;
  const spread = Math.min(13, (RADIUS - size - 3) / Math.sqrt(seeds));
  const dots = Array.from({ length: seeds }, (_, index) => {
    const reach = seeds === 1 ? 0 : spread * Math.sqrt(index + 0.5);
    const turn = index * LONE_TURN;
    return `M${tenths(reach * Math.cos(turn))} ${tenths(reach * Math.sin(turn))}h0`;
  });
  return within(RADIUS, drawDots(dots.join(''), size));
}

function countOf(seeds: number): StampArt {
  return {
    drawing: stroked(String(seeds), { x: 0, y: 0, height: 30, colour: COLOURS.ink }),
    reach: { x: 30, y: 18 },
  };
}

function drawDots(dots: string, size: number): string {
  const layer = (colour: string, width: number) =>
    `<path d="${dots}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" fill="none"/>`;
  return layer(COLOURS.seedEdge, size * 2 + 3) + layer(COLOURS.seed, size * 2);
}

/** The seeds that are not on the board yet, in a row with their number; nothing once they are all sown. */
function storeStamps(seeds: number, y: number): readonly Stamp[] {
  if (seeds === 0) return [];
  const dots = Array.from({ length: seeds }, (_, index) => `M${98 - MIDDLE + index * 34} 0h0`).join('');
  const trough = `<rect x="${54 - MIDDLE}" y="-24" width="892" height="48" rx="24" fill="${COLOURS.pit}"/>`;
  const row = { drawing: trough + drawDots(dots, 8), reach: { x: MIDDLE, y: 25 } };
  return [
    { x: MIDDLE, y, art: row },
    { x: 900, y, art: countOf(seeds) },
  ];
}
