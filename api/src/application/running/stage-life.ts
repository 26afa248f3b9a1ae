import { invariant } from '../../kernel/assert.ts';
import { HOUR, millis, plus, type Instant } from '../../kernel/time.ts';
import type { PlayerId } from '../../kernel/ids.ts';
import type { ConfiguredFormat } from '../../rules/formats/any-format.ts';
import type { StageProgress } from '../../rules/formats/format.ts';
import { toInstantOrNull } from '../../store/codecs/instant.ts';
import type { StageRecord } from '../../store/reading/stage.ts';
import { setApproved, setStageStanding } from '../../store/writing/stage.ts';
import type { Command } from '../command.ts';
import { tournamentTopic } from '../events.ts';
import { tellPlaces, type StagedTournament } from './stage-places.ts';

/**
 * Brings every stage to where its format says it is, and tells who watches, and the players of a stage that stands their
 * places. A stage that waits for its director and gives him no time is approved at once; whether there was one is answered.
 * Source: Common 4.4.
 */
export async function moveStages(
  command: Command,
  staged: StagedTournament,
  progress: readonly StageProgress[],
): Promise<boolean> {
  let hasApproved = false;
  for (const { stage: key, state } of progress) {
    const stage = staged.loaded.rows.stages.find((one) => one.key === key);
    invariant(stage !== undefined, `stage ${key} is one of the tournament's`);
    if (stage.state === state) continue;
    const isOver = state !== 'RUNNING' && state !== 'PLAYOFF';
    const completedAt = isOver ? (toInstantOrNull(stage.completedAt) ?? command.at) : null;
    const awaitingUntil = state === 'AWAITING_APPROVAL' ? lastMoment(command.at, staged.format) : null;
    await setStageStanding(command.tx, stage.id, { state, completedAt, awaitingUntil });
    const isNowOver = isOver && stage.completedAt === null;
    if (isNowOver) tellFinished(command, stage, awaitingUntil === command.at ? null : awaitingUntil);
    if (awaitingUntil !== null && awaitingUntil <= command.at) {
      await approveStage(command, stage, null);
      hasApproved = true;
    }
    if (state === 'PUBLISHED') tellPlaces(command, staged, stage);
  }
  return hasApproved;
}

/** Notes that the end of a stage stands, and tells who watches; `by` null: by itself. What follows is another matter. */
export async function approveStage(command: Command, stage: StageRecord, by: PlayerId | null): Promise<void> {
  const { tournamentId, id: stageId } = stage;
  await setApproved(command.tx, stageId, command.at, by);
  const payload = { tournamentId, stageId, byId: by };
  command.emit({ topic: tournamentTopic(tournamentId), kind: 'StageApproved', payload });
}

/** Until when a director may look at the tables of a stage that was over at this instant. */
export function lastMoment(at: Instant, format: ConfiguredFormat): Instant {
  return plus(at, millis((format.approvalHours ?? 0) * HOUR));
}

function tellFinished(command: Command, stage: StageRecord, awaitingUntil: Instant | null): void {
  const { tournamentId, id: stageId } = stage;
  const payload = { tournamentId, stageId, awaitingUntil };
  command.emit({ topic: tournamentTopic(tournamentId), kind: 'StageFinished', payload });
}
