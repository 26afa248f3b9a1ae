import type { ShownClock, ShownUntimed } from '../../application/state/game-clock.ts';
import type { GameSeat } from '../../application/queries/game-seats.ts';
import { resultScore, type GameResult } from '../../application/queries/game-result.ts';
import { entryOf } from '../../application/queries/find.ts';
import { moveTaken } from '../../application/queries/move-taken.ts';
import { timeOutWarning } from '../../application/queries/time-out-warning.ts';
import { moveCause, viewerSeat } from '../../application/queries/viewer.ts';
import { ratingChangesOf } from '../../application/queries/ratings.ts';
import { readingOf } from '../../application/queries/reading.ts';
import type { MoveRecord } from '../../store/reading/move.ts';
import type { BySeat } from '../../kernel/seat.ts';
import type { Millis } from '../../kernel/time.ts';
import { builder } from '../builder.ts';
import { inLanguage, said, sentence } from '../said.ts';
import { EntryType, PlayerType, RatingChangeType, RulingType } from '../refs.ts';
import { ResultHowEnum, SeatEnum } from '../vocabulary.ts';
import { MoveCauseEnum } from './vocabulary.ts';
import { LASTING } from '../lasting.ts';

/** One of the two sides of a game. */
export const GameSeatType = builder.objectRef<GameSeat>('GameSeat').implement({
  description: 'One of the two sides of a game.',
  fields: (t) => ({
    seat: t.expose('seat', { extensions: LASTING, type: SeatEnum, description: 'Which of the two.' }),
    side: t.string(sentence('What the game calls it: South and North in bao.', ({ side }) => side)),
    sideLetter: t.string(
      sentence(
        'The same in a letter or two, which are not those of the other seat: S and N in bao.',
        ({ sideLetter }) => sideLetter,
      ),
    ),
    player: t.field({ type: PlayerType, description: 'Who sits there.', resolve: ({ entry }) => entry.player }),
    entry: t.expose('entry', {
      extensions: LASTING,
      type: EntryType,
      description: 'As what he is in the tournament.',
    }),
  }),
});

/** A duration of each seat. */
export const SeatSecondsType = builder.objectRef<BySeat<Millis>>('SeatSeconds').implement({
  description: 'Whole seconds of each seat, rounded down.',
  fields: (t) => ({
    first: t.int({ description: 'Of the seat that moves first.', resolve: ({ first }) => inSeconds(first) }),
    second: t.int({ description: 'Of the other seat.', resolve: ({ second }) => inSeconds(second) }),
  }),
});

const UntimedClockType = builder.objectRef<ShownUntimed>('UntimedClock').implement({
  description: 'Play without a clock: nobody’s time runs down, but a game without a move is lost after some days.',
  fields: (t) => ({
    forfeitAfterDays: t.exposeInt('forfeitAfterDays', {
      description: 'After so many days without a move the player to move loses the game.',
    }),
    warnAt: t.intList({
      description: 'After how many days without a move he is warned, rising.',
      resolve: ({ warnAt }) => [...warnAt],
    }),
    daysLeft: t.exposeInt('daysLeft', {
      nullable: true,
      description:
        'Whole days that the player to move has left at `serverNow`, rounded down; null while nobody is to move.',
    }),
  }),
});

