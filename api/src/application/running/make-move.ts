import { invariant } from '../../kernel/assert.ts';
import { ok, type Result } from '../../kernel/result.ts';
import { tournamentsByIds } from '../../store/reading/tournament.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { Command } from '../command.ts';
import type { IllegalMove, NotYourTurn } from '../errors.ts';
import { inboxTopic } from '../events.ts';
import { awaitedSeats } from '../queries/awaited.ts';
import { decisionMakers } from '../rights.ts';
import { applyMove, type AppliedMove, type MoveToMake } from './apply-move.ts';
import { firePlan } from './fire-plan.ts';

/**
 * Makes a move, and with it the reply that the opponent has planned: every way to move leads through here. Then whoever is
 * waited for is told, or the director of a game that waits for him. Answers the move itself.
 */
export async function makeMove(
  command: Command,
  game: GameRecord,
  move: MoveToMake,
): Promise<Result<AppliedMove, IllegalMove | NotYourTurn>> {
  const made = await applyMove(command, game, move);
  if (!made.ok) return made;
  const last = await firePlan(command, made.value);
  if (last.isOver) return ok(made.value);
  tellTurn(command, game, last);
  if (last.game.toMove === null) await tellDirector(command, last.game);
  return ok(made.value);
}

/** Who was waited for all along hears of it only when nobody else is waited for any more. */
function tellTurn(command: Command, before: GameRecord, { by, game }: AppliedMove): void {
  const waited = awaitedSeats(before);
  const awaited = awaitedSeats(game);
  const payload = { gameId: game.id, tournamentId: game.tournamentId, deadline: game.clock?.deadline ?? null };
  for (const seat of awaited) {
    const isNew = !waited.includes(seat) || !awaited.includes(by);
    if (seat !== by && isNew) command.emit({ topic: inboxTopic(game.players[seat]), kind: 'MyTurn', payload });
  }
}

async function tellDirector(command: Command, { id: gameId, tournamentId }: GameRecord): Promise<void> {
  const [tournament] = await tournamentsByIds(command.tx, [tournamentId]);
  invariant(tournament !== undefined, 'every game belongs to a tournament');
  const payload = { gameId, tournamentId };
  for (const player of decisionMakers(tournament)) {
    command.emit({ topic: inboxTopic(player), kind: 'MyRulingNeeded', payload });
  }
}
