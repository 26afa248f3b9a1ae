import type { BoardEvent } from '../../application/feed/feed.ts';
import { gameOf } from '../../application/queries/find.ts';
import { builder } from '../builder.ts';
import { GameInterface } from '../refs.ts';

/** What has happened on a board. */
export const BoardChangeEnum = builder.enumType('BoardChange', {
  description: 'What has happened on a board.',
  values: {
    SNAPSHOT: { description: 'The board as it stands, when the stream opens or the board comes in.' },
    STARTED: { description: 'The game has started.' },
    MOVED: { description: 'A move was played.' },
    FINISHED: { description: 'The game was decided.' },
    CLOCK: { description: 'The clock was changed by the director or by the server.' },
    HEARTBEAT: { description: 'Nothing: sent every 5 seconds, so that silence means a lost connection.' },
  } as const,
});

/** One board of many in one stream. */
export const BoardEventType = builder.objectRef<BoardEvent>('BoardEvent').implement({
  description: 'What has happened on one board of many, all in one stream; it has no version.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'When it happened.' }),
    game: t.field({
      type: GameInterface,
      nullable: true,
      description: 'The game as it stands when this is sent; null for a HEARTBEAT.',
      resolve: ({ gameId }, _args, { app }) => (gameId === null ? null : gameOf(app, gameId)),
    }),
    change: t.expose('change', { type: BoardChangeEnum, description: 'What has happened.' }),
  }),
});
