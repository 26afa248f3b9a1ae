import type { GameKey } from '#games/rules';
import { NEW_ELO } from '../../rules/ratings/elo.ts';
import type { Tx } from '../client.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { inListOrder, type KeyWindow, type NameKey } from './key-window.ts';
import { PLAYER_PARTS, playerRecord, playersFound, type PlayerRecord } from './player.ts';

/** A place among those rated in a game: by Elo, the highest first, then by name and id. */
export interface RatingPlace {
  readonly elo: number;
  readonly player: NameKey;
}

/** A player and his Elo in the game that was asked for. */
export interface RatedPlayer {
  readonly elo: number;
  readonly player: PlayerRecord;
}

/** A rating that says something: games stand behind it, or an Elo that was brought along. */
const RATED = {
  OR: [{ matches: { gt: NEW_ELO.games } }, { elo: { not: NEW_ELO.elo } }],
} satisfies Prisma.RatingWhereInput;

/**
 * Those who are rated in a game by games or by an Elo from elsewhere, in the order of their places; with `search`, only
 * those whose name or handle contains it.
 */
export async function ratedPlayersPage(
  tx: Tx,
  { game, search }: { readonly game: GameKey; readonly search: string | null },
  window: KeyWindow<RatingPlace>,
): Promise<readonly RatedPlayer[]> {
  const [falling, rising] = window.fromEnd ? (['asc', 'desc'] as const) : (['desc', 'asc'] as const);
  const rows = await tx.rating.findMany({
    where: { game, player: playersFound(search), AND: [RATED, ...beyond(window)] },
    orderBy: [{ elo: falling }, { player: { name: rising } }, { playerId: rising }],
    take: window.limit,
    select: { elo: true, player: { include: PLAYER_PARTS } },
  });
  return inListOrder(rows, window).map(({ elo, player }) => ({ elo, player: playerRecord(player) }));
}

function beyond({ after, before }: KeyWindow<RatingPlace>): Prisma.RatingWhereInput[] {
  const conditions: Prisma.RatingWhereInput[] = [];
  if (after !== null) {
    const { name, id } = after.player;
    const later = { OR: [{ player: { name: { gt: name } } }, { player: { name }, playerId: { gt: id } }] };
    conditions.push({ OR: [{ elo: { lt: after.elo } }, { elo: after.elo, ...later }] });
  }
  if (before !== null) {
    const { name, id } = before.player;
    const earlier = { OR: [{ player: { name: { lt: name } } }, { player: { name }, playerId: { lt: id } }] };
    conditions.push({ OR: [{ elo: { gt: before.elo } }, { elo: before.elo, ...earlier }] });
  }
  return conditions;
}
