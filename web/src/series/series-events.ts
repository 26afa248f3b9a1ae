import { useSubscription } from '@urql/vue';
import { computed } from 'vue';
import { graphql } from '../graphql/tada.ts';
import { championshipFragment } from '../formats/kiba/championship/championship.ts';
import { kuksuTitleFragment } from '../formats/kuksu/title/kuksu-title.ts';

const seriesEvents = graphql(
  `
    subscription SeriesEvents($seriesId: ID!, $after: Int) {
      seriesEvents(seriesId: $seriesId, after: $after) {
        __typename
        topic
        version
        at
        ... on SeriesSnapshot {
          series {
            __typename
            id
            ...Championship
            ...KuksuTitle
          }
        }
        ... on SeriesTournamentAdded {
          series {
            __typename
            id
          }
        }
        ... on SeriesTournamentRemoved {
          series {
            __typename
            id
          }
          tournament {
            __typename
            id
            series {
              __typename
              id
            }
          }
        }
        ... on SeriesTournamentChanged {
          series {
            __typename
            id
          }
        }
        ... on SeriesStandingsChanged {
          series {
            __typename
            id
          }
        }
        ... on NationsRanked {
          series {
            __typename
            id
          }
        }
        ... on CutSettled {
          series {
            __typename
            id
          }
        }
        ... on MabingwaOpened {
          series {
            __typename
            id
          }
        }
        ... on PlaceRefused {
          series {
            __typename
            id
          }
        }
        ... on CountryMatchOpened {
          series {
            __typename
            id
          }
        }
        ... on CountryMatchDecided {
          series {
            __typename
            id
          }
          tournament {
            __typename
            id
            status
          }
        }
        ... on TitleAwarded {
          series {
            __typename
            id
          }
        }
      }
    }
  `,
  [championshipFragment, kuksuTitleFragment],
);

/** Keeps the page of a series true: every event goes into the cache. Nothing is asked while `absent` says that there is none. */
export function useSeriesEvents(seriesId: () => string, absent: () => boolean): void {
  useSubscription({
    query: seriesEvents,
    variables: computed(() => ({ seriesId: seriesId() })),
    pause: absent,
  });
}
