import { invariant } from '../../kernel/assert.ts';
import { deadline, resume } from '../../rules/clocks/fischer.ts';
import { pausesAfter } from '../../store/reading/pause.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import { deleteResults, reopenGameHere, reopenGames } from '../../store/writing/undone-result.ts';
import type { Command } from '../command.ts';
import { gameTopic, inboxTopic } from '../events.ts';
import { rulesOf } from '../state/game-rules.ts';
import { restsOfGame } from '../state/pauses.ts';
import { clockOf } from '../state/running-clock.ts';

/**
 * Whether a decided game can go on from its last position: elsewhere always; here where somebody was to move, and nothing falls by chance,
 * for its seed is known by then. Source: Common 2.4, 4.18.
 */
export function mayReopen({ venue, game, position }: GameRecord): boolean {
  if (venue === 'ELSEWHERE') return true;
  const { agreement, chance, toMove } = rulesOf(game);
  if (position === null || chance !== null || agreement(position) !== null) return false;
  const next = toMove(position);
  return next !== null && next !== 'chance';
}

/**
 * Takes the result of a game back: it goes on with the clock as it was stopped, from now, and who is to move is told. It may be opened again, and
 * it and its tournament are locked; tables come after. Source: Common 4.18.
 */
export async function reopenGame(command: Command, game: GameRecord): Promise<void> {
  const { tx, at, emit } = command;
  const { id: gameId, tournamentId, players, ply, position } = game;
  await deleteResults(tx, [gameId]);
  command.touch(gameId);
  emit({ topic: gameTopic(gameId), kind: 'ResultUndone', payload: { gameId, tournamentId } });
  const clock = clockOf(game);
  if (position === null || clock === null) return reopenGames(tx, [gameId]);
  const toMove = rulesOf(game.game).toMove(position);
  invariant(toMove === 'first' || toMove === 'second', `game ${gameId} may be opened again`);
  const rests = restsOfGame(await pausesAfter(tx, tournamentId, at), game);
  const running = resume({ ...clock, rests }, at, toMove);
  await reopenGameHere(tx, gameId, toMove, running);
  const payload = { gameId, tournamentId, ply, deadline: deadline(running) };
  emit({ topic: inboxTopic(players[toMove]), kind: 'MyTurn', payload });
}
