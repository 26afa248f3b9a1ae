import type { PlayerId } from '../../kernel/ids.ts';
import type { GameKey } from '#games/rules';
import type { Tx } from '../client.ts';
import { gameKey } from '../codecs/registered-key.ts';
import type { LockedRating } from './rating.ts';

/** The games in which one of these players has a rating. */
export async function gamesRatedIn(tx: Tx, players: readonly PlayerId[]): Promise<readonly GameKey[]> {
  const rows = await tx.rating.findMany({
    where: { playerId: { in: [...players] } },
    distinct: ['game'],
    orderBy: { game: 'asc' },
    select: { game: true },
  });
  return rows.map(({ game }) => gameKey(game));
}

/** Takes a rating away that never moved. */
export async function deleteRating(tx: Tx, { playerId, game }: Pick<LockedRating, 'playerId' | 'game'>): Promise<void> {
  await tx.rating.delete({ where: { playerId_game: { playerId, game } }, select: { playerId: true } });
}

/** Hands a rating with its whole history to a player whose own has never moved. */
export async function handRating(tx: Tx, from: LockedRating, into: LockedRating): Promise<void> {
  const { game, elo, matches, imported } = from;
  await tx.ratingChange.updateMany({ where: { playerId: from.playerId, game }, data: { playerId: into.playerId } });
  await tx.rating.update({
    where: { playerId_game: { playerId: into.playerId, game } },
    data: { elo, matches, imported },
    select: { playerId: true },
  });
  await deleteRating(tx, from);
}

/**
 * Puts the steps that rated games have made of one rating on top of another, each as far as it went: what games gave and took stays as
 * it was reckoned with the opponents. What was imported for the first is dropped. Answers Elo and games then.
 */
export async function addRating(
  tx: Tx,
  from: LockedRating,
  into: LockedRating,
): Promise<{ readonly elo: number; readonly matches: number }> {
  const { game, playerId } = from;
  const steps = await tx.ratingChange.findMany({ where: { playerId, game }, orderBy: { number: 'asc' } });
  let { elo, matches, lastNumber } = into;
  for (const step of steps) {
    const key = { playerId, game, number: step.number };
    if (step.cause === 'IMPORT') {
      await tx.ratingChange.delete({ where: { playerId_game_number: key }, select: { number: true } });
      continue;
    }
    lastNumber += 1;
    const after = {
      elo: elo + step.eloAfter - step.eloBefore,
      matches: matches + step.matchesAfter - step.matchesBefore,
    };
    await tx.ratingChange.update({
      where: { playerId_game_number: key },
      data: {
        ...{ playerId: into.playerId, number: lastNumber, eloBefore: elo, matchesBefore: matches },
        ...{ eloAfter: after.elo, matchesAfter: after.matches },
      },
      select: { number: true },
    });
    ({ elo, matches } = after);
  }
  await tx.rating.update({
    where: { playerId_game: { playerId: into.playerId, game } },
    data: { elo, matches },
    select: { playerId: true },
  });
  await deleteRating(tx, from);
  return { elo, matches };
}
