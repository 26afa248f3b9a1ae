import type { EntryId, GroupId } from '../../kernel/ids.ts';
import { asPoints } from '../../kernel/points.ts';
import type { Instant } from '../../kernel/time.ts';
import type { PairRow } from '../../rules/standings/pair-standings.ts';
import type { Standing, TieBreakTerm } from '../../rules/standings/standing.ts';
import { TIE_BREAKS } from '../../rules/standings/tie-breaks/index.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { AppContext } from '../context.ts';
import { formatOf, tournamentState } from './format-state.ts';
import { derivedOnce, readingOf } from './reading.ts';

/** A tie-break as shown, with its name in words. */
export interface ShownTieBreak {
  readonly code: string;
  readonly name: string;
  readonly value: number;
  readonly terms: readonly TieBreakTerm[];
}

/** One row of a table; `points` in points as people count them, `movement` null where nobody moves up or down. */
export interface ShownStanding {
  readonly rank: number;
  readonly shared: boolean;
  readonly entry: EntryId;
  readonly points: number;
  readonly played: number;
  readonly gamesTotal: number;
  readonly tieBreaks: readonly ShownTieBreak[];
  readonly zone: string | null;
  readonly movement: string | null;
}

/** The table of a group, best first; `asOf` null: as it stands. */
export async function groupStandings(
  context: AppContext,
  group: GroupId,
  asOf: Instant | null,
): Promise<readonly ShownStanding[]> {
  return (await groupTable(context, group, asOf)).map(({ standing }) => shownStanding(standing));
}

/** The table of the last stage's first group, best first; empty before the start. */
export async function tournamentStandings(
  context: AppContext,
  tournament: TournamentRecord,
  asOf: Instant | null,
): Promise<readonly ShownStanding[]> {
  const reading = readingOf(context);
  const [stages, groups] = await Promise.all([
    reading.stagesOf.load(tournament.id),
    reading.groupsOf.load(tournament.id),
  ]);
  const last = stages.at(-1);
  const group = last === undefined ? undefined : groups.find(({ stageId }) => stageId === last.id);
  return group === undefined ? [] : groupStandings(context, group.id, asOf);
}

/** The rows of a group with all that a crosstable shows of them, best first, worked out once a request. */
export function groupTable(context: AppContext, id: GroupId, asOf: Instant | null): Promise<readonly PairRow[]> {
  const reading = readingOf(context);
  return derivedOnce(reading, `table ${id} ${asOf ?? ''}`, async () => {
    const group = await reading.groups.load(id);
    if (group === null) return [];
    const [tournament, { state }] = await Promise.all([
      reading.tournaments.load(group.tournamentId),
      tournamentState(context, group.tournamentId, asOf),
    ]);
    const format = tournament === null ? null : formatOf(tournament);
    return format === null ? [] : format.crosstable(state, group.key);
  });
}

/** A row of a table in the units in which it is shown. */
export function shownStanding(standing: Standing): ShownStanding {
  return {
    rank: standing.rank,
    shared: standing.shared,
    entry: standing.entry,
    points: asPoints(standing.points),
    played: standing.played,
    gamesTotal: standing.games,
    tieBreaks: standing.tieBreaks.map(({ code, value, terms }) => ({ code, name: tieBreakName(code), value, terms })),
    zone: standing.zone,
    movement: null,
  };
}

function tieBreakName(code: string): string {
  return Object.values(TIE_BREAKS).find((rule) => rule.code === code)?.name ?? code;
}

/** Who has won a tournament, as its format says, once it is finished; null before, and when nobody has or several have. */
export async function tournamentWinner(context: AppContext, tournament: TournamentRecord): Promise<EntryId | null> {
  if (tournament.status !== 'FINISHED') return null;
  return derivedOnce(readingOf(context), `winner ${tournament.id}`, async () => {
    const { state } = await tournamentState(context, tournament.id, null);
    return formatOf(tournament)?.next(state).winner ?? null;
  });
}
