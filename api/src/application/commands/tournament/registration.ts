import { newId } from '../../../kernel/entropy.ts';
import type { EntryId, PlayerId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../store/client.ts';
import { everyEntryOfTournaments } from '../../../store/reading/entry.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import { remainingPlayers } from '../../../store/writing/merge.ts';
import { insertEntries, type GivenEntry } from '../../../store/writing/entry.ts';
import type { Command } from '../../command.ts';
import { wrongStatus, type AlreadyEntered, type TournamentFull, type WrongStatus } from '../../errors.ts';
import { tournamentTopic } from '../../events.ts';
import { bringFromLast } from '../../running/series/bring-from-last.ts';
import { message } from '../../texts/say.ts';

/** A player who is to enter; `id` null for one who is made now. */
export interface Candidate {
  readonly id: PlayerId | null;
  readonly name: string;
}

/** Lets players enter a locked tournament whose registration is open, who are not in it, and for whom there are places. */
export async function checkRegistration(
  tx: Tx,
  { id, status, maxPlayers }: TournamentRecord,
  candidates: readonly Candidate[],
): Promise<Result<null, WrongStatus | TournamentFull | AlreadyEntered>> {
  if (status !== 'REGISTRATION') {
    return err(wrongStatus(status, message('refused.registration.closed')));
  }
  const everybody = await everyEntryOfTournaments(tx, [id]);
  const entries = everybody.filter(({ invitation }) => invitation === null);
  const present = new Set(everybody.map(({ player }) => player.id));
  for (const candidate of candidates) {
    if (candidate.id === null) continue;
    if (present.has(candidate.id)) {
      return err({
        kind: 'already-entered',
        message: message('refused.registration.entered', { name: candidate.name }),
      });
    }
    present.add(candidate.id);
  }
  if (entries.length + candidates.length <= maxPlayers) return ok(null);
  const why = message('refused.registration.full', { places: maxPlayers, taken: entries.length });
  return err({ kind: 'tournament-full', message: why, maxPlayers });
}

/**
 * Enters players, in the order given, with what they bring from the last tournament of its series, some with what is said of
 * them for this one, and tells who watches.
 */
export async function addEntries(
  { tx, at, entropy, emit }: Command,
  tournament: TournamentRecord,
  players: readonly PlayerId[],
  given: ReadonlyMap<PlayerId, GivenEntry> = new Map(),
): Promise<readonly EntryId[]> {
  const { id: tournamentId } = tournament;
  const remaining = await remainingPlayers(tx, players);
  const entries = players.map((player, index) => {
    const playerId = remaining[index] ?? player;
    const said = given.get(player);
    const entry = { id: newId<EntryId>(entropy), tournamentId, playerId, enteredAt: at };
    return said === undefined ? entry : { ...entry, given: said };
  });
  await insertEntries(tx, entries);
  for (const { id: entryId, playerId } of entries) {
    const payload = { tournamentId, entryId, playerId, change: 'ENTERED' as const };
    emit({ topic: tournamentTopic(tournamentId), kind: 'EntryChanged', payload });
  }
  await bringFromLast(tx, tournament, remaining);
  return entries.map(({ id }) => id);
}
