import type { EntryId } from '../../../../kernel/ids.ts';
import { asPoints } from '../../../../kernel/points.ts';
import type { Standing } from '../../../../rules/standings/standing.ts';
import { KIBA_STAGES, POINTS_OF_A_WIN, POINTS_OF_THE_CHAMPION, type KibaStage } from '../points.ts';

/** A table of a KIBA tournament: a group of a stage, or the final; tables of play-offs are not among them. */
export interface StageTable {
  readonly stage: string;
  readonly standings: readonly Pick<Standing, 'entry' | 'points'>[];
}

/** What the points of one tournament come from: games won in a stage, or the tournament itself (`won` 1). */
export interface ScoreTerm {
  readonly from: KibaStage | 'CHAMPION';
  readonly won: number;
  readonly points: number;
}

/** A player's championship points from one tournament: the sum of the terms, in the order of the stages; none with 0. */
export interface TournamentScore {
  readonly entry: EntryId;
  readonly points: number;
  readonly terms: readonly ScoreTerm[];
}

/**
 * What everybody has from a tournament by its tables, in the order of the entries: 1, 2, 3 for a game won in the
 * qualification, a semi-final, the final, and 4 more for the champion (null: there is none yet). Tables say which games
 * count: a game that decides a tie is in none of them. Source: Championship 2.2, 4, KIBA 9.5.
 */
export function tournamentScores(
  entries: readonly EntryId[],
  tables: readonly StageTable[],
  champion: EntryId | null,
): readonly TournamentScore[] {
  const wins = new Map(KIBA_STAGES.map((stage) => [stage, winsIn(tables.filter((table) => table.stage === stage))]));
  return entries.map((entry) => {
    const stages = KIBA_STAGES.map((stage): ScoreTerm => {
      const won = wins.get(stage)?.get(entry) ?? 0;
      return { from: stage, won, points: won * POINTS_OF_A_WIN[stage] };
    });
    const title: ScoreTerm = { from: 'CHAMPION', won: entry === champion ? 1 : 0, points: POINTS_OF_THE_CHAMPION };
    const terms = [...stages, title].filter(({ won }) => won > 0);
    return { entry, points: terms.reduce((sum, { points }) => sum + points, 0), terms };
  });
}

function winsIn(tables: readonly StageTable[]): ReadonlyMap<EntryId, number> {
  const wins = new Map<EntryId, number>();
  for (const { entry, points } of tables.flatMap(({ standings }) => standings)) {
    wins.set(entry, (wins.get(entry) ?? 0) + asPoints(points));
  }
  return wins;
}
