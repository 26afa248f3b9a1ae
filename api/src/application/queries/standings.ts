import type { Message } from '../../kernel/message.ts';
import type { EntryId, GroupId } from '../../kernel/ids.ts';
import { asPoints } from '../../kernel/points.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Citation } from '../../rules/citation.ts';
import type { Standing, TieBreak } from '../../rules/standings/standing.ts';
import type { TableRow } from '../../rules/standings/table-row.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { AppContext } from '../context.ts';
import { advanceOf, type ShownAdvance } from './advances.ts';
import { formatOf } from '../state/format-state.ts';
import { tournamentState } from './tournament-state.ts';
import { derivedOnce, inPieces, readingOf } from './reading.ts';

/** One row of the table of a group at an instant, null: as it stands; `points` in points as people count them. */
export interface ShownStanding {
  readonly groupId: GroupId;
  readonly asOf: Instant | null;
  readonly rank: number;
  readonly shared: boolean;
  readonly entry: EntryId;
  readonly points: number;
  readonly played: number;
  readonly gamesTotal: number;
  readonly tieBreaks: readonly TieBreak[];
  /** the key of a zone of the format: where its player goes on, or how the final has ended; null where places lead nowhere, and before anything is played */
  readonly zone: string | null;
  /** one sentence with the number of the rule; null with the zone */
  readonly why: Message | null;
  readonly rules: Citation;
}

/** The table of a group, best first; `asOf` null: as it stands. */
export async function groupStandings(
  context: AppContext,
  group: GroupId,
  asOf: Instant | null,
): Promise<readonly ShownStanding[]> {
  return (await shownTable(context, group, asOf)).map(({ standing }) => standing);
}

/**
 * The rows of a group with what each rank means, best first. Before anything is played a rank means nothing where only ratings, lists or
 * the last cycle would say what it does.
 */
export async function shownTable(
  context: AppContext,
  id: GroupId,
  asOf: Instant | null,
): Promise<readonly { readonly row: TableRow; readonly standing: ShownStanding }[]> {
  const [rows, group] = await Promise.all([groupTable(context, id, asOf), readingOf(context).groups.load(id)]);
  if (group === null) return [];
  const advances = await advanceOf(context, group, asOf);
  const isBegun = rows.some(({ standing }) => standing.played > 0);
  const meaningOf = ({ entry }: Standing): ShownAdvance | null => {
    const advance = advances.get(entry) ?? null;
    if (advance === null || !advance.provisional) return advance;
    return advance.tone === 'prize' || (!isBegun && advance.decidedBy !== null) ? null : advance;
  };
  return rows.map((row) => ({
    row,
    standing: { groupId: id, asOf, ...shownStanding(row.standing, meaningOf(row.standing)) },
  }));
}

/** The table of the last stage's first group, best first; empty before the start. */
export async function lastStageStandings(
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
export function groupTable(context: AppContext, id: GroupId, asOf: Instant | null): Promise<readonly TableRow[]> {
  const reading = readingOf(context);
  return derivedOnce(reading, `table ${id} ${asOf ?? ''}`, async () => {
    const group = await reading.groups.load(id);
    if (group === null) return [];
    const [tournament, { state }] = await Promise.all([
      reading.tournaments.load(group.tournamentId),
      tournamentState(context, group.tournamentId, asOf),
    ]);
    if (tournament === null) return [];
    return inPieces(context, () => formatOf(tournament).crosstable(state, group.key));
  });
}

function shownStanding(standing: Standing, advance: ShownAdvance | null): Omit<ShownStanding, 'groupId' | 'asOf'> {
  return {
    rank: standing.rank,
    shared: standing.shared,
    entry: standing.entry,
    points: asPoints(standing.points),
    played: standing.played,
    gamesTotal: standing.games,
    tieBreaks: standing.tieBreaks,
    zone: advance?.place ?? null,
    why: advance?.why ?? null,
    rules: advance?.rules ?? [],
  };
}

/** Who has won a tournament, as its format says, once it is finished; null before, and when nobody has or several have. */
export async function tournamentWinner(context: AppContext, tournament: TournamentRecord): Promise<EntryId | null> {
  if (tournament.status !== 'FINISHED') return null;
  return derivedOnce(readingOf(context), `winner ${tournament.id}`, async () => {
    const { state } = await tournamentState(context, tournament.id, null);
    return formatOf(tournament).next(state).winner;
  });
}
