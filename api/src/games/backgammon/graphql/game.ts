import { sentenceOrNull } from '../../../graphql/said.ts';
import {
  backgammonConfig,
  backgammonMoment,
  backgammonPosition,
  doubleWarning,
  mayDouble,
  mayRoll,
  type BackgammonMoment,
} from '../application/game.ts';
import { backgammonMatch } from '../application/match.ts';
import type { LastRoll } from '../application/last-roll.ts';
import { viewerComforts } from '../../../application/queries/viewer-comforts.ts';
import { diceProof, viewerMayAddToDice } from '../application/dice-proof.ts';
import { invariant } from '../../../kernel/assert.ts';
import { builder } from '../../../graphql/builder.ts';
import { GameMomentInterface } from '../../../graphql/game/moment.ts';
import { GameInterface } from '../../../graphql/refs.ts';
import { SeatEnum } from '../../../graphql/vocabulary.ts';
import { ViewerComfortsType } from './comforts.ts';
import { DiceProofType } from './dice.ts';
import { BackgammonMatchType } from './game-match.ts';
import { BackgammonPositionType } from './position.ts';
import { BackgammonGameType } from './ref.ts';
import { LASTING } from '../../../graphql/lasting.ts';

const LastRollType = builder.objectRef<LastRoll>('BackgammonLastRoll').implement({
  description: 'A roll that lies on the board.',
  fields: (t) => ({
    seat: t.expose('seat', {
      type: SeatEnum,
      description: 'Who has it to play, or had; after an opening of equal dice FIRST.',
    }),
    dice: t.intList({
      description: 'Two dice as they fell; of the opening White’s and Black’s.',
      resolve: ({ dice }) => [...dice],
    }),
  }),
});

/** A game of backgammon after some of its moves. */
const BackgammonMomentType = builder.objectRef<BackgammonMoment>('BackgammonMoment').implement({
  description: 'A game of backgammon after some of its moves; rolls, doubles and their answers are moves too.',
  interfaces: [GameMomentInterface],
  fields: (t) => ({
    position: t.expose('position', {
      type: BackgammonPositionType,
      description: 'The position then, with what the last move did as its `trace`.',
    }),
    lastRoll: t.expose('lastRoll', {
      type: LastRollType,
      nullable: true,
      description: 'The roll that fell last; it lies there until the next one. Null: nobody has rolled yet.',
    }),
  }),
});

BackgammonGameType.implement({
  description:
    'A game of backgammon that is played here, alone or as one of a match. `playMove` takes plays in every notation, `roll`, `double`, `take` and `drop`. White is FIRST.',
  interfaces: [builder.nodeInterfaceRef(), GameInterface],
  fields: (t) => ({
    length: t.int({
      description: 'The points to which its match is played; 0: a single game.',
      resolve: (game) => backgammonConfig(game).length,
    }),
    position: t.field({
      type: BackgammonPositionType,
      description: 'As it stands, with the cube, what resigning would cost, and every legal act.',
      resolve: backgammonPosition,
    }),
    canRoll: t.boolean({
      description: 'Whether who is on roll, `toMove`, has to say if he doubles or rolls.',
      resolve: mayRoll,
    }),
    canDouble: t.boolean({
      description: 'Whether who is on roll, `toMove`, may double now.',
      resolve: mayDouble,
    }),
    doubleWarning: t.string(
      sentenceOrNull(
        'What speaks against doubling now, in words: a dead cube. Null: nothing, or nobody may double.',
        doubleWarning,
      ),
    ),
    dice: t.field({
      type: DiceProofType,
      description: 'By what anybody can check that the dice were not chosen.',
      complexity: 10,
      resolve: (game, _args, { app }) => diceProof(app, game),
    }),
    viewerCanAddToDice: t.boolean({
      description: 'Whether the dice wait for your text: you play, nothing has fallen yet, and you have added none.',
      resolve: (game, _args, { app }) => viewerMayAddToDice(app, game),
    }),
    match: t.field({
      extensions: LASTING,
      type: BackgammonMatchType,
      description: 'The match that it is a game of; of a single game that game alone.',
      complexity: 10,
      resolve: (game, _args, { app }) => backgammonMatch(app, game),
    }),
    viewerComforts: t.field({
      type: ViewerComfortsType,
      nullable: true,
      description: 'What the server does for you in it; null for everybody but its players.',
      resolve: (game, _args, { app }) => viewerComforts(app, game),
    }),
    moment: t.field({
      type: BackgammonMomentType,
      description: 'As it stands, with what the last move did.',
      complexity: 10,
      resolve: async (game, _args, { app }) => {
        const moment = await backgammonMoment(app, game, game.ply);
        invariant(moment, `game ${game.id} has come to its own ply`);
        return moment;
      },
    }),
    at: t.field({
      type: BackgammonMomentType,
      nullable: true,
      description: 'The game after this many moves; null beyond the last.',
      complexity: 10,
      args: { ply: t.arg.int({ required: true, description: 'How many moves; 0: the start.' }) },
      resolve: (game, { ply }, { app }) => backgammonMoment(app, game, ply),
    }),
  }),
});
