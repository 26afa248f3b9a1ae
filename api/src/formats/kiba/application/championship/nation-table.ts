import type { PlayerId } from '../../../../kernel/ids.ts';
import { nationRanking, type NationPlayer, type NationRanking } from '../../rules/championship/nation-ranking.ts';
import { CHAMPIONSHIP_TOURNAMENTS } from '../../rules/championship/standings.ts';
import { entrySnapshot } from '../../../../application/state/entry-snapshot.ts';
import type { Championship } from './championship.ts';
import type { ChampionshipLeg } from './championship-leg.ts';

/**
 * The countries after one tournament, by its number, or added over all (null); only finished tournaments count, and who has
 * no country counts for none. Players who bring in the same stand in the order of the tournament's list, over all in that of
 * the standings. Source: Championship 3.1 to 3.4, 3.6.
 */
export function nationTable(
  { legs, table, settings }: Pick<Championship, 'legs' | 'table' | 'settings'>,
  number: number | null,
): NationRanking<PlayerId> {
  const counted = legs.filter((leg) => leg.isFinished && (number === null || leg.number === number));
  const order = new Map(table.rows.map(({ id }, index) => [id, index]));
  const fields = counted.map((leg) => {
    const players = nationPlayers(leg);
    if (number !== null) return players;
    return players.toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
  });
  return nationRanking(fields, settings.nationMinimum);
}

/** Whether a championship has a tournament of this number. */
export function isTournamentNumber(number: number): boolean {
  return number >= 1 && number <= CHAMPIONSHIP_TOURNAMENTS;
}

function nationPlayers({ part, scores }: ChampionshipLeg): readonly NationPlayer<PlayerId>[] {
  const points = new Map(scores.map((score) => [score.entry.id, score.points]));
  return (part?.entries ?? []).flatMap((entry) => {
    const { country } = entrySnapshot(entry);
    return country === null ? [] : [{ id: entry.player.id, country, points: points.get(entry.id) ?? 0 }];
  });
}
