import { sentence } from '../said.ts';
import { entryOf, gameOf } from '../../application/queries/find.ts';
import { gameClock } from '../../application/state/game-clock.ts';
import { momentAfter } from '../../application/queries/game-moments.ts';
import { eventMove, eventResult, rulingOf } from '../../application/queries/event-parts.ts';
import { invariant } from '../../kernel/assert.ts';
import { aboutGame } from '../event/about.ts';
import { inGame } from '../event/interfaces.ts';
import { EntryType, RulingType } from '../refs.ts';
import { SeatEnum } from '../vocabulary.ts';
import { GameMomentInterface } from './moment.ts';
import { ClockType, GameResultType, MoveType } from './parts.ts';

inGame('GameSnapshot', {
  about: [aboutGame],
  description: 'The first message: the game as it stands, true at the version that it carries. It takes no version.',
});

inGame('GameStarted', {
  about: [aboutGame],
  description:
    'The game has started; the clock of who moves first runs, where dice decide that from the first roll on.',
});

inGame('MovePlayed', {
  about: [aboutGame],
  description: 'A move was played. Its `game` may have moved on since: `move` and `moment` are of this event.',
  fields: (t) => ({
    move: t.field({ type: MoveType, description: 'The move.', resolve: eventMove }),
    moment: t.field({
      type: GameMomentInterface,
      description: 'The game after this very move, with what a board needs to show how it was played.',
      complexity: 10,
      resolve: (event, _args, { app }) => momentAfter(app, eventMove(event)),
    }),
  }),
});

inGame('DiceTextAdded', {
  about: [aboutGame],
  description: 'A player has added his text to the dice, which nobody has thrown yet.',
  fields: (t) => ({ seat: t.field({ type: SeatEnum, description: 'Who.', resolve: ({ payload }) => payload.seat }) }),
});

inGame('TimeExtended', {
  about: [aboutGame],
  description: 'The director has given a player more time.',
  fields: (t) => ({
    seat: t.field({ type: SeatEnum, description: 'Whose clock.', resolve: ({ payload }) => payload.seat }),
    seconds: t.int({ description: 'Whole seconds added.', resolve: ({ payload }) => Math.floor(payload.time / 1_000) }),
    reason: t.string({ description: 'Why.', resolve: ({ payload }) => payload.reason }),
  }),
});

inGame('InactivityWarned', {
  about: [aboutGame],
  description: 'In a game without a clock the player to move was warned that he loses by not moving.',
  fields: (t) => ({
    seat: t.field({ type: SeatEnum, description: 'Who is to move.', resolve: ({ payload }) => payload.seat }),
    days: t.int({ description: 'For how many days he has not moved.', resolve: ({ payload }) => payload.days }),
    deadline: t.field({
      type: 'DateTime',
      description: 'The last instant at which he may still move.',
      resolve: ({ payload }) => payload.deadline,
    }),
  }),
});

inGame('ClockCredited', {
  about: [aboutGame],
  description: 'Time in which the server did not run, or the game was paused, was given back.',
  fields: (t) => ({
    seconds: t.int({
      description: 'Whole seconds given back.',
      resolve: ({ payload }) => Math.floor(payload.time / 1_000),
    }),
    reason: t.string(sentence('Why.', ({ payload }) => payload.reason)),
  }),
});

inGame('GameFinished', {
  about: [aboutGame],
  description: 'The game was decided.',
  fields: (t) => ({
    result: t.field({
      type: GameResultType,
      description: 'The result of this event; a director may have overruled it since.',
      resolve: (event, _args, { app }) => eventResult(app, event),
    }),
  }),
});

inGame('ResultOverruled', {
  about: [aboutGame],
  description: 'The director has replaced the result.',
  fields: (t) => ({
    ruling: t.field({
      type: RulingType,
      description: 'The decision.',
      resolve: ({ payload }, _args, { app }) => rulingOf(app, payload),
    }),
  }),
});

inGame('PlayerReplaced', {
  about: [aboutGame],
  description: 'The director has put another player at a seat, and the game begins anew: ask for it again.',
  fields: (t) => ({
    seat: t.field({ type: SeatEnum, description: 'Which seat.', resolve: ({ payload }) => payload.seat }),
    entry: t.field({
      type: EntryType,
      description: 'Who plays there now.',
      resolve: ({ payload }, _args, { app }) => entryOf(app, payload.entryId),
    }),
  }),
});

inGame('ResultUndone', {
  about: [aboutGame],
  description: 'What was reported of a game played elsewhere is taken back: it is open again.',
});

inGame('MovesRecorded', {
  about: [aboutGame],
  description: 'The moves of a game played elsewhere were imported.',
  fields: (t) => ({ plies: t.int({ description: 'How many there are.', resolve: ({ payload }) => payload.plies }) }),
});

inGame('ClockTicked', {
  about: [aboutGame],
  description:
    'The running clock, at a pace that fits what is left. It takes no version and may be skipped for a slow reader.',
  fields: (t) => ({
    clock: t.field({
      type: ClockType,
      description: 'As it stands.',
      resolve: async ({ payload }, _args, { app }) => {
        const clock = gameClock(app, await gameOf(app, payload.gameId));
        invariant(clock, 'a clock that ticks exists');
        return clock;
      },
    }),
  }),
});
