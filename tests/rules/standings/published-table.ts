import { asId, type EntryId } from '../../../api/src/kernel/ids.ts';
import type { PairGame, PairPlayer } from '../../../api/src/rules/standings/pair-game.ts';

/** A row of KIBA's published example: the cells by opponent, and the final line. */
export interface PublishedRow {
  readonly id: EntryId;
  readonly name: string;
  readonly elo: number;
  readonly matches: number;
  readonly cells: Readonly<Record<string, string>>;
  readonly rank: number;
  readonly score: number;
  readonly neustadtl: number;
  readonly kiba: number;
}

const row = (
  id: string,
  name: string,
  rating: readonly [elo: number, matches: number],
  cells: Readonly<Record<string, string>>,
  line: readonly [rank: number, score: number, neustadtl: number, kiba: number],
): PublishedRow => ({
  id: asId<EntryId>(id),
  name,
  elo: rating[0],
  matches: rating[1],
  cells,
  rank: line[0],
  score: line[1],
  neustadtl: line[2],
  kiba: line[3],
});

/**
 * The published crosstable in its published order, and the final table beside it. The numbers of matches are not
 * published: they are those that, with the published Elo, give the published KIBA scores.
 */
export const PUBLISHED_TABLE: readonly PublishedRow[] = [
  row('3', 'Kobe', [1926, 347], { 12: '-+', 30: '-+', 77: '++', 154: '-+' }, [2, 5, 7.5, 540]),
  row('12', 'Oscar', [2069, 315], { 3: '+-', 30: '++', 77: '++', 154: '++' }, [1, 7, 10.5, 522]),
  row('30', 'Jan', [1808, 174], { 3: '+-', 12: '--', 77: '++', 154: '+-' }, [3, 4, 4.5, 355]),
  row('77', 'Peter', [1675, 4], { 3: '--', 12: '--', 30: '--', 154: '--' }, [5, 0, 0, 171]),
  row('154', 'Sock', [1694, 18], { 3: '+-', 12: '--', 30: '-+', 77: '++' }, [4, 4, 4.5, 187]),
];

export const PUBLISHED_PLAYERS: readonly PairPlayer[] = PUBLISHED_TABLE.map(({ id, name, elo, matches }) => ({
  id,
  name,
  elo,
  matches,
}));

/** The twenty games behind the cells, read from the upper half of the table. */
export const PUBLISHED_GAMES: readonly PairGame[] = PUBLISHED_TABLE.flatMap((above, index) =>
  PUBLISHED_TABLE.slice(index + 1).flatMap((below) =>
    [1, 2].map((number) => ({
      key: null,
      first: number === 1 ? above.id : below.id,
      second: number === 1 ? below.id : above.id,
      number,
      decided: true,
      winner: above.cells[below.id]?.[number - 1] === '+' ? above.id : below.id,
    })),
  ),
);
