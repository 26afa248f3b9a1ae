import type { GameId, PlayerId, TournamentId } from '../../kernel/ids.ts';
import type { Tx } from '../../store/client.ts';
import { followersOfGames, followersOfPlayers, followersOfTournaments } from '../../store/reading/follow.ts';
import { inboxTopic } from '../events.ts';
import type { DomainEvent } from '../vocabulary/event.ts';
import type { FOLLOWED_CHANGES } from '../vocabulary/follow-events.ts';

type EventOf<Kind extends DomainEvent['kind']> = Extract<DomainEvent, { readonly kind: Kind }>;
type FollowedChange = (typeof FOLLOWED_CHANGES)[number];

interface Telling {
  readonly tx: Tx;
  emit(event: DomainEvent): void;
}

/**
 * Tells who follows a player of the ends of his games and of his titles, and who follows a tournament of its start, its rounds and its end;
 * nobody of what the same events tell him in his own right. Run when the work of a command is done.
 */
export async function tellFollowers({ tx, emit }: Telling, events: readonly DomainEvent[]): Promise<void> {
  const games = events.filter((event) => event.kind === 'GameFinished');
  const titles = events.filter((event) => event.kind === 'TitleAwarded');
  const changes = events.flatMap(changeOf);
  if (games.length + titles.length + changes.length === 0) return;
  const knows = knowing(events);
  await tellOfPlayers({ tx, emit }, { games, titles }, knows);
  const followers = await followersOfTournaments(
    tx,
    changes.map(({ tournamentId }) => tournamentId),
  );
  for (const payload of changes) {
    for (const follower of followers.get(payload.tournamentId) ?? []) {
      if (knows(follower, payload.tournamentId)) continue;
      emit({ topic: inboxTopic(follower), kind: 'MyFollowedTournament', payload });
    }
  }
}

interface OfPlayers {
  readonly games: readonly EventOf<'GameFinished'>[];
  readonly titles: readonly EventOf<'TitleAwarded'>[];
}

type Knowing = (follower: PlayerId, what: GameId | TournamentId) => boolean;

async function tellOfPlayers({ tx, emit }: Telling, { games, titles }: OfPlayers, knows: Knowing): Promise<void> {
  const rows = await followersOfGames(
    tx,
    games.map(({ payload }) => payload.gameId),
  );
  for (const game of games) {
    const { decidedAt: _decidedAt, ...payload } = game.payload;
    const ofGame = rows.filter(({ gameId }) => gameId === payload.gameId);
    for (const [follower, of] of Map.groupBy(ofGame, ({ followerId }) => followerId)) {
      if (knows(follower, payload.gameId)) continue;
      const players = of.map(({ playerId }) => playerId);
      emit({ topic: inboxTopic(follower), kind: 'MyFollowedGame', payload: { ...payload, players } });
    }
  }
  const followers = await followersOfPlayers(
    tx,
    titles.flatMap(({ payload }) => payload.players),
  );
  for (const { payload } of titles) {
    for (const follower of new Set(payload.players.flatMap((player) => followers.get(player) ?? []))) {
      if (payload.players.includes(follower)) continue;
      emit({ topic: inboxTopic(follower), kind: 'MyFollowedTitle', payload });
    }
  }
}

/** Whether somebody is told of a game or a tournament in his own right. */
function knowing(events: readonly DomainEvent[]): Knowing {
  const told = new Set(
    events.flatMap(({ topic, kind, payload }) => {
      if (kind === 'MyGameFinished') return [`${topic} ${payload.gameId}`];
      return kind === 'MyTournamentChanged' ? [`${topic} ${payload.tournamentId}`] : [];
    }),
  );
  return (follower, what) => told.has(`${inboxTopic(follower)} ${what}`);
}

/** What an event says of its tournament that is told to who follows it. */
function changeOf(
  event: DomainEvent,
): readonly { readonly tournamentId: TournamentId; readonly change: FollowedChange }[] {
  if (event.kind === 'RoundDrawn' && !event.payload.isExample) {
    // The first is told with the start.
    return event.payload.number === 1 ? [] : [{ tournamentId: event.payload.tournamentId, change: 'ROUND' }];
  }
  if (event.kind !== 'TournamentChanged') return [];
  const { tournamentId, change } = event.payload;
  if (change === 'ROUND_PUBLISHED') return [{ tournamentId, change: 'ROUND' }];
  return change === 'STARTED' || change === 'FINISHED' || change === 'CANCELLED' ? [{ tournamentId, change }] : [];
}
