import { asId, type GameId, type PlayerId, type TournamentId } from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';

/** What somebody follows. */
export interface Followed {
  readonly players: readonly PlayerId[];
  readonly tournaments: readonly TournamentId[];
}

const LAST_FIRST = { since: 'desc' } as const;

/** What a player follows, what he followed last first. */
export async function followedBy(tx: Tx, follower: PlayerId): Promise<Followed> {
  const where = { followerId: follower };
  const players = await tx.followedPlayer.findMany({ where, orderBy: [LAST_FIRST, { playerId: 'asc' }] });
  const tournaments = await tx.followedTournament.findMany({ where, orderBy: [LAST_FIRST, { tournamentId: 'asc' }] });
  return {
    players: players.map(({ playerId }) => asId<PlayerId>(playerId)),
    tournaments: tournaments.map(({ tournamentId }) => asId<TournamentId>(tournamentId)),
  };
}

/** How many players and tournaments a player follows. */
export async function countFollowed(tx: Tx, follower: PlayerId): Promise<number> {
  const where = { followerId: follower };
  return (await tx.followedPlayer.count({ where })) + (await tx.followedTournament.count({ where }));
}

/** That somebody follows a player of a game. */
export interface GameFollower {
  readonly gameId: GameId;
  readonly playerId: PlayerId;
  readonly followerId: PlayerId;
}

/** Who follows a player of these games, and whom, in no order. */
export async function followersOfGames(tx: Tx, games: readonly GameId[]): Promise<readonly GameFollower[]> {
  if (games.length === 0) return [];
  return tx.$queryRaw<GameFollower[]>`
    select game.id as "gameId", follow."playerId", follow."followerId"
    from "Game" game
    join "Entry" entry on entry.id = any(array[game."firstEntryId", game."secondEntryId"])
    join "FollowedPlayer" follow on follow."playerId" = entry."playerId"
    where game.id = any(${[...games]}::text[])`;
}

/** Who follows each of these players, by their ids; who is followed by nobody is left out. */
export async function followersOfPlayers(
  tx: Tx,
  players: readonly PlayerId[],
): Promise<ReadonlyMap<PlayerId, readonly PlayerId[]>> {
  if (players.length === 0) return new Map();
  const rows = await tx.followedPlayer.findMany({ where: { playerId: { in: [...players] } } });
  return grouped(rows.map(({ playerId, followerId }) => [asId<PlayerId>(playerId), asId<PlayerId>(followerId)]));
}

/** Who follows each of these tournaments, by their ids; what is followed by nobody is left out. */
export async function followersOfTournaments(
  tx: Tx,
  tournaments: readonly TournamentId[],
): Promise<ReadonlyMap<TournamentId, readonly PlayerId[]>> {
  if (tournaments.length === 0) return new Map();
  const rows = await tx.followedTournament.findMany({ where: { tournamentId: { in: [...tournaments] } } });
  return grouped(
    rows.map(({ tournamentId, followerId }) => [asId<TournamentId>(tournamentId), asId<PlayerId>(followerId)]),
  );
}

function grouped<Id extends string>(pairs: readonly (readonly [Id, PlayerId])[]): ReadonlyMap<Id, readonly PlayerId[]> {
  const groups = Map.groupBy(pairs, ([id]) => id);
  return new Map([...groups].map(([id, of]) => [id, of.map(([, follower]) => follower)]));
}
