import type { LetterMessage } from '../../kernel/message.ts';
import { invariant } from '../../kernel/assert.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { Seat } from '../../kernel/seat.ts';
import { tournamentsByIds } from '../../store/reading/tournament.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { Command } from '../command.ts';
import { notYourTurn, type IllegalMove, type NotYourTurn } from '../errors.ts';
import { inboxTopic } from '../events.ts';
import { awaitedSeats } from '../state/awaited.ts';
import { decisionMakers } from '../rights.ts';
import { rulesOf } from '../state/game-rules.ts';
import { applyMove, type AppliedMove, type MoveToMake } from './apply-move.ts';
import { drawChance } from './draw-chance.ts';
import { firePlan } from './fire-plan.ts';
import { playOn } from './play-on.ts';

/**
 * Makes a move, and with it the reply that the opponent has planned: every way to move leads through here. Then whoever is
 * waited for is told, or the director of a game that waits for him. Answers the move itself.
 */
export async function makeMove(
  command: Command,
  game: GameRecord,
  move: MoveToMake,
): Promise<Result<AppliedMove, IllegalMove<LetterMessage> | NotYourTurn>> {
  const made = await actOrAsk(command, game, move);
  if (!made.ok) return made;
  const last = await firePlan(command, await playOn(command, made.value));
  if (last.isOver) return ok(made.value);
  tellTurn(command, game, last, telling(game, move, made.value, last));
  command.leave(last.game);
  if (last.game.toMove === null) await tellDirector(command, last.game);
  return ok(made.value);
}

/** Lets chance draw for a game in which nobody has moved yet, and goes on to the first decision. The game is locked and runs. */
export async function drawFirst(command: Command, game: GameRecord): Promise<void> {
  const last = await playOn(command, await drawChance(command, game));
  if (!last.isOver) tellAwaited(command, last.game);
}

/** Tells everybody whom a game waits for that it does. */
export function tellAwaited(command: Command, game: GameRecord): void {
  for (const seat of awaitedSeats(game)) tellPlayer(command, game, seat);
}

/** The move as it is written, or what chance gives to a player who asks for it at his turn. */
async function actOrAsk(
  command: Command,
  game: GameRecord,
  move: MoveToMake,
): Promise<Result<AppliedMove, IllegalMove<LetterMessage> | NotYourTurn>> {
  const { actors, chance } = rulesOf(game.game);
  invariant(game.position !== null, `game ${game.id} is played here`);
  const isAsked =
    chance?.isAsk(move.text) === true && !chance.isBefore(game.position) && chance.next(game.position) !== null;
  if (!isAsked) return applyMove(command, game, move);
  return actors(game.position).includes(move.by) ? ok(await drawChance(command, game)) : err(notYourTurn());
}

/** Who acts himself, and whether he is told though it is his turn then. */
interface Telling {
  readonly by: Seat;
  readonly himself: boolean;
}

/**
 * Where chance has a part, it may be the turn of who has moved again: when the other had nothing to decide; and of who has asked for dice,
 * who sees them unless he has asked by mail.
 */
function telling({ game }: GameRecord, { by, cause }: MoveToMake, made: AppliedMove, last: AppliedMove): Telling {
  if (rulesOf(game).chance === null) return { by: last.by, himself: false };
  return { by, himself: last.game.ply > made.game.ply || cause === 'MAIL' };
}

/** Who was waited for all along hears of it only when nobody else is waited for any more. */
function tellTurn(command: Command, before: GameRecord, { game }: AppliedMove, { by, himself }: Telling): void {
  const waited = awaitedSeats(before);
  const awaited = awaitedSeats(game);
  for (const seat of awaited) {
    const isNew = !waited.includes(seat) || !awaited.includes(by);
    if (seat === by ? himself : isNew) tellPlayer(command, game, seat);
  }
}

function tellPlayer(command: Command, game: GameRecord, seat: Seat): void {
  const { id: gameId, tournamentId, ply, clock } = game;
  const payload = { gameId, tournamentId, ply, deadline: clock?.deadline ?? null };
  command.emit({ topic: inboxTopic(game.players[seat]), kind: 'MyTurn', payload, due: command.at });
}

async function tellDirector(command: Command, { id: gameId, tournamentId }: GameRecord): Promise<void> {
  const [tournament] = await tournamentsByIds(command.tx, [tournamentId]);
  invariant(tournament !== undefined, 'every game belongs to a tournament');
  const payload = { gameId, tournamentId };
  for (const player of decisionMakers(tournament)) {
    command.emit({ topic: inboxTopic(player), kind: 'MyRulingNeeded', payload });
  }
}
