import type { EntryId } from '../../kernel/ids.ts';
import type { WorthInHalves } from '../standings/game-worth.ts';
import type { PairRow } from '../standings/pair-standings.ts';
import { MOST_RANKED_PLAYERS, possibleRanks, type OpenGame } from '../standings/possible-ranks.ts';
import { disqualifiedOf } from './disqualification.ts';
import type { FormatState, Outlook } from './format.ts';

/**
 * Of every player of a table, in its order, the ranks that he can still have, exact on points, when every open game is won or
 * drawn; none in a table of more than twelve, where a draw is not half a win, or where a game lost is worth something. Who is in `last`
 * is behind all others whatever his points, and has none. Source: Round robin 3.1, KIBA 9.
 *
 * An open game is two halves, each of which goes to one of the two: where points are whole, that leaves the same ranks as
 * if it could not be drawn.
 */
export function pairOutlooks(
  state: FormatState,
  rows: readonly PairRow[],
  { worth, last }: { readonly worth: WorthInHalves; readonly last: ReadonlySet<EntryId> },
): ReadonlyMap<EntryId, Outlook> {
  const disqualified = disqualifiedOf(state);
  const ranked = rows.filter(({ standing }) => !last.has(standing.entry));
  const isHalved = worth.loss === 0 && worth.win === 2 * worth.draw;
  const ranks =
    isHalved && ranked.length <= MOST_RANKED_PLAYERS ? possibleRanks(pointsOf(ranked, worth), halvesOf(ranked)) : [];
  const byEntry = new Map(ranked.map(({ standing }, index) => [standing.entry, ranks[index] ?? null]));
  return new Map(
    rows.map(({ standing: { entry } }) => [
      entry,
      { ranks: byEntry.get(entry) ?? null, isDisqualified: disqualified.has(entry) },
    ]),
  );
}

/** Points by what half a game is worth. */
function pointsOf(rows: readonly PairRow[], { draw }: WorthInHalves): readonly number[] {
  return rows.map(({ standing }) => standing.points / draw);
}

function halvesOf(rows: readonly PairRow[]): readonly OpenGame[] {
  const place = new Map(rows.map(({ standing }, index) => [standing.entry, index]));
  return rows.flatMap(({ cells }, one) =>
    cells.flatMap(({ opponent, games }): OpenGame[] => {
      const other = place.get(opponent);
      if (other === undefined || other < one) return [];
      return games
        .filter(({ sign }) => sign === '.')
        .flatMap((): OpenGame[] => [
          [one, other],
          [one, other],
        ]);
    }),
  );
}
