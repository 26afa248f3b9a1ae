import { invariant } from '../../kernel/assert.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { Command } from '../command.ts';
import { playedGame } from '../queries/game-rules.ts';
import { applyMove, type AppliedMove } from './apply-move.ts';
import { drawChance } from './draw-chance.ts';

/** Makes whatever follows a move by itself, until somebody is to decide or the game is over: chance, and acts that decide nothing. Answers the last of them. */
export async function playOn(command: Command, made: AppliedMove): Promise<AppliedMove> {
  let last = made;
  for (;;) {
    const next = last.isOver ? null : await unasked(command, last);
    if (next === null) return last;
    last = next;
  }
}

async function unasked(command: Command, { game, awaitsChance }: AppliedMove): Promise<AppliedMove | null> {
  if (awaitsChance) return drawChance(command, game);
  return idleMove(command, game);
}

async function idleMove(command: Command, game: GameRecord): Promise<AppliedMove | null> {
  const { position, toMove } = game;
  const text = position === null || toMove === null ? null : playedGame(game.game).idle(position);
  if (text === null || toMove === null) return null;
  const made = await applyMove(command, game, { by: toMove, text, cause: 'AUTOMATIC' });
  invariant(made.ok, 'an act that is left as the only one is legal');
  return made.value;
}
