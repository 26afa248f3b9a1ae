import { invariant } from '../../kernel/assert.ts';
import type { Words } from '../../kernel/message.ts';
import type { GroupId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import {
  arrangedRounds,
  recordedResults,
  type ArrangedRound,
  type RecordedResults,
} from '../../store/reading/timeline.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { AppContext } from '../context.ts';
import { message } from '../texts/say.ts';
import { groupOf, stageOf } from './find.ts';
import { titleOfGroup, titleOfStage } from './stage-titles.ts';

/** An instant of a tournament at which its tables became others: `results` were recorded since the tick before, `recorded` in all. */
export interface TimelineTick extends RecordedResults {
  readonly recorded: number;
}

/** When something of a tournament was arranged, and what it is called. */
export interface TimelineStart {
  readonly at: Instant;
  readonly name: Words;
}

/** All that a tournament has come through, the earliest first: each tick the state after so many results. */
export interface Timeline {
  readonly ticks: readonly TimelineTick[];
  readonly starts: readonly TimelineStart[];
}

/**
 * The instants of a tournament; it costs two questions that count its results and pairings, however many ticks come of it. Where results
 * were recorded at more than `most` instants, those that follow each other are one tick, which stands at the last of them.
 */
export async function tournamentTimeline(
  context: AppContext,
  { id }: TournamentRecord,
  most: number,
): Promise<Timeline> {
  const { prisma } = context.db;
  const [recorded, arranged] = await Promise.all([recordedResults(prisma, id), arrangedRounds(prisma, id)]);
  return { ticks: ticksOf(recorded, most), starts: await startsOf(context, arranged) };
}

function ticksOf(recorded: readonly RecordedResults[], most: number): readonly TimelineTick[] {
  const together = Math.max(1, Math.ceil(recorded.length / most));
  const ticks: TimelineTick[] = [];
  for (let from = 0; from < recorded.length; from += together) {
    const own = recorded.slice(from, from + together);
    const last = own.at(-1);
    if (last === undefined) continue;
    const results = own.reduce((sum, one) => sum + one.results, 0);
    ticks.push({ at: last.at, results, recorded: (ticks.at(-1)?.recorded ?? 0) + results });
  }
  return ticks;
}

async function startsOf(context: AppContext, arranged: readonly ArrangedRound[]): Promise<readonly TimelineStart[]> {
  const stages = [...Map.groupBy(arranged, ({ stageId }) => stageId).values()];
  const starts = await Promise.all(stages.map((own) => startsOfStage(context, own, stages.length === 1)));
  return starts.flat().toSorted((one, other) => one.at - other.at);
}

/** What of a stage was arranged at once: the stage itself, a further round of its groups, or groups that came later. */
function startsOfStage(
  context: AppContext,
  arranged: readonly ArrangedRound[],
  isOnly: boolean,
): Promise<readonly TimelineStart[]> {
  const batches = [...Map.groupBy(arranged, ({ at }) => at)];
  const first = groupsOf(batches[0]?.[1] ?? []);
  const hasRounds = batches.slice(1).some(([, own]) => own.some(({ groupId }) => first.has(groupId)));
  return Promise.all(
    batches.map(async ([at, own], index): Promise<TimelineStart> => {
      const isRound = index === 0 ? isOnly && hasRounds : own.some(({ groupId }) => first.has(groupId));
      if (isRound)
        return { at, name: message('timeline.round', { round: Math.min(...own.map(({ round }) => round)) }) };
      return { at, name: await nameOf(context, own, index > 0) };
    }),
  );
}

function groupsOf(arranged: readonly ArrangedRound[]): ReadonlySet<GroupId> {
  return new Set(arranged.map(({ groupId }) => groupId));
}

/** What was arranged is called as its first group, where that came later than its stage, else as its stage. */
async function nameOf(context: AppContext, [first]: readonly ArrangedRound[], isLater: boolean): Promise<Words> {
  invariant(first !== undefined, 'what was arranged at once is not nothing');
  return isLater
    ? titleOfGroup(context, await groupOf(context, first))
    : titleOfStage(context, await stageOf(context, first));
}
