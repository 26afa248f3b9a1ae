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
import { insertMove } from '../../store/writing/game.ts';
import type { Command } from '../command.ts';
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

interface Made {
  readonly by: Seat;
  readonly cause: MoveCause;
  readonly played: TextPlayed;
}

async function store(command: Command, game: GameRecord, { by, cause, played }: Made): Promise<AppliedMove> {
  const { tx, at } = command;
  const clock = clockOf(game);
  invariant(clock !== null, `game ${game.id} runs`);
  const after = clockAfterMove(clock, at, played);
  const moved = movedGame(game, played, after);
  const { notation, warnings, awaitsChance } = played;
  await insertMove(
    tx,
    { gameId: game.id, ply: game.ply, seat: by, notation, cause, at, clock: after },
    { position: played.encoded, ply: moved.ply, toMove: moved.toMove, clock: after },
  );
  command.touch(game.id);
  tellMoved(command, game, { by, notation, cause }, after);
  await endIfOver(command, moved, played);
  return { by, notation, warnings, game: moved, isOver: played.outcome !== null, awaitsChance };
}

interface Moved {
  readonly by: Seat;
  readonly notation: string;
  readonly cause: MoveCause;
}

function tellMoved(command: Command, game: GameRecord, { by: seat, notation, cause }: Moved, after: Clock): void {
  const { id: gameId, tournamentId, ply } = game;
  const running = after.running === null ? null : deadline(after);
  const payload = { gameId, tournamentId, ply, seat, notation, cause, remaining: after.remaining, deadline: running };
  command.emit({ topic: gameTopic(gameId), kind: 'MovePlayed', payload });
}

async function endIfOver(command: Command, game: GameRecord, { outcome }: TextPlayed): Promise<void> {
  if (outcome === null) return;
  const { winner, reason, value } = outcome;
  await decideGame(command, game, { winner, reason, how: howOnBoard(outcome), value, decidedAt: command.at });
  const tournament = await lockedTournament(command.tx, game.tournamentId);
  invariant(tournament.ok, 'every game belongs to a tournament');
  await settleDecided(command, tournament.value, [game]);
}

function movedGame(game: GameRecord, { encoded, toMove }: TextPlayed, clock: Clock): GameRecord {
  const { remaining, used, running, since, rests } = clock;
  return {
    ...game,
    position: encoded,
    ply: game.ply + 1,
    toMove,
    clock: { remaining, used, running, since, deadline: deadline(clock), warnAt: nextWarningAt(clock), rests },
  };
}
