import type { PairingId } from '../../../kernel/ids.ts';
import type { DrawnSince } from '../../../store/reading/drawn-since.ts';
import type { TournamentRows } from '../../running/tournament-rows.ts';

/** The pairings that go with what was drawn: those of its groups, those all of whose games go, and who rests in such a round. */
export function undonePairings(
  { pairings, games }: Pick<TournamentRows, 'pairings' | 'games'>,
  drawn: DrawnSince,
): readonly PairingId[] {
  const groups = new Set<string>(drawn.groups);
  const gone = new Set<string>(drawn.games.map(({ id }) => id));
  const gamesOf = Map.groupBy(games, ({ pairingId }) => pairingId);
  const isEmptied = ({ id }: { readonly id: PairingId }): boolean => {
    const own = gamesOf.get(id) ?? [];
    return own.length > 0 && own.every((game) => gone.has(game.id));
  };
  const roundOf = ({ groupId, round }: (typeof pairings)[number]): string => `${groupId} ${round}`;
  const rounds = new Set(pairings.filter(isEmptied).map(roundOf));
  return pairings
    .filter((pairing) => {
      if (groups.has(pairing.groupId) || isEmptied(pairing)) return true;
      return (gamesOf.get(pairing.id) ?? []).length === 0 && rounds.has(roundOf(pairing));
    })
    .map(({ id }) => id);
}
