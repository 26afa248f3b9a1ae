import type { PlayerId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { everyEntryOfTournaments, takesPart } from '../../../store/reading/entry.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import { waitingOfTournaments } from '../../../store/reading/waiting.ts';
import type { Command } from '../../command.ts';
import {
  forbidden,
  wrongStatus,
  type AlreadyEntered,
  type Forbidden,
  type TournamentFull,
  type WrongStatus,
} from '../../errors.ts';
import { directs } from '../../rights.ts';
import { message } from '../../texts/say.ts';

/** A player who is to enter; `id` null for one who is made now. */
export interface Candidate {
  readonly id: PlayerId | null;
  readonly name: string;
  /** Left out: no. */
  readonly isBot?: boolean;
}

/**
 * Lets players enter a locked tournament that has not started, who are not in it: how many of them, from the first on, get a place;
 * the others have to wait, which without `orWait` is refused. Once registration has closed the director enters late players, and
 * they themselves where that was agreed; while others wait, places are free for his choice alone. Bots enter by themselves where that
 * was agreed. Source: Common 4.14, 4.15.
 */
export async function checkRegistration(
  { tx, actor }: Command,
  tournament: TournamentRecord,
  candidates: readonly Candidate[],
  orWait: boolean,
): Promise<Result<number, Forbidden | WrongStatus | TournamentFull | AlreadyEntered>> {
  const { id, status, maxPlayers } = tournament;
  const isDirecting = directs(actor, tournament);
  if (status !== 'REGISTRATION' && (status !== 'CLOSED' || (!isDirecting && !tournament.lateEntry))) {
    return err(wrongStatus(status, message('refused.registration.closed')));
  }
  const bot = candidates.find(({ isBot }) => isBot === true);
  if (bot !== undefined && !isDirecting && !tournament.takesBots) {
    return err(forbidden(message('refused.bot.notTaken', { name: bot.name })));
  }
  const everybody = await everyEntryOfTournaments(tx, [id]);
  const waiting = (await waitingOfTournaments(tx, [id])).map(({ playerId }) => playerId);
  const present = new Set(everybody.map(({ player }) => player.id));
  for (const candidate of candidates) {
    if (candidate.id === null) continue;
    const isWaiting = waiting.includes(candidate.id);
    if (present.has(candidate.id) || (isWaiting && !isDirecting)) {
      const key = isWaiting ? 'refused.registration.waits' : 'refused.registration.entered';
      return err({ kind: 'already-entered', message: message(key, { name: candidate.name }) });
    }
    present.add(candidate.id);
  }
  const taken = everybody.filter(takesPart).length;
  const left = Math.max(0, maxPlayers - taken);
  const free = waiting.length > 0 && !isDirecting ? 0 : left;
  if (candidates.length <= free) return ok(candidates.length);
  const others = candidates.slice(free);
  const waitsAlready = others.some((candidate) => candidate.id !== null && waiting.includes(candidate.id));
  if (orWait && !waitsAlready) return ok(free);
  const why = message('refused.registration.full', { places: maxPlayers, taken });
  return err({ kind: 'tournament-full', message: why, maxPlayers });
}
