import { invariant } from '../../kernel/assert.ts';
import type { BySeat, Seat } from '../../kernel/seat.ts';
import { DAY, millis } from '../../kernel/time.ts';
import type { Instant, Millis } from '../../kernel/time.ts';
import type { Clock, TimeControl } from '../../rules/clocks/clock.ts';
import { parseTimeControl } from '../../rules/clocks/control-notation.ts';
import { remainingAt, usedAt } from '../../rules/clocks/fischer.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { AppContext } from '../context.ts';

/** A clock as it stands at `serverNow`; `remaining` and `timeUsed` are of that instant, and `expiresAt` of the running seat. */
export interface ShownClock {
  readonly control: string;
  /** The most that it can show: the cap of a Fischer clock, the whole time of a move without one. */
  readonly limit: Millis;
  readonly remaining: BySeat<Millis>;
  readonly timeUsed: BySeat<Millis>;
  readonly running: Seat | null;
  readonly since: Instant | null;
  readonly expiresAt: Instant | null;
  readonly serverNow: Instant;
  readonly paused: boolean;
  /** How it is played without a clock; null: there is one. */
  readonly untimed: ShownUntimed | null;
}

/** Play without a clock: after how many days without a move a game is lost, when is warned, and whole days that are left. */
export interface ShownUntimed {
  readonly forfeitAfterDays: number;
  readonly warnAt: readonly number[];
  /** of the running turn, rounded down; null while nothing runs */
  readonly daysLeft: number | null;
}

/** The clock of a game now; null for a game without one. */
export function gameClock(context: AppContext, game: GameRecord): ShownClock | null {
  if (game.clock === null || game.timeControl === null) return null;
  const control = parseTimeControl(game.timeControl);
  invariant(control.ok, `the stored time control of game ${game.id} is readable`);
  const { remaining, used, running, since, deadline } = game.clock;
  const clock = { control: control.value, remaining, used, running, since, until: null };
  const serverNow = context.now();
  return {
    control: game.timeControl,
    limit: limitOf(control.value),
    remaining: remainingAt(clock, serverNow),
    timeUsed: usedAt(clock, serverNow),
    running,
    since,
    expiresAt: running === null ? null : deadline,
    serverNow,
    paused: game.status === 'PAUSED',
    untimed: untimedOf(clock, serverNow),
  };
}

/** What each seat has used in a game at an instant, from its clock or as its director has entered it; null: nobody knows. */
export function timeUsedIn(game: GameRecord, at: Instant): BySeat<Millis> | null {
  if (game.clock === null || game.timeControl === null) return game.reportedUse;
  const control = parseTimeControl(game.timeControl);
  invariant(control.ok, `the stored time control of game ${game.id} is readable`);
  const { remaining, used, running, since } = game.clock;
  return usedAt({ control: control.value, remaining, used, running, since, until: null }, at);
}

function untimedOf(clock: Clock, now: Instant): ShownUntimed | null {
  const { control, running } = clock;
  if (control.kind !== 'untimed') return null;
  const daysLeft = running === null ? null : Math.floor(remainingAt(clock, now)[running] / DAY);
  return { forfeitAfterDays: control.forfeitAfterDays, warnAt: control.warnAt, daysLeft };
}

function limitOf(control: TimeControl): Millis {
  return control.kind === 'fischer' ? control.limit : millis(control.forfeitAfterDays * DAY);
}
