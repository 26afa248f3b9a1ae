import { err, ok, type Result } from '../../../../kernel/result.ts';
import type { TournamentId } from '../../../../kernel/ids.ts';
import { entriesOfTournaments, type EntryRecord } from '../../../../store/reading/entry.ts';
import type { LastCycle } from '../../rules/last-cycle.ts';
import { clearCarriedOver, setCarriedOver } from '../../../../store/writing/entry.ts';
import type { Command } from '../../../../application/command.ts';
import {
  invalidInput,
  wrongStatus,
  type Forbidden,
  type InvalidInput,
  type NotFound,
  type WrongStatus,
} from '../../../../application/errors.ts';
import { tournamentTopic } from '../../../../application/events.ts';
import { directedTournament } from '../../../../application/commands/tournament/directed.ts';
import type { LastCycleDone } from './shape.ts';
import { message } from '../../../../application/texts/say.ts';

/** The entries of a cycle that has not begun and that the caller directs, locked. */
export async function openCycle(
  command: Command,
  id: TournamentId,
): Promise<Result<readonly EntryRecord[], NotFound | Forbidden | InvalidInput | WrongStatus>> {
  const found = await directedTournament(command, id);
  if (!found.ok) return found;
  const { format, status } = found.value;
  if (format !== 'KUKSU') return err(invalidInput('tournamentId', message('formats.KUKSU.refused.onlyCyclesFollow')));
  if (status !== 'REGISTRATION' && status !== 'CLOSED') {
    return err(wrongStatus(status, message('formats.KUKSU.refused.takenOverLate')));
  }
  return ok(await entriesOfTournaments(command.tx, [id]));
}

/** Notes what every entry brings from the last cycle, in place of what was noted before; who is not in the map is new. */
export async function takeOver(
  { tx, emit }: Command,
  tournamentId: TournamentId,
  brings: ReadonlyMap<EntryRecord, LastCycle>,
): Promise<Pick<LastCycleDone, 'tournamentId' | 'matched'>> {
  await clearCarriedOver(tx, tournamentId);
  for (const [{ id }, previous] of brings) await setCarriedOver(tx, id, previous);
  const payload = { tournamentId, change: 'UPDATED' as const };
  emit({ topic: tournamentTopic(tournamentId), kind: 'TournamentChanged', payload });
  return { tournamentId, matched: [...brings].map(([{ id }, previous]) => ({ entryId: id, previous })) };
}
