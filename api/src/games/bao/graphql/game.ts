import {
  baoLegalMoves,
  baoMoment,
  baoPosition,
  baoVariant,
  latestBaoMoment,
  type BaoMoment,
} from '../application/game.ts';
import { builder } from '../../../graphql/builder.ts';
import { GameMomentInterface } from '../../../graphql/game/moment.ts';
import { GameInterface } from '../../../graphql/refs.ts';
import { BaoMoveType, BaoPositionType, BaoStepType } from './position.ts';
import { BaoVariantEnum } from './vocabulary.ts';
import { BaoGameType } from './ref.ts';

/** A game of bao after some of its moves, with the sowing that led there. */
export const BaoMomentType = builder.objectRef<BaoMoment>('BaoMoment').implement({
  description: 'A game of bao after some of its moves.',
  interfaces: [GameMomentInterface],
  fields: (t) => ({
    position: t.expose('position', { type: BaoPositionType, description: 'The position then.' }),
    trace: t.field({
      type: [BaoStepType],
      description: 'Its sowing; empty at the start.',
      resolve: ({ trace }) => [...trace],
    }),
  }),
});

BaoGameType.implement({
  description: 'A game of bao that is played here.',
  interfaces: [builder.nodeInterfaceRef(), GameInterface],
  fields: (t) => ({
    variant: t.field({ type: BaoVariantEnum, description: 'Which bao is played.', resolve: baoVariant }),
    position: t.field({ type: BaoPositionType, description: 'As it stands.', resolve: baoPosition }),
    legalMoves: t.field({
      type: [BaoMoveType],
      description: 'Every move that can be played now, whoever asks; none unless the game is running.',
      complexity: { field: 10, multiplier: 10 },
      resolve: (game) => [...baoLegalMoves(game)],
    }),
    moment: t.field({
      type: BaoMomentType,
      description: 'As it stands, with the sowing of the last move.',
      complexity: 10,
      resolve: (game, _args, { app }) => latestBaoMoment(app, game),
    }),
    at: t.field({
      type: BaoMomentType,
      nullable: true,
      description: 'The game after this many moves; null beyond the last.',
      complexity: 10,
      args: { ply: t.arg.int({ required: true, description: 'How many moves; 0: the start.' }) },
      resolve: (game, { ply }, { app }) => baoMoment(app, game, ply),
    }),
  }),
});
