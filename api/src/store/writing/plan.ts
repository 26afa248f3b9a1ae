import type { EntryId, GroupId, PairingId, StageId, TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { PlannedGroup, PlannedPairing, PlannedStage, Slot } from '../../rules/formats/format.ts';
import type { Tx } from '../client.ts';
import { toDate } from '../codecs/instant.ts';

/** A planned stage with its id, to be stored as running. */
export interface NewStage extends PlannedStage {
  readonly id: StageId;
  readonly startedAt: Instant;
}

/** A planned group with its id and its stage's. */
export interface NewGroup extends Omit<PlannedGroup, 'stage'> {
  readonly id: GroupId;
  readonly stageId: StageId;
  readonly startedAt: Instant;
}

/** A planned pairing with its id and its group's. */
export interface NewPairing extends Omit<PlannedPairing, 'group'> {
  readonly id: PairingId;
  readonly groupId: GroupId;
}

/** Stores stages as running. */
export async function insertStages(tx: Tx, tournamentId: TournamentId, stages: readonly NewStage[]): Promise<void> {
  const data = stages.map(({ startedAt, ...stage }) => ({
    ...stage,
    tournamentId,
    state: 'RUNNING' as const,
    startedAt: toDate(startedAt),
  }));
  await tx.stage.createMany({ data });
}

/** Stores groups and who sits where in them. */
export async function insertGroups(tx: Tx, tournamentId: TournamentId, groups: readonly NewGroup[]): Promise<void> {
  const data = groups.map(({ entries: _seats, startedAt, ...group }) => ({
    ...group,
    tournamentId,
    startedAt: toDate(startedAt),
  }));
  await tx.group.createMany({ data });
  const seats = groups.flatMap(({ id, entries }) =>
    entries.map((entryId, index) => ({ groupId: id, entryId, seat: index + 1 })),
  );
  await tx.groupEntry.createMany({ data: seats });
}

/** Stores pairings. */
export async function insertPairings(
  tx: Tx,
  tournamentId: TournamentId,
  pairings: readonly NewPairing[],
): Promise<void> {
  const data = pairings.map(({ first, second, ...pairing }) => ({
    ...pairing,
    tournamentId,
    firstEntryId: entryIn(first),
    secondEntryId: entryIn(second),
  }));
  await tx.pairing.createMany({ data });
}

function entryIn(slot: Slot): EntryId | null {
  return slot.kind === 'player' ? slot.entry : null;
}
