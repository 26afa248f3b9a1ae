import { takesPart } from '../../store/reading/entry.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { WaitingRecord } from '../../store/reading/waiting.ts';
import type { AppContext } from '../context.ts';
import { actingPlayerIn, directs } from '../rights.ts';
import { readingOf } from './reading.ts';

/** Whether whoever asks may enter: registration is open, there is room, he is not in already, and is no bot where none are taken. */
export async function viewerMayEnter(context: AppContext, tournament: TournamentRecord): Promise<boolean> {
  return (await placeFor(context, tournament)) === 'free';
}

/** Whether the caller could wait for a place now: all are taken. */
export async function viewerMayWait(context: AppContext, tournament: TournamentRecord): Promise<boolean> {
  return (await placeFor(context, tournament)) === 'taken';
}

/** Whether there is a place for the caller; null: he cannot enter, or has, or waits. */
async function placeFor(context: AppContext, tournament: TournamentRecord): Promise<'free' | 'taken' | null> {
  const player = actingPlayerIn(context.actor, tournament);
  const { id, status, maxPlayers, lateEntry, takesBots } = tournament;
  const isOpen =
    status === 'REGISTRATION' || (status === 'CLOSED' && (lateEntry || directs(context.actor, tournament)));
  const isTaken = context.actor.kind !== 'bot' || takesBots;
  if (player === null || !isOpen || !isTaken) return null;
  const [everybody, waiting] = await Promise.all([
    readingOf(context).everyEntryOf.load(id),
    readingOf(context).waitingOf.load(id),
  ]);
  const isThere =
    everybody.some((entry) => entry.player.id === player) || waiting.some((one) => one.playerId === player);
  if (isThere) return null;
  const isFull =
    everybody.filter(takesPart).length >= maxPlayers || (waiting.length > 0 && !directs(context.actor, tournament));
  return isFull ? 'taken' : 'free';
}

/** The caller's place on the waiting list; null: he does not wait. */
export async function viewerWaiting(context: AppContext, tournament: TournamentRecord): Promise<WaitingRecord | null> {
  const player = actingPlayerIn(context.actor, tournament);
  const waiting = player === null ? [] : await readingOf(context).waitingOf.load(tournament.id);
  return waiting.find(({ playerId }) => playerId === player) ?? null;
}
