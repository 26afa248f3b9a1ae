import { shallowRef, type ShallowRef } from 'vue';
import { useRoute, useRouter } from 'vue-router';
import { GAME_KEYS } from '../games/registry.ts';
import type { GameKey } from '../ui/game-key.ts';

/** Which players are listed: those rated in a game, null: all by name; found by a text, empty: all; of a country, null: of any. */
interface PlayerList {
  readonly ratedIn: GameKey | null;
  readonly search: string;
  readonly country: string | null;
  readonly orderBy: 'ELO' | 'GAMES';
}

/** The list that stands in the address, in one piece. */
export function usePlayerList(): {
  readonly list: Readonly<ShallowRef<PlayerList>>;
  change(part: Partial<PlayerList>): void;
} {
  const route = useRoute();
  const router = useRouter();
  const text = (name: string): string => {
    const value = route.query[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const list = shallowRef<PlayerList>({
    ratedIn: GAME_KEYS.find((key) => key === text('game')) ?? null,
    search: text('search'),
    country: text('country') || null,
    orderBy: text('order') === 'games' ? 'GAMES' : 'ELO',
  });
  return {
    list,
    change(part) {
      list.value = { ...list.value, ...part };
      const { ratedIn, search, country, orderBy } = list.value;
      void router.replace({
        query: {
          ...(search !== '' && { search }),
          ...(ratedIn !== null && { game: ratedIn }),
          ...(country !== null && { country }),
          ...(orderBy === 'GAMES' && { order: 'games' }),
        },
      });
    },
  };
}
