import type { WatchedEvent } from '../../application/feed/feed.ts';
import { gameOf, tournamentOf } from '../../application/queries/find.ts';
import type { GameId, TournamentId } from '../../kernel/ids.ts';
import { builder } from '../builder.ts';
import { GameInterface, TournamentInterface } from '../refs.ts';

type AboutGame = Extract<WatchedEvent, { readonly payload: { readonly gameId: GameId } }>;
type AboutTournament = Extract<WatchedEvent, { readonly payload: { readonly tournamentId: TournamentId } }>;
/** The type of an event in the API. */
export type TypeOf<Event> = ReturnType<ReturnType<typeof builder.objectRef<Event>>['implement']>;

/** The type of an event, with the game that it is about. */
export function withGame<Event extends AboutGame>(type: TypeOf<Event>): TypeOf<Event> {
  builder.objectField(type, 'game', (t) =>
    t.field({
      type: GameInterface,
      description: 'The game as it stands when this is sent.',
      resolve: ({ payload }, _args, { app }) => gameOf(app, payload.gameId),
    }),
  );
  return type;
}

/** The type of an event, with the tournament that it is about. */
export function withTournament<Event extends AboutTournament>(type: TypeOf<Event>): TypeOf<Event> {
  builder.objectField(type, 'tournament', (t) =>
    t.field({
      type: TournamentInterface,
      description: 'The tournament as it stands when this is sent.',
      resolve: ({ payload }, _args, { app }) => tournamentOf(app, payload),
    }),
  );
  return type;
}
