import { builder } from '../../../graphql/builder.ts';
import { GameMomentInterface } from '../../../graphql/game/moment.ts';
import { GameInterface } from '../../../graphql/refs.ts';
import {
  latestOwareMoment,
  owareLegalMoves,
  owareMoment,
  owarePosition,
  type OwareMoment,
} from '../application/game.ts';
import { OwareMoveType, OwarePositionType, OwareStepType } from './position.ts';
import { OwareGameType } from './ref.ts';

const OwareMomentType = builder.objectRef<OwareMoment>('OwareMoment').implement({
  description: 'A game of oware after some of its moves.',
  interfaces: [GameMomentInterface],
  fields: (t) => ({
    position: t.expose('position', { type: OwarePositionType, description: 'The position then.' }),
    trace: t.field({
      type: [OwareStepType],
      description: 'Its sowing; empty at the start.',
      resolve: ({ trace }) => [...trace],
    }),
  }),
});

OwareGameType.implement({
  description: 'A game of oware that is played here.',
  interfaces: [builder.nodeInterfaceRef(), GameInterface],
  fields: (t) => ({
    position: t.field({ type: OwarePositionType, description: 'As it stands.', resolve: owarePosition }),
    legalMoves: t.field({
      type: [OwareMoveType],
      description: 'Every move that can be played now, whoever asks; none unless the game is running.',
      complexity: { field: 4, multiplier: 6 },
      resolve: (game) => [...owareLegalMoves(game)],
    }),
    moment: t.field({
      type: OwareMomentType,
      description: 'As it stands, with the sowing of the last move.',
      complexity: 10,
      resolve: (game, _args, { app }) => latestOwareMoment(app, game),
    }),
    at: t.field({
      type: OwareMomentType,
      nullable: true,
      description: 'The game after this many moves; null beyond the last.',
      complexity: 10,
      args: { ply: t.arg.int({ required: true, description: 'How many moves; 0: the start.' }) },
      resolve: (game, { ply }, { app }) => owareMoment(app, game, ply),
    }),
  }),
});
