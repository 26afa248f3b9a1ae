import { sentence } from '../said.ts';
import { entryOf, gameOf } from '../../application/queries/find.ts';
import { gameClock } from '../../application/state/game-clock.ts';
import { momentAfter } from '../../application/queries/game-moments.ts';
import { eventMove, eventResult, rulingOf } from '../../application/queries/event-parts.ts';
import { invariant } from '../../kernel/assert.ts';
import { builder } from '../builder.ts';
import { withGame } from '../event/about.ts';
import { GameEventInterface } from '../event/interfaces.ts';
import type { EventOf } from '../event/kinds.ts';
import { EntryType, RulingType } from '../refs.ts';
import { SeatEnum } from '../vocabulary.ts';
import { GameMomentInterface } from './moment.ts';
import { ClockType, GameResultType, MoveType } from './parts.ts';

const interfaces = [GameEventInterface];

withGame(
  builder.objectRef<EventOf<'GameSnapshot'>>('GameSnapshot').implement({
    description: 'The first message: the game as it stands, true at the version that it carries. It takes no version.',
    interfaces,
  }),
);

withGame(
  builder.objectRef<EventOf<'GameStarted'>>('GameStarted').implement({
    description:
      'The game has started; the clock of who moves first runs, where dice decide that from the first roll on.',
    interfaces,
  }),
);

builder.objectFields(
  withGame(
    builder.objectRef<EventOf<'MovePlayed'>>('MovePlayed').implement({
      description: 'A move was played. Its `game` may have moved on since: `move` and `moment` are of this event.',
      interfaces,
    }),
  ),
  (t) => ({
    move: t.field({ type: MoveType, description: 'The move.', resolve: eventMove }),
    moment: t.field({
      type: GameMomentInterface,
      description: 'The game after this very move, with what a board needs to show how it was played.',
      complexity: 10,
      resolve: (event, _args, { app }) => momentAfter(app, eventMove(event)),
    }),
  }),
);

builder.objectFields(
  withGame(
    builder.objectRef<EventOf<'DiceTextAdded'>>('DiceTextAdded').implement({
      description: 'A player has added his text to the dice, which nobody has thrown yet.',
      interfaces,
    }),
  ),
  (t) => ({ seat: t.field({ type: SeatEnum, description: 'Who.', resolve: ({ payload }) => payload.seat }) }),
);

builder.objectFields(
  withGame(
    builder
      .objectRef<EventOf<'TimeExtended'>>('TimeExtended')
      .implement({ description: 'The director has given a player more time.', interfaces }),
  ),
  (t) => ({
    seat: t.field({ type: SeatEnum, description: 'Whose clock.', resolve: ({ payload }) => payload.seat }),
    seconds: t.int({ description: 'Whole seconds added.', resolve: ({ payload }) => Math.floor(payload.time / 1_000) }),
    reason: t.string({ description: 'Why.', resolve: ({ payload }) => payload.reason }),
  }),
);

builder.objectFields(
  withGame(
    builder.objectRef<EventOf<'InactivityWarned'>>('InactivityWarned').implement({
      description: 'In a game without a clock the player to move was warned that he loses by not moving.',
      interfaces,
    }),
  ),
  (t) => ({
    seat: t.field({ type: SeatEnum, description: 'Who is to move.', resolve: ({ payload }) => payload.seat }),
    days: t.int({ description: 'For how many days he has not moved.', resolve: ({ payload }) => payload.days }),
    deadline: t.field({
      type: 'DateTime',
      description: 'The last instant at which he may still move.',
      resolve: ({ payload }) => payload.deadline,
    }),
  }),
);

builder.objectFields(
  withGame(
    builder.objectRef<EventOf<'ClockCredited'>>('ClockCredited').implement({
      description: 'Time in which the server did not run, or the game was paused, was given back.',
      interfaces,
    }),
  ),
  (t) => ({
    seconds: t.int({
      description: 'Whole seconds given back.',
      resolve: ({ payload }) => Math.floor(payload.time / 1_000),
    }),
    reason: t.string(sentence('Why.', ({ payload }) => payload.reason)),
  }),
);

builder.objectFields(
  withGame(
    builder
      .objectRef<EventOf<'GameFinished'>>('GameFinished')
      .implement({ description: 'The game was decided.', interfaces }),
  ),
  (t) => ({
    result: t.field({
      type: GameResultType,
      description: 'The result of this event; a director may have overruled it since.',
      resolve: (event, _args, { app }) => eventResult(app, event),
    }),
  }),
);

builder.objectFields(
  withGame(
    builder
      .objectRef<EventOf<'ResultOverruled'>>('ResultOverruled')
      .implement({ description: 'The director has replaced the result.', interfaces }),
  ),
  (t) => ({
    ruling: t.field({
      type: RulingType,
      description: 'The decision.',
      resolve: ({ payload }, _args, { app }) => rulingOf(app, payload),
    }),
  }),
);

builder.objectFields(
  withGame(
    builder.objectRef<EventOf<'PlayerReplaced'>>('PlayerReplaced').implement({
      description: 'The director has put another player at a seat, and the game begins anew: ask for it again.',
      interfaces,
    }),
  ),
  (t) => ({
    seat: t.field({ type: SeatEnum, description: 'Which seat.', resolve: ({ payload }) => payload.seat }),
    entry: t.field({
      type: EntryType,
      description: 'Who plays there now.',
      resolve: ({ payload }, _args, { app }) => entryOf(app, payload.entryId),
    }),
  }),
);

withGame(
  builder.objectRef<EventOf<'ResultUndone'>>('ResultUndone').implement({
    description: 'What was reported of a game played elsewhere is taken back: it is open again.',
    interfaces,
  }),
);

builder.objectFields(
  withGame(
    builder
      .objectRef<EventOf<'MovesRecorded'>>('MovesRecorded')
      .implement({ description: 'The moves of a game played elsewhere were imported.', interfaces }),
  ),
  (t) => ({ plies: t.int({ description: 'How many there are.', resolve: ({ payload }) => payload.plies }) }),
);

builder.objectFields(
  withGame(
    builder.objectRef<EventOf<'ClockTicked'>>('ClockTicked').implement({
      description:
        'The running clock, at a pace that fits what is left. It takes no version and may be skipped for a slow reader.',
      interfaces,
    }),
  ),
  (t) => ({
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
);
