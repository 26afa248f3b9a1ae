import { computed, type ComputedRef } from 'vue';
import { useRoute, useRouter, type LocationQuery } from 'vue-router';
import { GAME_KEYS } from '../games/registry.ts';
import type { GameKey } from '../ui/game-key.ts';

/** Which boards a list shows, and in which order; null: all. A group and a round are those of the tournament. */
export interface BoardFilter {
  readonly game: GameKey | null;
  readonly tournamentId: string | null;
  readonly groupId: string | null;
  readonly round: number | null;
  readonly search: string | null;
  readonly orderBy: 'NEWEST_MOVE' | 'LEAST_TIME';
}

/** All boards, the newest move first. */
export const ALL_BOARDS: BoardFilter = {
  game: null,
  tournamentId: null,
  groupId: null,
  round: null,
  search: null,
  orderBy: 'NEWEST_MOVE',
};

/** The filter that stands in the address, so that it can be sent to somebody, and stays when the reader comes back. */
export function useBoardFilter(): {
  readonly filter: ComputedRef<BoardFilter>;
  /** Changes a part of it; who chooses another tournament leaves its group and round. */
  change(part: Partial<BoardFilter>): void;
} {
  const route = useRoute();
  const router = useRouter();
  const filter = computed(() => filterIn(route.query));
  return {
    filter,
    change(part) {
      const within = 'tournamentId' in part ? { groupId: null, round: null } : {};
      void router.replace({ query: addressOf({ ...filter.value, ...within, ...part }) });
    },
  };
}

function filterIn(query: LocationQuery): BoardFilter {
  const text = (name: string): string | null => {
    const value = query[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const round = Number(text('round') ?? Number.NaN);
  return {
    game: GAME_KEYS.find((key) => key === text('game')) ?? null,
    tournamentId: text('tournament'),
    groupId: text('group'),
    round: Number.isInteger(round) && round > 0 ? round : null,
    search: text('player'),
    orderBy: text('order') === 'time' ? 'LEAST_TIME' : 'NEWEST_MOVE',
  };
}

function addressOf({ game, tournamentId, groupId, round, search, orderBy }: BoardFilter): Record<string, string> {
  const parts = {
    game,
    tournament: tournamentId,
    group: groupId,
    round: round === null ? null : String(round),
    player: search,
    order: orderBy === 'LEAST_TIME' ? 'time' : null,
  };
  return Object.fromEntries(Object.entries(parts).filter((part): part is [string, string] => part[1] !== null));
}
