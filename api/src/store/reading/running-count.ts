import { asId, type PlayerId } from '../../kernel/ids.ts';
import type { GameKey } from '#games/rules';
import type { Tx } from '../client.ts';
import { gameKey } from '../codecs/registered-key.ts';

/** How many games of a kind a player has that have begun and are not decided. */
export interface RunningCount {
  readonly playerId: PlayerId;
  readonly game: GameKey;
  readonly games: number;
}

/** The numbers of running games of these players, by what is played; kinds without a running game are left out. */
export async function runningCounts(tx: Tx, players: readonly PlayerId[]): Promise<readonly RunningCount[]> {
  const rows = await tx.$queryRaw<{ readonly player: string; readonly kind: string; readonly games: number }[]>`
    SELECT entry."playerId" AS player, tournament.game AS kind, count(*)::int AS games
    FROM "Entry" entry
    JOIN "Game" game ON game.status = 'RUNNING' AND entry.id IN (game."firstEntryId", game."secondEntryId")
    JOIN "Tournament" tournament ON tournament.id = game."tournamentId"
    WHERE entry."playerId" = ANY(${[...players]}::text[]) AND tournament.status = 'RUNNING'
    GROUP BY entry."playerId", tournament.game`;
  return rows.map(({ player, kind, games }) => ({ playerId: asId<PlayerId>(player), game: gameKey(kind), games }));
}
