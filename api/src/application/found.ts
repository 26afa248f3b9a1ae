import type { GameId, PlayerId, TournamentId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Tx } from '../store/client.ts';
import { lockAndReadGame, lockTournament } from '../store/lock.ts';
import type { GameRecord } from '../store/reading/game.ts';
import { playersByIds, type PlayerRecord } from '../store/reading/player.ts';
import { tournamentsByIds, type TournamentRecord } from '../store/reading/tournament.ts';
import { notFound, wrongStatus, type NotFound, type WrongStatus } from './errors.ts';
import { message } from './texts/say.ts';

/** The tournament, locked until the transaction ends. After every game that is locked. */
export async function lockedTournament(tx: Tx, id: TournamentId): Promise<Result<TournamentRecord, NotFound>> {
  if (!isId(id)) return err(notFound('tournament'));
  await lockTournament(tx, id);
  const [tournament] = await tournamentsByIds(tx, [id]);
  return tournament === undefined ? err(notFound('tournament')) : ok(tournament);
}

/** The game, locked until the transaction ends. Before its tournament. */
export async function lockedGame(tx: Tx, id: GameId): Promise<Result<GameRecord, NotFound>> {
  if (!isId(id)) return err(notFound('game'));
  const game = await lockAndReadGame(tx, id);
  return game === undefined ? err(notFound('game')) : ok(game);
}

/** The player, not locked. */
export async function foundPlayer(tx: Tx, id: PlayerId): Promise<Result<PlayerRecord, NotFound>> {
  if (!isId(id)) return err(notFound('player'));
  const [player] = await playersByIds(tx, [id]);
  return player === undefined ? err(notFound('player')) : ok(player);
}

/** The player, not locked, who can be given a place: a bot that was retired cannot. */
export async function foundEntrant(tx: Tx, id: PlayerId): Promise<Result<PlayerRecord, NotFound | WrongStatus>> {
  const found = await foundPlayer(tx, id);
  if (!found.ok || found.value.retiredAt === null) return found;
  return err(wrongStatus('RETIRED', message('refused.bot.retired', { name: found.value.name })));
}

/** Whether a text can be an id at all: the database refuses some characters with an error. */
export function isId(text: string): boolean {
  return /^[\w.:-]{1,80}$/.test(text);
}
