import { computed, type ComputedRef } from 'vue';
import type { CombinedError } from '@urql/vue';
import { gameDice } from '../games/fragments.ts';
import { graphql } from '../graphql/tada.ts';
import { useLiveQuery } from '../graphql/live-query.ts';
import { useShownNames } from '../player/namesakes.ts';
import type { DiceFields } from './dice-fields.ts';

const PublishedDiceQuery = graphql(
  `
    query PublishedDice($id: ID!) {
      game(id: $id) {
        __typename
        id
        pagePath
        number
        seats {
          seat
          player {
            id
            handle
            name
          }
        }
        ...GameDice
      }
    }
  `,
  [gameDice],
);

/** What a game has published of its dice. */
export interface PublishedDice {
  /** As the form holds it; null: nothing that can be checked yet. */
  readonly fields: ComputedRef<DiceFields | null>;
  /** Who play it, which of their games it is, and where its page is; null until it is known. */
  readonly title: ComputedRef<{
    readonly white: string;
    readonly black: string;
    readonly n: number;
    readonly page: string;
  } | null>;
  /** Why nothing can be checked. */
  readonly lack: ComputedRef<'none' | 'secret' | null>;
  readonly error: ComputedRef<CombinedError | undefined>;
  again(): void;
}

/** Asks for what a game has published; `id` is null where no game is named. */
export function usePublishedDice(id: () => string | null): PublishedDice {
  const { data, error, executeQuery } = useLiveQuery({
    query: PublishedDiceQuery,
    variables: computed(() => ({ id: id() ?? '' })),
    pause: () => id() === null,
  });
  const game = computed(() => (data.value?.game?.id === id() ? data.value?.game : null));
  const dice = computed(() => (game.value && 'dice' in game.value ? game.value.dice : null));
  const shownName = useShownNames(() => game.value?.seats.map(({ player }) => player) ?? []);
  const nameOf = (seat: 'FIRST' | 'SECOND'): string => {
    const found = game.value?.seats.find((one) => one.seat === seat);
    return found === undefined ? '' : shownName(found.player);
  };
  return {
    fields: computed(() => {
      const told = dice.value;
      if (!told?.seed) return null;
      return {
        gameId: told.gameId,
        seed: told.seed,
        white: told.firstText ?? '',
        black: told.secondText ?? '',
        commitment: told.commitment,
        rolls: told.rolls.map((roll) => roll.dice.join('')).join(' '),
      };
    }),
    title: computed(
      () =>
        game.value && {
          white: nameOf('FIRST'),
          black: nameOf('SECOND'),
          n: game.value.number,
          page: game.value.pagePath,
        },
    ),
    lack: computed(() => {
      if (id() === null || data.value === undefined) return null;
      if (dice.value === null) return 'none';
      return dice.value.seed === null ? 'secret' : null;
    }),
    error: computed(() => error.value),
    again: () => void executeQuery({ requestPolicy: 'network-only' }),
  };
}
