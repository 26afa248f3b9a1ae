import type { Message } from '../../kernel/message.ts';
import { invariant } from '../../kernel/assert.ts';
import type { EntryId, GroupId, StageId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Advance } from '../../rules/formats/advance.ts';
import type { Zone } from '../../rules/formats/zone.ts';
import type { GroupRecord, StageRecord } from '../../store/reading/stage.ts';
import type { AppContext } from '../context.ts';
import { formatOf } from '../state/format-state.ts';
import { tournamentState } from './tournament-state.ts';
import { advanceMessage } from '../state/advance-message.ts';
import { tournamentOf } from './find.ts';
import { nameAmong } from '../state/name-among.ts';
import { derivedOnce, inPieces, readingOf } from './reading.ts';

/** What a place in a stage is good for, and who has it. */
export interface ShownAdvance extends Omit<Advance, 'group' | 'to' | 'arranged'> {
  readonly groupId: GroupId;
  readonly tone: Zone['tone'];
  /** the stage to which the place leads; null: to none, or to one that is not arranged yet */
  readonly nextStageId: StageId | null;
  /** where he in fact goes on; null: nowhere, or nothing is arranged yet */
  readonly arrangedIn: GroupId | null;
  /** whether what follows the stage is arranged */
  readonly isArranged: boolean;
  /** one sentence with the number of the rule */
  readonly why: Message;
}

/** Everybody in a stage in order of group and rank, and whether he goes on; `asOf` null: as it stands. */
export function stageAdvances(
  context: AppContext,
  stage: StageRecord,
  asOf: Instant | null,
): Promise<readonly ShownAdvance[]> {
  const reading = readingOf(context);
  return derivedOnce(reading, `advances ${stage.id} ${asOf ?? ''}`, async () => {
    const [tournament, { state }] = await Promise.all([
      tournamentOf(context, stage),
      tournamentState(context, stage.tournamentId, asOf),
    ]);
    const advances = await inPieces(context, () => formatOf(tournament).advances(state, stage.key));
    return shownAdvances(context, stage, advances);
  });
}

/** What a command has found of who goes on from a stage, as it is shown. */
export async function shownAdvances(
  context: AppContext,
  stage: Pick<StageRecord, 'tournamentId'>,
  advances: readonly Advance[],
): Promise<readonly ShownAdvance[]> {
  const reading = readingOf(context);
  const { tournamentId } = stage;
  const format = formatOf(await tournamentOf(context, stage));
  const [stages, groups, entries] = await Promise.all([
    reading.stagesOf.load(tournamentId),
    reading.groupsOf.load(tournamentId),
    reading.entriesOf.load(tournamentId),
  ]);
  const names = new Map(entries.map(({ id, player }) => [id, nameAmong(entries, player)]));
  const out = new Set(advances.filter(({ place }) => format.zone(place).tone === 'out').map(({ entry }) => entry));
  const told = { nameOf: (entry: EntryId) => names.get(entry) ?? '', isOut: (entry: EntryId) => out.has(entry) };
  return advances.map((advance) => {
    const { group: key, to, arranged, ...rest } = advance;
    const group = groupOfKey(groups, key);
    invariant(group !== undefined, `group ${key} is one of the tournament's`);
    return {
      ...rest,
      tone: format.zone(advance.place).tone,
      groupId: group.id,
      nextStageId: stages.find((stage) => stage.key === to)?.id ?? null,
      arrangedIn: groupOfKey(groups, arranged?.group ?? null)?.id ?? null,
      isArranged: arranged !== null,
      why: advanceMessage(format, advance, group.name, told),
    };
  });
}

/** The same as `stageAdvances`, by player; a player has one line in a stage. */
export async function advanceOf(
  context: AppContext,
  group: GroupRecord,
  asOf: Instant | null,
): Promise<ReadonlyMap<EntryId, ShownAdvance>> {
  const stage = await readingOf(context).stages.load(group.stageId);
  invariant(stage, `stage ${group.stageId} exists`);
  const advances = await stageAdvances(context, stage, asOf);
  return new Map(advances.filter(({ groupId }) => groupId === group.id).map((advance) => [advance.entry, advance]));
}

function groupOfKey(groups: readonly GroupRecord[], key: string | null): GroupRecord | undefined {
  return groups.find((group) => group.key === key);
}
