import type { PlayerId, TournamentId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../store/client.ts';
import { everyEntryOfTournaments } from '../../../store/reading/entry.ts';
import { waitingOfTournaments } from '../../../store/reading/waiting.ts';
import { invalidInput, type InvalidInput } from '../../errors.ts';
import { readText } from '../../input-text.ts';
import { nameKey } from '../../pasted/table-text.ts';
import { message } from '../../texts/say.ts';

const LONGEST = 60;

/** By what a player goes on the server where the tournament is played; null: nothing is said of it. */
export function readIdElsewhere(text: string | null): Result<string | null, InvalidInput> {
  return text === null || text.trim() === '' ? ok(null) : readText('idElsewhere', text, { longest: LONGEST });
}

/** The same, refused where somebody else of the tournament goes by it, or who waits for a place, whatever the case. */
export async function freeIdElsewhere(
  tx: Tx,
  tournamentId: TournamentId,
  { given, of }: { readonly given: string | null; readonly of: PlayerId },
): Promise<Result<string | null, InvalidInput>> {
  const read = readIdElsewhere(given);
  if (!read.ok || read.value === null) return read;
  const key = nameKey(read.value);
  const [entries, waiting] = [
    await everyEntryOfTournaments(tx, [tournamentId]),
    await waitingOfTournaments(tx, [tournamentId]),
  ];
  const isTaken = [...entries, ...waiting].some(
    ({ idElsewhere, playerId }) => playerId !== of && nameKey(idElsewhere ?? '') === key,
  );
  return isTaken ? err(invalidInput('idElsewhere', message('pasted.player.idTaken', { id: read.value }))) : read;
}
