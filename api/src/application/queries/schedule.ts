import type { EntryRecord } from '../../store/reading/entry.ts';
import type { PairingRecord } from '../../store/reading/pairing.ts';
import type { GroupRecord, StageRecord } from '../../store/reading/stage.ts';
import type { AppContext } from '../context.ts';
import { tournamentOf } from './find.ts';
import { formatOf } from '../state/format-state.ts';
import { readingOf } from './reading.ts';

/** The pairings of a group that have the same round number. */
export interface Round {
  readonly number: number;
  readonly pairings: readonly PairingRecord[];
}

/** The groups of a stage by number. */
export async function stageGroups(context: AppContext, stage: StageRecord): Promise<readonly GroupRecord[]> {
  const groups = await readingOf(context).groupsOf.load(stage.tournamentId);
  return groups.filter(({ stageId }) => stageId === stage.id);
}

/** The players of a group in order of their seats, seat 1 first. */
export async function groupEntries(context: AppContext, group: GroupRecord): Promise<readonly EntryRecord[]> {
  const entries = await readingOf(context).entriesOf.load(group.tournamentId);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return group.seats.flatMap(({ entryId }) => byId.get(entryId) ?? []);
}

/** The pairings of a group in the order of the schedule. */
export async function pairingsOfGroup(context: AppContext, group: GroupRecord): Promise<readonly PairingRecord[]> {
  const pairings = await readingOf(context).pairingsOf.load(group.tournamentId);
  return pairings.filter(({ groupId }) => groupId === group.id);
}

/** The schedule of a group, round by round. */
export async function groupRounds(context: AppContext, group: GroupRecord): Promise<readonly Round[]> {
  const byRound = Map.groupBy(await pairingsOfGroup(context, group), ({ round }) => round);
  return [...byRound].map(([number, pairings]) => ({ number, pairings }));
}

/** Whether a group is there to play off a tie of another group of its stage. */
export async function isPlayoffGroup(context: AppContext, group: GroupRecord): Promise<boolean> {
  return formatOf(await tournamentOf(context, group)).isPlayoff(group.key);
}
