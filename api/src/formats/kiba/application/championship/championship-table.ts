import type { PlayerId } from '../../../../kernel/ids.ts';
import { mabingwaField, type MabingwaDecisions } from '../../rules/championship/mabingwa-field.ts';
import { championshipStandings, type ChampionshipRow } from '../../rules/championship/standings.ts';
import type { SeriesRulingRecord } from '../../../../store/reading/series.ts';
import { entrySnapshot } from '../../../../application/state/entry-snapshot.ts';
import type { ChampionshipLeg, LegScore } from './championship-leg.ts';

/** What a place in the standings means for the Mabingwa: in it, tied over its last place, or refused. */
export const CHAMPIONSHIP_ZONES = ['MABINGWA', 'TIED', 'REFUSED'] as const;
export type ChampionshipZone = (typeof CHAMPIONSHIP_ZONES)[number];

/** A player of the championship; `scores` has one place for each of the four tournaments, null where he did not play. */
export interface ChampionshipTableRow extends ChampionshipRow<PlayerId> {
  readonly scores: readonly (LegScore | null)[];
  readonly zone: ChampionshipZone | null;
}

/**
 * The standings, best first: who would play the Mabingwa, best first, and the players of a tie over the last place that the
 * director has not settled. `isFinal` when all four tournaments are finished.
 */
export interface ChampionshipTable {
  readonly rows: readonly ChampionshipTableRow[];
  readonly mabingwa: readonly PlayerId[];
  readonly tied: readonly PlayerId[];
  readonly isFinal: boolean;
}

/**
 * The standings over the tournaments that are finished. A KIBA score is that of the player's last tournament among them, as
 * it was when its entries closed. Source: Championship 2.3, 2.4, Common 1.2.
 */
export function championshipTable(
  legs: readonly ChampionshipLeg[],
  rulings: readonly SeriesRulingRecord[],
): ChampionshipTable {
  const counted = legs.map((leg) => ({ ...leg, scores: leg.isFinished ? leg.scores : [] }));
  const standings = championshipStandings(
    playersOf(counted),
    counted.map(({ scores }) => scores.map(({ entry, points }) => ({ id: entry.player.id, points }))),
  );
  const decisions = decisionsOf(rulings);
  const { refused } = decisions;
  const field = mabingwaField(standings.rows, decisions);
  const zoneOf = (id: PlayerId): ChampionshipZone | null => {
    if (refused.includes(id)) return 'REFUSED';
    if (field.tied.includes(id)) return 'TIED';
    return field.players.includes(id) ? 'MABINGWA' : null;
  };
  const scoreIn = ({ scores }: ChampionshipLeg, id: PlayerId) => scores.find(({ entry }) => entry.player.id === id);
  return {
    rows: standings.rows.map((row) => ({
      ...row,
      scores: counted.map((leg) => scoreIn(leg, row.id) ?? null),
      zone: zoneOf(row.id),
    })),
    mabingwa: field.players,
    tied: field.tied,
    isFinal: legs.every(({ isFinished }) => isFinished),
  };
}

/** What the rulings of a championship decide about its Mabingwa, in their order. */
export function decisionsOf(rulings: readonly SeriesRulingRecord[]): MabingwaDecisions<PlayerId> {
  return {
    refused: rulings.filter(({ kind }) => kind === 'PLACE_REFUSED').flatMap(({ playerIds }) => playerIds),
    settled: rulings.filter(({ kind }) => kind === 'CUT_SETTLED').map(({ playerIds }) => playerIds),
  };
}

/** Everybody in these tournaments in the order in which they came, with what was noted of him in the last of them. */
function playersOf(legs: readonly ChampionshipLeg[]) {
  const players = new Map<PlayerId, { readonly id: PlayerId; readonly elo: number; readonly matches: number }>();
  for (const { part } of legs.filter(({ isFinished }) => isFinished)) {
    for (const entry of part?.entries ?? []) {
      const { elo, matches } = entrySnapshot(entry);
      players.set(entry.player.id, { id: entry.player.id, elo, matches });
    }
  }
  return [...players.values()];
}
