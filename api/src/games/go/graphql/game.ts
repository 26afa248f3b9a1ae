import {
  goEndings,
  goLastPoint,
  goLegalMoves,
  goMoment,
  goPhase,
  goPosition,
  goScoring,
  goSuggestion,
  type GoEndings,
  type GoMoment,
  type GoScoringView,
} from '../application/game.ts';
import { invariant } from '../../../kernel/assert.ts';
import { builder } from '../../../graphql/builder.ts';
import { GameMomentInterface } from '../../../graphql/game/moment.ts';
import { GameInterface } from '../../../graphql/refs.ts';
import { SeatEnum } from '../../../graphql/vocabulary.ts';
import { GoMoveType, GoPositionType, GoScoreType } from './position.ts';
import { GoSettingsType } from './settings.ts';
import { GoPhaseEnum } from './vocabulary.ts';
import { GoGameType } from './ref.ts';

/** A game of go after some of its moves. */
export const GoMomentType = builder.objectRef<GoMoment>('GoMoment').implement({
  description: 'A game of go after some of its moves.',
  interfaces: [GameMomentInterface],
  fields: (t) => ({
    position: t.expose('position', {
      type: GoPositionType,
      description: 'The position then, with what the last move did as its `trace`, and counted where there are marks.',
    }),
  }),
});

const GoScoringType = builder.objectRef<GoScoringView>('GoScoring').implement({
  description: 'What both players have to agree on after two passes: dead stones and neutral points.',
  fields: (t) => ({
    version: t.exposeInt('version', {
      description: 'How often the marks were changed; an acceptance names the version that it accepts.',
    }),
    dead: t.stringList({
      description: 'Stones marked as dead, whole chains, row by row from the top left.',
      resolve: ({ dead }) => [...dead],
    }),
    neutral: t.stringList({
      description: 'Empty points marked as nobody’s, such as eyes in seki.',
      resolve: ({ neutral }) => [...neutral],
    }),
    accepted: t.field({
      type: [SeatEnum],
      description: 'Who has accepted this very version; every change of the marks empties it.',
      resolve: ({ accepted }) => [...accepted],
    }),
    score: t.expose('score', { type: GoScoreType, description: 'What the marks come to.' }),
    until: t.expose('until', {
      type: 'DateTime',
      nullable: true,
      description:
        'By when both have to accept the same marks, else the director decides and nobody loses on time; null when that is over.',
    }),
    suggestedDead: t.stringList({
      description:
        'Stones that seem dead, whole chains: a program’s guess to begin with, never a decision. It knows the bent four in the corner; about seki it may be wrong.',
      complexity: 100,
      resolve: (scoring) => [...goSuggestion(scoring)],
    }),
  }),
});

const GoEndingsType = builder.objectRef<GoEndings>('GoEndings').implement({
  description: 'What may still end the play of a game of go, or take it up again.',
  fields: (t) => ({
    timesCome: t.exposeInt('timesCome', {
      description:
        'How often the board was as it is now with the same player to move. From 2 on no result may be offered or the director asked; at 4 he decides.',
    }),
    noResultOfferedBy: t.expose('noResultOfferedBy', {
      type: SeatEnum,
      nullable: true,
      description: 'Who offers to end the game without a result; null: nobody.',
    }),
    resumesLeft: t.exposeInt('resumesLeft', {
      description: 'How often play may still be resumed after two passes without the director.',
    }),
  }),
});

GoGameType.implement({
  description: 'A game of go that is played here.',
  interfaces: [builder.nodeInterfaceRef(), GameInterface],
  fields: (t) => ({
    settings: t.field({
      type: GoSettingsType,
      description: 'What was agreed before the first move.',
      resolve: ({ game, gameConfig }) => ({ game, gameConfig }),
    }),
    phase: t.field({ type: GoPhaseEnum, description: 'Where it stands by its rules.', resolve: goPhase }),
    position: t.field({ type: GoPositionType, description: 'As it stands.', resolve: goPosition }),
    lastPoint: t.string({
      nullable: true,
      description: 'Where the last stone was put; null before the first, and after a pass or another act.',
      resolve: (game, _args, { app }) => goLastPoint(app, game),
    }),
    legalMoves: t.field({
      type: [GoMoveType],
      description:
        'Every stone that can be played now and the pass; and the acts of each player: after two passes first the one that accepts the marks, then marks of one chain or point each, and what takes the play up again or asks the director. None unless the game is running.',
      complexity: { field: 10, multiplier: 10 },
      resolve: (game) => [...goLegalMoves(game)],
    }),
    scoring: t.field({
      type: GoScoringType,
      nullable: true,
      description:
        'The marks after two passes, also those that were agreed in the end; null in play, and where there was no score.',
      resolve: goScoring,
    }),
    endings: t.field({ type: GoEndingsType, description: 'What may end or resume the play.', resolve: goEndings }),
    moment: t.field({
      type: GoMomentType,
      description: 'As it stands, with what the last move did.',
      complexity: 10,
      resolve: async (game, _args, { app }) => {
        const moment = await goMoment(app, game, game.ply);
        invariant(moment, `game ${game.id} has come to its own ply`);
        return moment;
      },
    }),
    at: t.field({
      type: GoMomentType,
      nullable: true,
      description: 'The game after this many moves; null beyond the last.',
      complexity: 10,
      args: { ply: t.arg.int({ required: true, description: 'How many moves; 0: the start.' }) },
      resolve: (game, { ply }, { app }) => goMoment(app, game, ply),
    }),
  }),
});
