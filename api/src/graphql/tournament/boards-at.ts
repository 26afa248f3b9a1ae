import {
  boardResultThen,
  listBoardsThen,
  MOST_MOVES_OF_BOARDS,
  momentThen,
  toMoveThen,
  type ShownBoardThen,
} from '../../application/queries/boards-then.ts';
import { gameOf } from '../../application/queries/find.ts';
import { builder } from '../builder.ts';
import { GameMomentInterface } from '../game/moment.ts';
import { GameResultType } from '../game/parts.ts';
import { NUMBER_KEY, TABLE_COST, connectionOf, pageComplexity, windowOf } from '../list.ts';
import { GameInterface, TournamentInterface } from '../refs.ts';
import { SeatEnum } from '../vocabulary.ts';

const BoardAtType = builder.objectRef<ShownBoardThen>('BoardAt').implement({
  description: 'A board as it was at an instant. What its `game` tells of itself is told as it stands now.',
  fields: (t) => ({
    game: t.field({
      type: GameInterface,
      description: 'The game.',
      resolve: ({ gameId }, _args, { app }) => gameOf(app, gameId),
    }),
    ply: t.exposeInt('ply', { description: 'How many moves had been played.' }),
    at: t.expose('at', {
      type: 'DateTime',
      description: 'When the last of them was, or the start, or the result if it was decided.',
    }),
    moment: t.field({
      type: GameMomentInterface,
      nullable: true,
      description: 'The game after these moves; null for a game played elsewhere.',
      complexity: 20,
      resolve: (board, _args, { app }) => momentThen(app, board),
    }),
    toMove: t.field({
      type: SeatEnum,
      nullable: true,
      description: 'Who moved next, or is to; null when it was decided, or waits for its director or both.',
      resolve: (board, _args, { app }) => toMoveThen(app, board),
    }),
    result: t.field({
      type: GameResultType,
      nullable: true,
      description: 'The result that it had then; null: it was open.',
      resolve: (board, _args, { app }) => boardResultThen(app, board),
    }),
  }),
});

builder.interfaceField(TournamentInterface, 'boardsAt', (t) =>
  t.connection(
    {
      type: BoardAtType,
      description: `Its boards as they were at an instant: those that were open, and those that were decided last before it, the newest happening first. Each is played through from its first move, so a page ends early, with one board at least, where its boards have more than ${MOST_MOVES_OF_BOARDS.toLocaleString('en')} moves together. Empty where games are played elsewhere.`,
      complexity: (args) => ({ ...pageComplexity(args), field: TABLE_COST }),
      args: { asOf: t.arg({ type: 'DateTime', required: true, description: 'The instant.' }) },
      resolve: async (tournament, { asOf, ...args }, { app }) =>
        connectionOf(await listBoardsThen(app, tournament, asOf, windowOf(args, NUMBER_KEY))),
    },
    { name: 'TournamentBoardsAtConnection', description: 'A page of boards as they were.' },
    { name: 'TournamentBoardsAtConnectionEdge', description: 'A board and its place in the list.' },
  ),
);
