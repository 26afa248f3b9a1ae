import type { TournamentId } from '../../kernel/ids.ts';
import { gamesByTime, type GamePlace, type ScheduledFilter } from '../../store/reading/game-page.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { KeyWindow } from '../../store/reading/key-window.ts';
import { tournamentsInHand } from '../../store/reading/directed.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { AppContext } from '../context.ts';
import { deskTopic, tournamentTopic } from '../events.ts';
import { isBeyond } from '../grant.ts';
import { actingPlayer, directs } from '../rights.ts';
import type { EventKind, StoredEvent } from '../vocabulary/event.ts';
import { newestEvents } from '../vocabulary/log.ts';
import { gamesPage } from './lists.ts';
import type { Page } from './page.ts';
import { derivedOnce, readingOf } from './reading.ts';

const MOST_DIRECTED = 100;

/** What the log of a desk passes over: it goes without saying, and there is too much of it. */
const UNSAID: readonly EventKind[] = [
  'MovePlayed',
  'GameStarted',
  'PairingDecided',
  'StandingsChanged',
  'ClockCredited',
  // Whom a ticket is about learns of it by nobody, if he directs himself.
  'TicketFiled',
  'TicketAnswered',
  'TicketDecided',
];

/** The tournaments that whoever asks has in hand as their director or a deputy, the newest first, at most 100. */
export function tournamentsToDirect(context: AppContext): Promise<readonly TournamentRecord[]> {
  const player = actingPlayer(context.actor);
  if (player === null) return Promise.resolve([]);
  return derivedOnce(readingOf(context), 'directed', async () => {
    const inHand = await tournamentsInHand(context.db.prisma, player, MOST_DIRECTED);
    const directed = inHand.filter((one) => !isBeyond(context.actor, one));
    for (const tournament of directed) readingOf(context).tournaments.prime(tournament.id, tournament);
    return directed;
  });
}

/** The games of the tournaments in hand, or of one that whoever asks directs: open ones by deadline, then decided ones, the newest first. */
export async function directedGames(
  context: AppContext,
  { tournament, ...filter }: ScheduledFilter & { readonly tournament: TournamentId | null },
  window: KeyWindow<GamePlace>,
): Promise<Page<GameRecord, GamePlace>> {
  const tournaments = await inHand(context, tournament);
  return gamesPage(context, window, gamesByTime(context.db.prisma, { ...filter, tournaments }));
}

/** What has happened last in the same tournaments, moves apart, the newest first. */
export async function directedLog(
  context: AppContext,
  tournament: TournamentId | null,
  limit: number,
): Promise<readonly StoredEvent[]> {
  const topics = (await inHand(context, tournament)).flatMap((id) => [tournamentTopic(id), deskTopic(id)]);
  return newestEvents(context.db.prisma, topics, limit, UNSAID);
}

async function inHand(context: AppContext, tournament: TournamentId | null): Promise<readonly TournamentId[]> {
  if (tournament === null) return (await tournamentsToDirect(context)).map(({ id }) => id);
  const one = await readingOf(context).tournaments.load(tournament);
  return one !== null && directs(context.actor, one) ? [one.id] : [];
}
