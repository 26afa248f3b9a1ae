import { playLine, type PlayedLine } from '../../application/queries/any-line.ts';
import { badUserInput } from '../bad-user-input.ts';
import { builder } from '../builder.ts';
import { IllegalMoveType } from '../errors.ts';
import { GameMomentInterface } from '../game/moment.ts';
import { ruleField } from '../rules.ts';
import { GameKeyEnum } from '../player/vocabulary.ts';
import { InvalidPositionType } from './refusals.ts';

/** The most moves of a line: each is read and written as text. */
const MOST = 200;

const GameLineType = builder.objectRef<PlayedLine>('GameLine').implement({
  description: 'Moves of a game that belongs to nobody.',
  fields: (t) => ({
    moves: t.stringList({ description: 'In canonical notation.', resolve: ({ moves }) => [...moves] }),
    encoding: t.exposeString('encoding', {
      description: 'Where they lead as one line with all that the rules know of it, which `gameLine` reads back.',
    }),
    moment: t.expose('moment', {
      type: GameMomentInterface,
      description: 'Where they lead, and how the last one did; its `ply` counts from the position given.',
    }),
  }),
});

const GameLineResult = builder.unionType('GameLineResult', {
  description: 'Where the moves lead, or why they cannot be played.',
  types: [GameLineType, InvalidPositionType, IllegalMoveType],
  resolveType: (value) => {
    if ('moment' in value) return 'GameLine';
    return 'index' in value ? 'IllegalMove' : 'InvalidPosition';
  },
});

ruleField('gameLine', (t) =>
  t.field({
    type: GameLineResult,
    description: 'Rules as a service: any position of any game, and what moves make of it. Nothing is stored.',
    complexity: 10,
    args: {
      game: t.arg({ type: GameKeyEnum, required: true, description: 'Which game.' }),
      position: t.arg.string({
        description:
          'A position of that game as one line, as `encoding` of a line gives it; null: the first one, by what is usually agreed.',
      }),
      moves: t.arg.stringList({
        required: true,
        defaultValue: [],
        description: `Moves from there, in order, as \`playMove\` takes them; at most ${MOST}.`,
      }),
    },
    resolve: (_root, { game, position, moves }) => {
      if (moves.length > MOST) throw badUserInput(`\`moves\` takes at most ${MOST} moves.`);
      const line = playLine({ game, position: position ?? null, moves });
      return line.ok ? line.value : line.error;
    },
  }),
);
