import type { ConfiguredFormat } from '../../rules/formats/any-format.ts';
import { lockGames } from '../../store/lock.ts';
import { gamesByIds } from '../../store/reading/game.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { Command } from '../command.ts';
import { decideGame, endedMoot } from './decide-game.ts';
import { loadTournament, type LoadedTournament } from './tournament-rows.ts';

/**
 * Ends boards that are open though their match is decided, as it is when an earlier result was corrected: without a result. Answers the
 * tournament after that. They are locked after the tournament here, so that a move made at this very moment may make the command be tried again.
 */
export async function endMootGames(
  command: Command,
  format: ConfiguredFormat,
  { id }: Pick<TournamentRecord, 'id'>,
  loaded: LoadedTournament,
): Promise<LoadedTournament> {
  const { tx, at } = command;
  const over = new Set(format.matches(loaded.state).flatMap(({ winner, pairing }) => (winner === null ? [] : pairing)));
  const pairings = new Set(loaded.rows.pairings.filter(({ key }) => over.has(key)).map((pairing) => pairing.id));
  const moot = loaded.rows.games.filter(({ pairingId, status }) => status !== 'FINISHED' && pairings.has(pairingId));
  if (moot.length === 0) return loaded;
  const ids = moot.map((game) => game.id);
  await lockGames(tx, ids);
  const games = (await gamesByIds(tx, ids)).filter(({ status }) => status !== 'FINISHED');
  for (const game of games) {
    await decideGame(command, game, endedMoot('match-decided', at));
  }
  return loadTournament(tx, id);
}
