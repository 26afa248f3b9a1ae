import { useSubscription } from '@urql/vue';
import { computed } from 'vue';
import { graphql } from '../graphql/tada.ts';
import { seriesHappening, seriesWhole } from '../formats/series-fragments.ts';

const seriesEvents = graphql(
  `
    subscription SeriesEvents($seriesId: ID!, $after: Int) {
      seriesEvents(seriesId: $seriesId, after: $after) {
        __typename
        topic
        version
        at
        ...SeriesHappening
        ... on SeriesSnapshot {
          series {
            ...SeriesWhole
          }
        }
        ... on SeriesUpdated {
          series {
            __typename
            id
            name
            description
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
        ... on TitleAwarded {
          series {
            __typename
            id
          }
        }
      }
    }
  `,
  [seriesWhole, seriesHappening],
);

/** Keeps the page of a series true: every event goes into the cache. Nothing is asked while `absent` says that there is none. */
export function useSeriesEvents(seriesId: () => string, absent: () => boolean): void {
  useSubscription({
    query: seriesEvents,
    variables: computed(() => ({ seriesId: seriesId() })),
    pause: absent,
  });
}
