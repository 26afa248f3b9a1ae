import { acceptScore } from '../application/commands/accept-score.ts';
import type { GoActDone } from '../application/commands/act.ts';
import { disputeScore, offerNoResult } from '../application/commands/appeal.ts';
import { markPoints, type MarkPointsInput } from '../application/commands/mark-points.ts';
import type { AppContext } from '../../../application/context.ts';
import { resumePlay } from '../application/commands/resume-play.ts';
import { changedGame } from '../../../application/queries/find.ts';
import type { GameId } from '../../../kernel/ids.ts';
import { builder } from '../../../graphql/builder.ts';
import { GoGameType } from './ref.ts';
import { command, given } from '../../../graphql/command.ts';
import { idKind } from '../../../graphql/id-input.ts';

const goGame = idKind<GameId>(['GoGame']);
const WHICH = 'Which game of go; your own.';
const SEEN = 'The version of the marks as you see them: refused if they have changed; null: whichever they are.';

const GoActSuccess = builder.objectRef<GoActDone>('GoActSuccess').implement({
  description: 'It was done, and stands in the moves of the game.',
  fields: (t) => ({
    game: t.field({
      type: GoGameType,
      description: 'As it stands after it.',
      resolve: (done, _args, { app }) => changedGame(app, done.gameId),
    }),
  }),
});

/** What all acts have in common. */
const act = {
  success: GoActSuccess,
  payload: 'The game of go after an act of a player, or why it was refused.',
  refuses: {
    'wrong-phase': true,
    'stale-marks': true,
    'illegal-move': true,
    'not-your-turn': true,
    'game-over': true,
    'wrong-status': true,
  },
  untried: true,
} as const;

const markDead = (app: AppContext, { alive, ...input }: MarkPointsInput & { readonly alive: boolean }) =>
  markPoints(app, 'markDead', alive ? 'alive' : 'dead', input);

command(markDead, {
  name: 'markDead',
  byToken: ['PLAY'],
  description:
    'Marks chains as dead or alive after two passes. The marks get a new version, which both have to accept; either player may.',
  input: given('Stones to be marked as dead, or as alive again.', (t) => ({
    gameId: goGame.one(t, WHICH),
    points: t.stringList({
      required: true,
      description: 'A point of each chain, such as D4; the whole chain is marked.',
    }),
    alive: t.boolean({ required: true, defaultValue: false, description: 'Whether they are alive after all.' }),
    version: t.int({ description: SEEN }),
  })),
  ...act,
});

const markNeutral = (app: AppContext, { open, ...input }: MarkPointsInput & { readonly open: boolean }) =>
  markPoints(app, 'markNeutral', open ? 'open' : 'neutral', input);

command(markNeutral, {
  name: 'markNeutral',
  byToken: ['PLAY'],
  description: 'Marks empty points as nobody’s, or as open again, after two passes; as `markDead` marks stones.',
  input: given('Empty points to be marked as nobody’s, or as somebody’s again.', (t) => ({
    gameId: goGame.one(t, WHICH),
    points: t.stringList({ required: true, description: 'Empty points, such as an eye in seki.' }),
    open: t.boolean({ required: true, defaultValue: false, description: 'Whether they count again after all.' }),
    version: t.int({ description: SEEN }),
  })),
  ...act,
});

command(acceptScore, {
  name: 'acceptScore',
  byToken: ['PLAY'],
  description: 'Accepts the marks of this very version; when both have, the game is over and its score stands.',
  input: given('Which marks are accepted.', (t) => ({
    gameId: goGame.one(t, WHICH),
    version: t.int({ required: true, description: 'The version of the marks that you accept.' }),
  })),
  ...act,
});

command(resumePlay, {
  name: 'resumePlay',
  byToken: ['PLAY'],
  description:
    'Takes the play up again after two passes: your opponent moves first, the marks are thrown away. Twice in a game.',
  input: given('A game of go in which you act.', (t) => ({ gameId: goGame.one(t, WHICH) })),
  ...act,
});

command(disputeScore, {
  name: 'disputeScore',
  byToken: ['PLAY'],
  description:
    'Gives the game to its director, because you do not agree on the marks, or in play because the board keeps coming back.',
  input: given('A game of go in which you act.', (t) => ({ gameId: goGame.one(t, WHICH) })),
  ...act,
});

command(offerNoResult, {
  name: 'offerNoResult',
  byToken: ['PLAY'],
  description:
    'Offers to end the game without a result because the board keeps coming back, or accepts the opponent’s offer.',
  input: given('A game of go in which you act.', (t) => ({ gameId: goGame.one(t, WHICH) })),
  ...act,
});
