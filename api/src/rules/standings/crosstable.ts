import type { EntryId } from '../../kernel/ids.ts';
import { GAMES_OF_A_PAIR, type PairGame, type TablePlayer } from './pair-game.ts';

/** How one game stands for the player of the row: won, lost, drawn, open, decided without a winner. */
export const SIGNS = ['+', '-', '=', '.', 'x'] as const;
export type Sign = (typeof SIGNS)[number];

/** One sign with the game behind it: its number in the pair, the caller's key, and whether the row's player is first. */
export interface CellGame {
  readonly number: number;
  readonly key: string | null;
  readonly sign: Sign;
  readonly isFirst: boolean;
}

/** What a row says of one opponent. `signs` holds game 1, game 2, `.` also for a game that there is not; `losses`: of games that
 * were played; `games` in order. */
export interface PairCell {
  readonly opponent: EntryId;
  readonly signs: string;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly decided: number;
  readonly games: readonly CellGame[];
}

/** A player and his cells, one for every other player, in the order of the players. */
export interface CrosstableRow<Player extends TablePlayer = TablePlayer> {
  readonly player: Player;
  readonly cells: readonly PairCell[];
}

/**
 * The crosstable in the order of the players given. Sign k is game k of the pair seen from the row, so the two rows of a
 * pair complement each other; there are `gamesOfAPair` signs at least. Games of players who are not listed are left out.
 * Source: KIBA 9.2, 9.7.
 */
export function crosstable<Player extends TablePlayer>(
  players: readonly Player[],
  games: readonly PairGame[],
  gamesOfAPair: number = GAMES_OF_A_PAIR,
): readonly CrosstableRow<Player>[] {
  const byPair = gamesByPair(games);
  return players.map((player) => ({
    player,
    cells: players
      .filter((opponent) => opponent.id !== player.id)
      .map((opponent) => {
        const own = byPair.get(player.id)?.get(opponent.id) ?? [];
        return pairCell(player.id, opponent.id, { games: own, gamesOfAPair });
      }),
  }));
}

function pairCell(
  player: EntryId,
  opponent: EntryId,
  { games, gamesOfAPair }: { readonly games: readonly PairGame[]; readonly gamesOfAPair: number },
): PairCell {
  const cellGames = games
    .map((game) => ({
      number: game.number,
      key: game.key,
      sign: signFor(player, game),
      isFirst: game.first === player,
    }))
    .toSorted((a, b) => a.number - b.number);
  const width = Math.max(gamesOfAPair, cellGames.at(-1)?.number ?? 0);
  const signs = Array.from({ length: width }, (_, index) => signOf(cellGames, index + 1)).join('');
  return {
    opponent,
    signs,
    wins: cellGames.filter(({ sign }) => sign === '+').length,
    draws: cellGames.filter(({ sign }) => sign === '=').length,
    losses: games.filter((game) => signFor(player, game) === '-' && game.isForfeited !== true).length,
    decided: cellGames.filter(({ sign }) => sign !== '.').length,
    games: cellGames,
  };
}

function signOf(games: readonly CellGame[], number: number): Sign {
  return games.find((game) => game.number === number)?.sign ?? '.';
}

function signFor(player: EntryId, { decided, winner, isDrawn = false }: PairGame): Sign {
  if (!decided) return '.';
  if (winner === null) return isDrawn ? '=' : 'x';
  return winner === player ? '+' : '-';
}

function gamesByPair(games: readonly PairGame[]): ReadonlyMap<EntryId, ReadonlyMap<EntryId, readonly PairGame[]>> {
  const byPair = new Map<EntryId, Map<EntryId, PairGame[]>>();
  for (const game of games) {
    for (const [player, opponent] of [
      [game.first, game.second],
      [game.second, game.first],
    ] as const) {
      const ofPlayer = byPair.get(player) ?? new Map<EntryId, PairGame[]>();
      byPair.set(player, ofPlayer);
      const ofPair = ofPlayer.get(opponent) ?? [];
      ofPlayer.set(opponent, ofPair);
      ofPair.push(game);
    }
  }
  return byPair;
}
