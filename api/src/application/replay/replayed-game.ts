import { invariant } from '../../kernel/assert.ts';
import { instant, type Instant } from '../../kernel/time.ts';
import { credit, extend, planRests } from '../../rules/clocks/adjustment.ts';
import type { Clock } from '../../rules/clocks/clock.ts';
import { deadline, flagAt, resume } from '../../rules/clocks/fischer.ts';
import type { Rest } from '../../rules/clocks/rest.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { ReplayedGame } from '../../store/writing/replayed-game.ts';
import { storedMove } from '../running/apply-move.ts';
import { firstMoment } from '../running/first-moment.ts';
import { rulesOf } from '../state/game-rules.ts';
import { clockOf, clockStoppedAt } from '../state/running-clock.ts';
import type { StoredEvent } from '../vocabulary/event.ts';

/** What a game is replayed with beside its own events. */
export interface ReplayParts {
  readonly tournament: TournamentRecord;
  /** When no time passes in it, by the pauses that were known at an instant. */
  readonly restsAt: (game: GameRecord, at: Instant) => readonly Rest[];
  /** When no server ran, by the instant at which that was given back. */
  readonly downtimeAt: (at: Instant) => Rest | null;
}

interface Replayed extends Pick<ReplayedGame, 'moves' | 'decided'> {
  readonly game: GameRecord;
  readonly startedAt: Instant | null;
}

/** A game as these events of its own have left it, in their order. */
export function replayedGame(game: GameRecord, events: readonly StoredEvent[], parts: ReplayParts): ReplayedGame {
  const begun = events.findLastIndex(({ kind }) => kind === 'PlayerReplaced');
  const from = begun === -1 ? game.addedAt : (events[begun]?.at ?? game.addedAt);
  let now = atFirst(game, from, parts);
  for (const event of events.slice(begun + 1)) now = afterEvent(now, event, parts);
  const { position, toMove } = now.game;
  const { startedAt, moves, decided } = now;
  return { id: game.id, startedAt, position, toMove, clock: clockOf(now.game), moves, decided };
}

function atFirst(game: GameRecord, at: Instant, { tournament, restsAt }: ReplayParts): Replayed {
  const first = firstMoment(tournament, game.config, { at, rests: restsAt(game, at) });
  const { status, position, toMove, startedAt } = first;
  const open = { ...game, status, position, toMove, ply: 0, clock: null };
  return { game: first.clock === null ? open : withClock(open, first.clock), startedAt, moves: [], decided: null };
}

function afterEvent(now: Replayed, event: StoredEvent, { restsAt, downtimeAt }: ReplayParts): Replayed {
  const { game } = now;
  const { at } = event;
  const clock = clockOf(game);
  const clocked = (changed: Clock): Replayed => ({ ...now, game: withClock(game, changed) });
  if (event.kind === 'MovePlayed') {
    const { seat: by, cause, notation } = event.payload;
    const made = rulesOf(game.game).play(game.position ?? '', notation);
    invariant(made.ok, `the moves of game ${game.id} can be replayed`);
    const { after, row } = storedMove(game, at, { by, cause, played: made.value });
    return { ...now, game: after, moves: [...now.moves, row] };
  }
  if (event.kind === 'TimeExtended') {
    const extended = clock === null ? null : extend(clock, event.payload.seat, event.payload.time);
    return extended?.ok === true ? clocked(extended.value) : now;
  }
  if (event.kind === 'ClockCredited') {
    const downtime = downtimeAt(at);
    if (clock === null || clock.since === null || downtime === null) return now;
    return clocked(credit(clock, { ...downtime, from: instant(Math.max(downtime.from, clock.since)) }));
  }
  if (event.kind === 'GamePauseChanged') {
    if (clock === null || flagAt(clock, at) !== null) return now;
    return clocked(planRests(clock, at, restsAt(game, at)));
  }
  if (event.kind === 'GameFinished') {
    const { winner, how, value, reason, decidedAt } = event.payload;
    const decided = { winner, how, value, reason, decidedAt, recordedAt: at };
    return { ...(clock === null ? now : clocked(clockStoppedAt(clock, decidedAt))), decided };
  }
  if (event.kind === 'ResultUndone') {
    const open = { ...now, decided: null };
    const toMove = game.position === null ? null : rulesOf(game.game).toMove(game.position);
    if (clock === null || (toMove !== 'first' && toMove !== 'second')) return open;
    const running = resume({ ...clock, rests: restsAt(game, at) }, at, toMove);
    return { ...open, game: withClock({ ...game, toMove }, running) };
  }
  return now;
}

function withClock(game: GameRecord, { remaining, used, running, since, until, rests, control }: Clock): GameRecord {
  const ends = deadline({ remaining, used, running, since, until, rests, control });
  return { ...game, clock: { remaining, used, running, since, deadline: ends, warnAt: null, rests } };
}
