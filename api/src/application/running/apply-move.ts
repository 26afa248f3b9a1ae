import type { LetterMessage, Message } from '../../kernel/message.ts';
import { invariant } from '../../kernel/assert.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Clock } from '../../rules/clocks/clock.ts';
import { deadline } from '../../rules/clocks/fischer.ts';
import { nextWarningAt } from '../../rules/clocks/inactivity.ts';
import { howOnBoard } from '../../rules/games/how-on-board.ts';
import type { TextPlayed } from '../../rules/games/text-game.ts';
import type { MoveCause } from '../../store/move-cause.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { PlanRecord } from '../../store/reading/move-plan.ts';
import { insertMoves, type NewMove } from '../../store/writing/game.ts';
import { instant, LAST_INSTANT, type Instant } from '../../kernel/time.ts';
import type { Command } from '../command.ts';
import type { DomainEvent } from '../vocabulary/event.ts';
import { illegalMove } from '../illegal-move.ts';
import { notYourTurn, type IllegalMove, type NotYourTurn } from '../errors.ts';
import { gameTopic } from '../events.ts';
import { lockedTournament } from '../found.ts';
import { clockAfterMove } from './clock-after-move.ts';
import { decideGame } from './decide-game.ts';
import { rulesOf } from '../state/game-rules.ts';
import { clockOf } from '../state/running-clock.ts';
import { settleDecided } from './settle-tournament.ts';
import { message } from '../texts/say.ts';

/** A move to be made: whose it is to be, its text, and how it comes about. */
export interface MoveToMake {
  readonly by: Seat;
  readonly text: string;
  readonly cause: MoveCause;
}

/** A move that has been made: whose it was, its canonical text, what the mover should know, and the game after it. */
export interface AppliedMove {
  readonly by: Seat;
  readonly notation: string;
  readonly warnings: readonly Message[];
  /** As it stood before its result, if the move has ended it. */
  readonly game: GameRecord;
  readonly isOver: boolean;
  /** Chance is awaited and nothing else. */
  readonly awaitsChance: boolean;
  /** What its players have planned, in no order. */
  readonly plans: readonly PlanRecord[];
}

/** Why a player's move is refused that is chance's own. */
const NAMED_CHANCE = {
  kind: 'illegal-move',
  message: message('refused.game.namedChance'),
  column: 1,
  rule: 'dice-named',
  rules: ['Common 2.1'],
} as const satisfies IllegalMove<LetterMessage>;

/**
 * Makes one move: the core of every way to move. The game is running, locked and in time. Stores the move, the position, the
 * clock; tells everybody who watches; and ends the game when the move does. Refuses a move of the other seat.
 */
export async function applyMove(
  command: Command,
  game: GameRecord,
  { by, text, cause }: MoveToMake,
): Promise<Result<AppliedMove, IllegalMove<LetterMessage> | NotYourTurn>> {
  invariant(game.position !== null, `game ${game.id} is played here`);
  const rules = rulesOf(game.game);
  if (rules.chance?.isBefore(game.position) === true) return err(notYourTurn(message('refused.game.noFirstRoll')));
  if (!rules.actors(game.position).includes(by)) return err(notYourTurn());
  const played = rules.play(game.position, text);
  if (!played.ok) return err(illegalMove(rules, played.error));
  if (played.value.isDrawn) return err(NAMED_CHANCE);
  if (played.value.mover !== by) return err(notYourTurn());
  return ok(await store(command, game, { by, cause, played: played.value }));
}

/** Makes the move that chance has drawn, as `applyMove` does a player's. */
export async function applyDrawn(command: Command, game: GameRecord, text: string): Promise<AppliedMove> {
  invariant(game.position !== null, `game ${game.id} is played here`);
  const played = rulesOf(game.game).play(game.position, text);
  invariant(played.ok && played.value.isDrawn, 'what chance draws is legal');
  return store(command, game, { by: played.value.mover, cause: 'CHANCE', played: played.value });
}

/** A move that the rules have taken: whose it was, how it came about, and what it made of the position. */
export interface MadeMove {
  readonly by: Seat;
  readonly cause: MoveCause;
  readonly played: TextPlayed;
}

/** A move as it is stored: its row, the game after it, and what everybody who watches is told. */
export interface StoredMove {
  readonly row: NewMove;
  readonly after: GameRecord & { readonly position: string };
  readonly told: DomainEvent;
}

/** What a move comes to that was made in time at this instant. The game runs. */
export function storedMove(game: GameRecord, at: Instant, { by: seat, cause, played }: MadeMove): StoredMove {
  const clock = clockOf(game);
  invariant(clock !== null, `game ${game.id} runs`);
  const after = clockAfterMove(clock, at, played);
  const { id: gameId, tournamentId, ply } = game;
  const { notation } = played;
  const running = after.running === null ? null : deadline(after);
  const due = instant(Math.min(deadline(after) ?? LAST_INSTANT, nextWarningAt(after) ?? LAST_INSTANT));
  const payload = { gameId, tournamentId, ply, seat, notation, cause, remaining: after.remaining, deadline: running };
  return {
    row: { gameId, ply, seat, notation, cause, at, clock: after },
    after: movedGame(game, played, after),
    told: { topic: gameTopic(gameId), kind: 'MovePlayed', payload, due },
  };
}

async function store(command: Command, game: GameRecord, made: MadeMove): Promise<AppliedMove> {
  const { row, after, told } = storedMove(game, command.at, made);
  const plans = await insertMoves(command.tx, [row], { ...after, clock: row.clock });
  command.touch(game.id);
  command.emit(told);
  await endIfOver(command, after, made.played);
  const { notation, warnings, awaitsChance, outcome } = made.played;
  return { by: made.by, notation, warnings, game: after, isOver: outcome !== null, awaitsChance, plans };
}

/** Ends a game whose last move has done so, and lets its tournament go on. */
export async function endIfOver(command: Command, game: GameRecord, { outcome }: TextPlayed): Promise<void> {
  if (outcome === null) return;
  const { winner, reason, value } = outcome;
  await decideGame(command, game, { winner, reason, how: howOnBoard(outcome), value, decidedAt: command.at });
  const tournament = await lockedTournament(command.tx, game.tournamentId);
  invariant(tournament.ok, 'every game belongs to a tournament');
  await settleDecided(command, tournament.value, [game]);
}

function movedGame(game: GameRecord, { encoded, toMove }: TextPlayed, clock: Clock): StoredMove['after'] {
  const { remaining, used, running, since, rests } = clock;
  return {
    ...game,
    position: encoded,
    ply: game.ply + 1,
    toMove,
    clock: { remaining, used, running, since, deadline: deadline(clock), warnAt: nextWarningAt(clock), rests },
  };
}