/** A game’s clock. */
export const ClockType = builder.objectRef<ShownClock>('Clock').implement({
  description: 'A game’s clock as it stands at `serverNow`.',
  fields: (t) => ({
    control: t.exposeString('control', { description: 'The time control as text: `T=(3+1)<=7`, in days.' }),
    limit: t.int({
      description: 'The most seconds that it can show, an extension by the director apart.',
      resolve: ({ limit }) => inSeconds(limit),
    }),
    remaining: t.expose('remaining', {
      type: SeatSecondsType,
      description: 'What each seat has left at `serverNow`; the running seat’s goes down from there until `expiresAt`.',
    }),
    timeUsed: t.expose('timeUsed', {
      type: SeatSecondsType,
      description: 'What each seat has used up to `serverNow`.',
    }),
    running: t.expose('running', {
      type: SeatEnum,
      nullable: true,
      description: 'Whose time passes; null while the clock is stopped.',
    }),
    since: t.expose('since', {
      type: 'DateTime',
      nullable: true,
      description: 'When his turn began; null while the clock is stopped.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The last instant at which he may still move; null while the clock is stopped.',
    }),
    serverNow: t.expose('serverNow', { type: 'DateTime', description: 'The server’s time of this answer.' }),
    untimed: t.expose('untimed', {
      type: UntimedClockType,
      nullable: true,
      description: 'How it is played without a clock; null: there is one.',
    }),
    pausedUntil: t.expose('pausedUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when it is stopped by a pause; null: it is not.',
    }),
    viewerWarning: t.string({
      nullable: true,
      description:
        'While your own time passes: what you would lose beside the game if it ran out, such as your place in the tournament, as a sentence; null: nothing more, or it is not yours.',
      complexity: 10,
      args: inLanguage,
      resolve: async ({ game, running }, { locale }, context) => {
        if (running === null || viewerSeat(context.app.actor, game) !== running) return null;
        const warning = await timeOutWarning(context.app, game, running);
        return warning === null ? null : said(warning, locale, context);
      },
    }),
    countsTo: t.expose('countsTo', {
      type: 'DateTime',
      nullable: true,
      description:
        'What the running clock counts down to: `expiresAt`, or earlier where a pause lies before that; null while it is stopped.',
    }),
  }),
});

/** How a game ended. */
export const GameResultType = builder.objectRef<GameResult>('GameResult').implement({
  description: 'How a game ended: its last recorded result, which alone counts.',
  fields: (t) => ({
    winner: t.field({
      type: EntryType,
      nullable: true,
      description: 'Who gets the point; null: nobody.',
      resolve: ({ winner }, _args, { app }) => (winner === null ? null : entryOf(app, winner)),
    }),
    seat: t.expose('seat', {
      extensions: LASTING,
      type: SeatEnum,
      nullable: true,
      description: 'The winner’s seat; null: nobody won.',
    }),
    how: t.expose('how', { extensions: LASTING, type: ResultHowEnum, description: 'How it came to this.' }),
    value: t.exposeInt('value', {
      description:
        'How many points the game counts in a match: 1, in backgammon the cube times 1, 2 or 3, or what a ruling says.',
    }),
    reason: t.exposeString('reason', {
      nullable: true,
      description:
        'The rule of the board that ended it, `match-decided` or `cancelled` where nothing hung on it any more, or the director’s words; null when there is nothing to add.',
    }),
    score: t.string({
      nullable: true,
      description:
        'The score by which it was won on the board, as records write it: B+3.5; null where none decided it.',
      resolve: (result, _args, { app }) => resultScore(app, result),
    }),
    at: t.expose('at', {
      extensions: LASTING,
      type: 'DateTime',
      description: 'When it was decided; a loss on time at the deadline.',
    }),
    ratingChanges: t.field({
      type: [RatingChangeType],
      description: 'What the game has done to both ratings; empty for a game that does not count, or no longer.',
      complexity: { field: 1, multiplier: 2 },
      resolve: async (result, _args, { app }) => [...(await ratingChangesOf(app, result))],
    }),
    ruling: t.field({
      type: RulingType,
      nullable: true,
      description: 'The director’s decision behind it; null: none.',
      resolve: ({ ruling }, _args, { app }) => (ruling === null ? null : readingOf(app).rulings.load(ruling)),
    }),
  }),
});

/** One submitted decision. */
export const MoveType = builder.objectRef<MoveRecord>('Move').implement({
  description: 'One move as it was played.',
  fields: (t) => ({
    ply: t.exposeInt('ply', { description: 'Its place in the game, from 0.' }),
    seat: t.expose('seat', { type: SeatEnum, description: 'Who moved; of dice, for whom they fell.' }),
    notation: t.exposeString('notation', { description: 'Canonical text of the game’s own notation.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it reached the server.' }),
    cause: t.field({
      type: MoveCauseEnum,
      description: 'How it came to be played.',
      resolve: (move, _args, { app }) => moveCause(app, move),
    }),
    taken: t.int({
      description:
        'How much it took from the opponent: seeds in bao, stones in go, men hit in backgammon; 0 for nothing.',
      complexity: 2,
      resolve: (move, _args, { app }) => moveTaken(app, move),
    }),
    remaining: t.expose('remaining', {
      type: SeatSecondsType,
      nullable: true,
      description: 'What each seat had left after it; null without a clock.',
    }),
  }),
});

function inSeconds(duration: Millis): number {
  return Math.floor(duration / 1_000);
}
