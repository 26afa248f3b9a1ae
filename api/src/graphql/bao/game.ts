import {
  baoLegalMoves,
  baoMoment,
  baoPosition,
  baoVariant,
  type BaoMoment,
} from '../../application/queries/bao-game.ts';
import { builder } from '../builder.ts';
import { BaoGameType, GameInterface } from '../refs.ts';
import { BaoMoveType, BaoPositionType, BaoStepType } from './position.ts';
import { BaoVariantEnum } from './vocabulary.ts';

const BaoMomentType = builder.objectRef<BaoMoment>('BaoMoment').implement({
  description: 'A game after some of its moves.',
  fields: (t) => ({
    ply: t.exposeInt('ply', { description: 'How many moves have been played then.' }),
    position: t.expose('position', { type: BaoPositionType, description: 'The position then.' }),
    notation: t.exposeString('notation', { nullable: true, description: 'The move that led here; null at the start.' }),
    trace: t.field({
      type: [BaoStepType],
      description: 'Its sowing; empty at the start.',
      resolve: ({ trace }) => [...trace],
    }),
    summary: t.exposeString('summary', {
      nullable: true,
      description: 'Its sowing as one English sentence; null at the start.',
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
