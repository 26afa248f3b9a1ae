import type { EntryId, PlayerId } from '../../../kernel/ids.ts';
import { entriesOfTournaments } from '../../../store/reading/entry.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import type { GivenEntry } from '../../../store/writing/entry.ts';
import type { Command } from '../../command.ts';
import { addEntries } from '../../running/add-entries.ts';
import { noteList } from '../../running/note-list.ts';
import { endWaiting, letWait } from '../../running/waiting-list.ts';

/** Who has a place now, and who waits for one instead, in the order in which they were asked for. */
export interface Admitted {
  /** Empty in a dry run. */
  readonly entryIds: readonly EntryId[];
  /** In a dry run who would. */
  readonly waiting: readonly PlayerId[];
}

interface Admission {
  /** for how many of them, from the first on, there are places */
  readonly places: number;
  readonly given?: ReadonlyMap<PlayerId, GivenEntry>;
}

/**
 * Enters as many players as there are places, and lets the others wait for one. After registration has closed the list of players is
 * noted again. The tournament is locked.
 */
export async function admit(
  command: Command,
  tournament: TournamentRecord,
  players: readonly PlayerId[],
  { places, given }: Admission,
): Promise<Admitted> {
  const entering = players.slice(0, places);
  const waiting = players.slice(places);
  const said = await endWaiting(command, tournament, entering);
  const entryIds = await addEntries(command, tournament, entering, new Map([...said, ...(given ?? [])]));
  if (tournament.status === 'CLOSED') {
    await noteList(command.tx, await entriesOfTournaments(command.tx, [tournament.id]));
  }
  await letWait(command, tournament, waiting, given);
  return { entryIds: command.dryRun ? [] : entryIds, waiting };
}
