import type { EntryId } from '../../../kernel/ids.ts';
import { disqualifiedOf } from '../../../rules/formats/disqualification.ts';
import type { FormatState, Outlook } from '../../../rules/formats/format.ts';
import type { WorthInHalves } from '../../../rules/standings/game-worth.ts';
import type { PairRow } from '../../../rules/standings/pair-standings.ts';
import { MOST_RANKED_PLAYERS, possibleRanks, type OpenGame } from '../../../rules/standings/possible-ranks.ts';

/**
 * Of every player of a table, in its order, the ranks that he can still have, exact on points, when every open game is won or
 * drawn; none in a table of more than twelve, where a draw is not half a win, or where a game lost is worth something. Who is
 * disqualified is last, and has none. Source: Round robin 3.1.
 *
 * An open game is two halves, each of which goes to one of the two: where points are whole, that leaves the same ranks as
 * if it could not be drawn.
 */
export function roundRobinOutlooks(
  state: FormatState,
  rows: readonly PairRow[],
  worth: WorthInHalves,
): ReadonlyMap<EntryId, Outlook> {
  const out = disqualifiedOf(state);
  const ranked = rows.filter(({ standing }) => !out.has(standing.entry));
  const isHalved = worth.loss === 0 && worth.win === 2 * worth.draw;
  const ranks =
    isHalved && ranked.length <= MOST_RANKED_PLAYERS ? possibleRanks(pointsOf(ranked, worth), halvesOf(ranked)) : [];
  const byEntry = new Map(ranked.map(({ standing }, index) => [standing.entry, ranks[index] ?? null]));
  return new Map(
    rows.map(({ standing: { entry } }) => [
      entry,
      { ranks: byEntry.get(entry) ?? null, isDisqualified: out.has(entry) },
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
