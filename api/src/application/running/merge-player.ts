import type { Words } from '../../kernel/message.ts';
import type { PlayerId, TournamentId } from '../../kernel/ids.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { lockGames, lockTournament } from '../../store/lock.ts';
import type { PlayerRecord } from '../../store/reading/player.ts';
import { tournamentsByIds, type TournamentRecord } from '../../store/reading/tournament.ts';
import { countGamesOf, lockPlayer, mergePlayer, openGamesOf, tournamentsEntered } from '../../store/writing/merge.ts';
import { addRating, deleteRating, gamesRatedIn, handRating } from '../../store/writing/merge-rating.ts';
import { lockRatings } from '../../store/writing/rating.ts';
import type { GameKey } from '#games/rules';
import type { Command } from '../command.ts';
import { invalidInput, type InvalidInput, type NotFound } from '../errors.ts';
import { tournamentTopic } from '../events.ts';
import { foundPlayer } from '../found.ts';
import { message } from '../texts/say.ts';
import { rule } from './make-ruling.ts';

/** How the rating in one game comes over: as it is, or what its games gave and took on top of the other's. */
export interface MergedRating {
  readonly game: GameKey;
  readonly how: 'HANDED' | 'ADDED';
  readonly elo: number;
  readonly matches: number;
}

/** What one player brings to the other. */
export interface Merge {
  readonly from: PlayerRecord;
  readonly into: PlayerRecord;
  readonly tournaments: readonly TournamentRecord[];
  readonly games: number;
  readonly ratings: readonly MergedRating[];
}

/** Two players who may be one, locked with all that belongs to the first, so that nothing moves meanwhile. */
export interface Pair {
  readonly from: PlayerRecord;
  readonly into: PlayerRecord;
  readonly tournaments: readonly TournamentRecord[];
}

/**
 * The two players of a merge, with the tournaments of the first. Refuses one that was merged before, bots, the same, and one with an
 * account who is to be somebody without.
 */
export async function lockPair(
  { tx }: Command,
  { fromId, intoId }: { readonly fromId: PlayerId; readonly intoId: PlayerId },
): Promise<Result<Pair, NotFound | InvalidInput>> {
  for (const id of [fromId, intoId]) {
    const found = await foundPlayer(tx, id);
    if (!found.ok) return found;
  }
  await lockGames(tx, await openGamesOf(tx, fromId));
  for (const id of await tournamentsEntered(tx, fromId)) await lockTournament(tx, id);
  const games = await gamesRatedIn(tx, [fromId, intoId]);
  await lockRatings(
    tx,
    [fromId, intoId].flatMap((playerId) => games.map((game) => ({ playerId, game }))),
  );
  await lockPlayer(tx, fromId);
  const [from, into] = [await foundPlayer(tx, fromId), await foundPlayer(tx, intoId)];
  if (!from.ok) return from;
  if (!into.ok) return into;
  const { name } = from.value;
  if (fromId === intoId) return err(invalidInput('intoId', message('refused.merge.same')));
  if (from.value.mergedIntoId !== null) return err(invalidInput('fromId', message('refused.merge.already', { name })));
  if (from.value.accountId !== null && into.value.accountId === null) {
    return err(invalidInput('fromId', message('refused.merge.account', { name })));
  }
  if (into.value.mergedIntoId !== null) {
    return err(invalidInput('intoId', message('refused.merge.already', { name: into.value.name })));
  }
  if (from.value.isBot || into.value.isBot) return err(invalidInput('fromId', message('refused.merge.bot')));
  const tournaments = await tournamentsByIds(tx, await tournamentsEntered(tx, fromId));
  return ok({ from: from.value, into: into.value, tournaments });
}

/**
 * Makes one player of two: entries, games, places, titles and ratings of the first are the second's from now on, by a ruling in each of
 * his tournaments; his address leads to the second. Refused where both stand in one tournament. Source: Ratings 2.3.
 */
export async function mergePair(
  command: Command,
  { from, into, tournaments }: Pair,
  reason: Words,
): Promise<Result<Merge, InvalidInput>> {
  const { tx, at } = command;
  const his = new Set<TournamentId>(await tournamentsEntered(tx, into.id));
  const both = tournaments.find(({ id }) => his.has(id));
  if (both !== undefined) {
    const names = { from: from.name, into: into.name, tournament: both.name };
    return err(invalidInput('intoId', message('refused.merge.bothIn', names)));
  }
  command.undoneBy(message('undo.merged'));
  const games = await countGamesOf(tx, from.id);
  const ratings = await mergeRatings(command, from.id, into.id);
  await mergePlayer(tx, { from: from.id, into: into.id, at });
  for (const tournament of tournaments) await tell(command, tournament, { from, into, reason });
  return ok({ from, into, tournaments, games, ratings });
}

async function mergeRatings({ tx }: Command, from: PlayerId, into: PlayerId): Promise<readonly MergedRating[]> {
  const merged: MergedRating[] = [];
  for (const game of await gamesRatedIn(tx, [from, into])) {
    const locked = await lockRatings(tx, [
      { playerId: from, game },
      { playerId: into, game },
    ]);
    const [old, kept] = [from, into].map((id) => locked.find(({ playerId }) => playerId === id));
    if (old === undefined || kept === undefined) continue;
    if (old.lastNumber === 0) {
      await deleteRating(tx, old);
    } else if (kept.lastNumber === 0) {
      await handRating(tx, old, kept);
      merged.push({ game, how: 'HANDED', elo: old.elo, matches: old.matches });
    } else {
      merged.push({ game, how: 'ADDED', ...(await addRating(tx, old, kept)) });
    }
  }
  return merged;
}

async function tell(
  command: Command,
  { id: tournamentId }: TournamentRecord,
  { from, into, reason }: { readonly from: PlayerRecord; readonly into: PlayerRecord; readonly reason: Words },
): Promise<void> {
  const places = { from: from.name, fromHandle: from.handle, into: into.name, intoHandle: into.handle };
  const text = message('ruling.merged', places);
  await rule(command, { tournamentId, kind: 'MERGE', reason, text });
  command.emit({
    topic: tournamentTopic(tournamentId),
    kind: 'TournamentChanged',
    payload: { tournamentId, change: 'UPDATED' },
  });
}
