import type { BySeat, Seat } from '../../kernel/seat.ts';
import { DAY, millis, plus, type Instant, type Millis } from '../../kernel/time.ts';
import type { Clock, TimeControl } from '../../rules/clocks/clock.ts';
import { deadline, remainingAt, usedAt } from '../../rules/clocks/fischer.ts';
import { restAt } from '../../rules/clocks/rest.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { AppContext } from '../context.ts';
import { clockOf } from './running-clock.ts';

/** A clock as it stands at `serverNow`; `remaining` and `timeUsed` are of that instant, and `expiresAt` of the running seat. */
export interface ShownClock {
  readonly game: GameRecord;
  readonly control: string;
  /** The most that it can show: the cap of a Fischer clock, the whole time of a move without one. */
  readonly limit: Millis;
  readonly remaining: BySeat<Millis>;
  readonly timeUsed: BySeat<Millis>;
  readonly running: Seat | null;
  readonly since: Instant | null;
  readonly expiresAt: Instant | null;
  /** What it counts down to: when it would run out if no pause lay before it. */
  readonly countsTo: Instant | null;
  readonly serverNow: Instant;
  /** null: it does not rest now */
  readonly pausedUntil: Instant | null;
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

/** The clock of a game now; null for a game without one. While it is paused it is stopped. */
export function gameClock(context: AppContext, game: GameRecord): ShownClock | null {
  const clock = clockOf(game);
  if (clock === null || game.timeControl === null) return null;
  const serverNow = context.now();
  const remaining = remainingAt(clock, serverNow);
  const rest = game.status === 'RUNNING' ? restAt(clock.rests, serverNow) : null;
  const running = rest === null ? clock.running : null;
  return {
    game,
    control: game.timeControl,
    limit: limitOf(clock.control),
    remaining,
    timeUsed: usedAt(clock, serverNow),
    running,
    since: running === null ? null : clock.since,
    expiresAt: running === null ? null : deadline(clock),
    countsTo: running === null ? null : plus(serverNow, remaining[running]),
    serverNow,
    pausedUntil: rest?.to ?? null,
    untimed: untimedOf(clock, serverNow),
  };
}

/** What each seat has used in a game at an instant, from its clock or as its director has entered it; null: nobody knows. */
export function timeUsedIn(game: GameRecord, at: Instant): BySeat<Millis> | null {
  const clock = clockOf(game);
  return clock === null ? game.reportedUse : usedAt(clock, at);
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
