import { graphql } from '../../../graphql/tada.ts';
import { boardCardFragment } from '../../../live/board-card.ts';
import { cycleTitleFragment, leagueCardFragment } from '../cycle.ts';

/** A cycle as far as it is for the title, and four boards that are played in it. */
export const TitleNowQuery = graphql(
  `
    query TitleNow($id: ID!) {
      tournament(id: $id) {
        __typename
        id
        pagePath
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
      liveGames(first: 4, tournamentId: $id) {
        nodes {
          id
          ...BoardCard
        }
      }
    }
  `,
  [cycleTitleFragment, leagueCardFragment, boardCardFragment],
);
