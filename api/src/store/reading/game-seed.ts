import { asId, type GameId, type PlayerId } from '../../kernel/ids.ts';
import type { BySeat, Seat } from '../../kernel/seat.ts';
import type { Rest } from '../../rules/clocks/rest.ts';
import type { Tx } from '../client.ts';
import { restsOf } from '../codecs/clock-columns.ts';

/** From what chance draws in a game: the published commitment, the sealed seed, and the texts of the players (null: none). */
export interface GameSeedRecord {
  readonly gameId: GameId;
  readonly commitment: string;
  readonly sealed: string;
  readonly texts: BySeat<string | null>;
}

/** The seeds of these games, in no order; games without chance have none. */
export async function seedsOfGames(tx: Tx, games: readonly GameId[]): Promise<readonly GameSeedRecord[]> {
  const rows = await tx.gameSeed.findMany({ where: { gameId: { in: [...games] } } });
  return rows.map(({ gameId, commitment, sealed, firstText, secondText }) => ({
    gameId: asId<GameId>(gameId),
    commitment,
    sealed,
    texts: { first: firstText, second: secondText },
  }));
}

/** Where a bot has not added his text to the dice of a game that has not begun to draw. */
export interface MissingText {
  readonly gameId: GameId;
  readonly seat: Seat;
  readonly playerId: PlayerId;
  /** When no time passes in the game, in order. */
  readonly rests: readonly Rest[];
}

/** The texts that bots which the server moves for still owe in running games, of these games or (null) of all, in no order. */
export async function textsOwedByBots(tx: Tx, among: readonly GameId[] | null): Promise<readonly MissingText[]> {
  const bot = { player: { isBot: true, ownerId: null } };
  const rows = await tx.gameSeed.findMany({
    where: {
      game: { status: 'RUNNING', ply: 0, ...(among === null ? {} : { id: { in: [...among] } }) },
      OR: [
        { firstText: null, game: { firstEntry: bot } },
        { secondText: null, game: { secondEntry: bot } },
      ],
    },
    select: {
      gameId: true,
      firstText: true,
      secondText: true,
      game: {
        select: {
          restsFrom: true,
          restsTo: true,
          firstEntry: { select: { player: { select: { id: true, isBot: true, ownerId: true } } } },
          secondEntry: { select: { player: { select: { id: true, isBot: true, ownerId: true } } } },
        },
      },
    },
  });
  return rows.flatMap(({ gameId, firstText, secondText, game }) => {
    const owed = [
      { seat: 'first' as const, text: firstText, player: game.firstEntry.player },
      { seat: 'second' as const, text: secondText, player: game.secondEntry.player },
    ];
    return owed
      .filter(({ text, player }) => text === null && player.isBot && player.ownerId === null)
      .map(({ seat, player }) => {
        return { gameId: asId<GameId>(gameId), seat, playerId: asId<PlayerId>(player.id), rests: restsOf(game) };
      });
  });
}
