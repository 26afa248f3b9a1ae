import { graphql } from '../../../graphql/tada.ts';
import { boardCardFragment } from '../../../live/board-card.ts';
import { cycleTitleFragment, leagueCardFragment } from '../cycle.ts';

/** How many boards of the cycle are shown. */
export const BOARDS = 4;

/** A cycle as far as it is for the title, and the boards that are played in it. */
export const TitleNowQuery = graphql(
  `
    query TitleNow($id: ID!, $first: Int!) {
      tournament(id: $id) {
        __typename
        id
        version
        winner {
          id
        }
        ... on KuksuTournament {
          title {
            ...CycleTitle
          }
          tiers {
            number
            leagues {
              name
              group {
                id
                ...LeagueCard
              }
            }
          }
        }
      }
      liveGames(first: $first, tournamentId: $id) {
        nodes {
          id
          ...BoardCard
        }
      }
    }
  `,
  [cycleTitleFragment, leagueCardFragment, boardCardFragment],
);
