import { invariant } from '../../kernel/assert.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import { gameComfort, playerComfort } from '../../store/reading/comfort.ts';
import { putGameComfort } from '../../store/writing/comfort.ts';
import type { Command } from '../command.ts';
import { rulesOf } from '../state/game-rules.ts';
import { applyMove, type AppliedMove } from './apply-move.ts';
import { drawChance } from './draw-chance.ts';

/**
 * Makes whatever follows a move by itself, until somebody is to decide or the game is over: chance, acts that decide
 * nothing, and what a player has left to the server. Answers the last of them. Source: Backgammon 7.
 */
export async function playOn(command: Command, made: AppliedMove): Promise<AppliedMove> {
  let last = made;
  for (;;) {
    const next = last.isOver ? null : await unasked(command, last);
    if (next === null) return last;
    last = next;
  }
}

async function unasked(command: Command, made: AppliedMove): Promise<AppliedMove | null> {
  const { game, awaitsChance } = made;
  if (awaitsChance) return drawChance(command, game);
  return (await idleMove(command, game)) ?? comfortMove(command, game);
}

async function idleMove(command: Command, game: GameRecord): Promise<AppliedMove | null> {
  const text = game.position === null ? null : rulesOf(game.game).idle(game.position);
  return text === null ? null : automatic(command, game, text);
}

/** What the player whose decision is awaited has left to the server: rolling without doubling, the only play there is, his answer to a double. */
async function comfortMove(command: Command, game: GameRecord): Promise<AppliedMove | null> {
  const { position, toMove } = game;
  const { chance, legalMoves, play } = rulesOf(game.game);
  if (chance === null || position === null || toMove === null) return null;
  const { tx } = command;
  const player = game.players[toMove];
  const [everywhere, here] = [await playerComfort(tx, player), await gameComfort(tx, game.id, player)];
  if (chance.next(position) !== null) {
    if (here.rollsOnce) await putGameComfort(tx, game.id, player, { rollsOnce: false });
    return here.rollsOnce || (here.rolls ?? everywhere.rolls) ? drawChance(command, game) : null;
  }
  if (here.answer !== null && here.answerPly === game.ply - 1) {
    const answer = here.answer.toLowerCase();
    if (play(position, answer).ok) return automatic(command, game, answer);
  }
  const [only, another] = (here.playsForced ?? everywhere.playsForced) ? legalMoves(position) : [];
  return only === undefined || another !== undefined ? null : automatic(command, game, only);
}

async function automatic(command: Command, game: GameRecord, text: string): Promise<AppliedMove> {
  const { toMove } = game;
  invariant(toMove !== null, 'somebody is to move');
  const made = await applyMove(command, game, { by: toMove, text, cause: 'AUTOMATIC' });
  invariant(made.ok, 'what the server plays by itself is legal');
  return made.value;
}
