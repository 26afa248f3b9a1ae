import type { Cache } from '@urql/exchange-graphcache';
import { graphql, type ResultOf } from '../../graphql/tada.ts';
import { swissRoundFragment, type RoundView } from './swiss-rounds.ts';

const keptRounds = graphql(
  `
    fragment KeptSwissRounds on SwissTournament @_unmask {
      __typename
      id
      rounds {
        ...SwissRound
      }
    }
  `,
  [swissRoundFragment],
);

/** Puts the rounds that an event carries in the place of those that the cache has of this tournament; the others stay as they are. */
export function keepSwissRounds(
  cache: Cache,
  tournament: { readonly __typename: string; readonly id: string },
  { swissRounds }: { readonly __typename: string; readonly swissRounds?: readonly RoundView[] | null },
): void {
  const key = cache.keyOfEntity({ ...tournament });
  if (!swissRounds || key === null) return;
  const kept = cache.readFragment<ResultOf<typeof keptRounds>>(keptRounds, key);
  if (!kept) return;
  const changed = new Map(swissRounds.map((round) => [round.number, round]));
  const before = kept.rounds.filter(({ number }) => !changed.has(number));
  const rounds = [...before, ...changed.values()].toSorted((one, other) => one.number - other.number);
  cache.writeFragment(keptRounds, { ...kept, rounds });
}
