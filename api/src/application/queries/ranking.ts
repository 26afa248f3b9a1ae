import { message, type Message } from '../../kernel/message.ts';
import { asPoints, pointsText } from '../../kernel/points.ts';
import type { Instant } from '../../kernel/time.ts';
import type { StageProgress } from '../../rules/formats/format.ts';
import type { RankedEntry } from '../../rules/formats/ranking.ts';
import { toInstantOrNull } from '../../store/codecs/instant.ts';
import type { GroupRecord } from '../../store/reading/stage.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { AppContext } from '../context.ts';
import { formatOf } from '../state/format-state.ts';
import { stageStateAt } from '../state/stage-state.ts';
import { derivedOnce, inPieces, readingOf } from './reading.ts';
import { groupStandings, type ShownStanding } from './standings.ts';
import { tournamentState } from './tournament-state.ts';

/** A player in the ranking of a tournament at an instant, null: as it stands; `group` is whose table he is in, null: none. */
export interface ShownRanked extends Omit<RankedEntry, 'group'> {
  readonly group: GroupRecord | null;
  readonly asOf: Instant | null;
}

/** Everybody of a tournament, best first, worked out once a request; empty before the start. Source: Common 5.4. */
export function tournamentRanking(
  context: AppContext,
  tournament: TournamentRecord,
  asOf: Instant | null,
): Promise<readonly ShownRanked[]> {
  const reading = readingOf(context);
  return derivedOnce(reading, `ranking ${tournament.id} ${asOf ?? ''}`, async () => {
    const [{ state }, groups] = await Promise.all([
      tournamentState(context, tournament.id, asOf),
      reading.groupsOf.load(tournament.id),
    ]);
    const byKey = new Map(groups.map((group) => [group.key, group]));
    const format = formatOf(tournament);
    const stages = await stagesAt(context, tournament, asOf);
    const done = isOver(tournament, asOf);
    const ranked = await inPieces(context, () =>
      format.ranking(state, { stages, done, winner: done ? format.next(state).winner : null }),
    );
    return ranked.map(({ group, ...row }) => ({
      ...row,
      asOf,
      group: group === null ? null : (byKey.get(group) ?? null),
    }));
  });
}

/** His row in that table; null: he is in none. */
export async function rowOfRanked(context: AppContext, ranked: ShownRanked): Promise<ShownStanding | null> {
  const { entry, group, asOf } = ranked;
  if (group === null) return null;
  const name = `rows ${group.id} ${asOf ?? ''}`;
  const rows = await derivedOnce(readingOf(context), name, () => groupStandings(context, group.id, asOf));
  return rows.find((row) => row.entry === entry) ?? null;
}

/** What puts him behind who is directly before him, as a sentence; null: nothing does, or nobody is. */
export function whyRanked({ separation }: Pick<RankedEntry, 'separation'>): Message | null {
  if (separation === null) return null;
  if (separation.by === 'POINTS') {
    const own = asPoints(separation.own);
    return message('ranking.POINTS', { own, shown: pointsText(own), before: pointsText(asPoints(separation.before)) });
  }
  if (separation.by !== 'TIE_BREAK') return message(`ranking.${separation.by}`);
  const { tieBreak, before } = separation;
  return message('ranking.TIE_BREAK', { name: tieBreak.name, own: tieBreak.value, before });
}

function isOver({ status, finishedAt }: TournamentRecord, asOf: Instant | null): boolean {
  const at = toInstantOrNull(finishedAt);
  return status === 'FINISHED' && at !== null && (asOf === null || at <= asOf);
}

/** How far each stage was. */
async function stagesAt(
  context: AppContext,
  { id }: TournamentRecord,
  asOf: Instant | null,
): Promise<readonly StageProgress[]> {
  const stages = await readingOf(context).stagesOf.load(id);
  return stages.map((stage) => ({ stage: stage.key, state: stageStateAt(stage, asOf) }));
}
