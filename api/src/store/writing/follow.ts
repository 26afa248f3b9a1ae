import type { PlayerId, TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate } from '../codecs/instant.ts';

/** Lets a player follow another; one whom he follows already goes on as he was. */
export async function insertFollowedPlayer(
  tx: Tx,
  followerId: PlayerId,
  playerId: PlayerId,
  since: Instant,
): Promise<void> {
  await tx.followedPlayer.createMany({
    data: [{ followerId, playerId, since: toDate(since) }],
    skipDuplicates: true,
  });
}

/** Lets a player follow a tournament; one that he follows already goes on as it was. */
export async function insertFollowedTournament(
  tx: Tx,
  followerId: PlayerId,
  tournamentId: TournamentId,
  since: Instant,
): Promise<void> {
  await tx.followedTournament.createMany({
    data: [{ followerId, tournamentId, since: toDate(since) }],
    skipDuplicates: true,
  });
}

/** Ends that a player follows another, if he does. */
export async function removeFollowedPlayer(tx: Tx, followerId: PlayerId, playerId: PlayerId): Promise<void> {
  await tx.followedPlayer.deleteMany({ where: { followerId, playerId } });
}

/** Ends that a player follows a tournament, if he does. */
export async function removeFollowedTournament(
  tx: Tx,
  followerId: PlayerId,
  tournamentId: TournamentId,
): Promise<void> {
  await tx.followedTournament.deleteMany({ where: { followerId, tournamentId } });
}

/** Takes all that a player follows, and himself from all who follow him. */
export async function forgetFollowing(tx: Tx, id: PlayerId): Promise<void> {
  await tx.followedPlayer.deleteMany({ where: { OR: [{ followerId: id }, { playerId: id }] } });
  await tx.followedTournament.deleteMany({ where: { followerId: id } });
}
