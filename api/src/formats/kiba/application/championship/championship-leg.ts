import { invariant } from '../../../../kernel/assert.ts';
import type { EntryId } from '../../../../kernel/ids.ts';
import { CHAMPIONSHIP_TOURNAMENTS } from '../../rules/championship/standings.ts';
import { tournamentScores, type ScoreTerm, type StageTable } from '../../rules/championship/tournament-score.ts';
import { isPlayoffGroup } from '../../rules/stages.ts';
import type { EntryRecord } from '../../../../store/reading/entry.ts';
import { formatOf } from '../../../../application/state/format-state.ts';
import { championOf, type SeriesPart } from '../../../../application/state/series/series-part.ts';

/** A player's championship points from one tournament, and the games that they come from. */
export interface LegScore {
  readonly entry: EntryRecord;
  readonly points: number;
  readonly terms: readonly ScoreTerm[];
}

/**
 * One of the four tournaments; `part` null: not named yet. `scores` are those so far, most points first; they count in the
 * standings when the tournament `isFinished`.
 */
export interface ChampionshipLeg {
  readonly number: number;
  readonly part: SeriesPart | null;
  readonly isFinished: boolean;
  readonly champion: EntryId | null;
  readonly scores: readonly LegScore[];
}

/** The four tournaments of a championship by number; one that was cancelled has left its place. Source: Championship 2.1, 2.2. */
export function championshipLegs(parts: readonly SeriesPart[]): readonly ChampionshipLeg[] {
  return Array.from({ length: CHAMPIONSHIP_TOURNAMENTS }, (_, index) => {
    const number = index + 1;
    const part = parts.find(
      ({ tournament: { seriesRole, seriesNumber, status } }) =>
        seriesRole === 'TOURNAMENT' && seriesNumber === number && status !== 'CANCELLED',
    );
    if (part === undefined) return { number, part: null, isFinished: false, champion: null, scores: [] };
    const isFinished = part.tournament.status === 'FINISHED';
    return { number, part, isFinished, champion: championOf(part), scores: scoresOf(part) };
  });
}

function scoresOf(part: SeriesPart): readonly LegScore[] {
  const entries = new Map(part.entries.map((entry) => [entry.id, entry]));
  const scores = tournamentScores([...entries.keys()], tablesOf(part), championOf(part));
  return scores
    .map(({ entry: id, ...score }) => {
      const entry = entries.get(id);
      invariant(entry !== undefined, 'a score is an entry’s');
      return { entry, ...score };
    })
    .toSorted((a, b) => b.points - a.points);
}

/** The tables that count: those of the groups and of the final; a play-off is no part of its group's. Source: KIBA 9.5. */
function tablesOf({ tournament, state }: SeriesPart): readonly StageTable[] {
  const format = formatOf(tournament);
  const kinds = new Map(state.plan.stages.map(({ key, kind }) => [key, kind]));
  return state.plan.groups
    .filter(({ key }) => !isPlayoffGroup(key))
    .map(({ key, stage }) => ({ stage: kinds.get(stage) ?? '', standings: format.standings(state, key) }));
}
