import { graphql, type ResultOf } from '../graphql/tada.ts';
import { standingFragment } from './crosstable.ts';

/** How the tables of a tournament change, but for what is shown of the rows that are others, which is each format's own. */
export const tableHappeningFragment = graphql(`
  fragment TableHappening on TableEvent @_unmask {
    __typename
    topic
    version
    at
    ... on TablesSnapshot {
      tournament {
        id
      }
    }
    ... on TablesChanged {
      tournament {
        id
      }
      changes {
        from
        order
        provisional
        group {
          id
        }
        standings {
          rank
          entry {
            id
          }
        }
        changedCells {
          entry {
            id
          }
          opponent {
            id
          }
          cell {
            opponent {
              id
            }
            games {
              number
              mark
              how
              overridden
              game {
                id
              }
            }
          }
        }
      }
    }
  }
`);

export type TableHappening = ResultOf<typeof tableHappeningFragment>;

/** The changes of the tables of most tournaments. */
export const plainTableEvents = graphql(
  `
    subscription TableEvents($tournamentId: ID!, $after: Int) {
      tableEvents(tournamentId: $tournamentId, after: $after) {
        ...TableHappening
        ... on TablesChanged {
          changes {
            standings {
              ...StandingLine
            }
          }
        }
      }
    }
  `,
  [tableHappeningFragment, standingFragment],
);
