import { graphql } from '../graphql/tada.ts';

/** What the signed-in player was told, newest first, each with the tournament, game or player that it leads to. */
export const noticesQuery = graphql(`
  query Notices {
    viewer {
      player {
        id
      }
      notices(first: 30) {
        __typename
        version
        at
        text
        ... on MyTournamentAnnounced {
          tournament {
            __typename
            id
            pagePath
            name
          }
        }
        ... on MyInvitation {
          tournament {
            __typename
            id
            pagePath
            name
          }
        }
        ... on MyTournamentChanged {
          tournament {
            __typename
            id
            pagePath
            name
          }
        }
        ... on MyStageStarted {
          tournament {
            __typename
            id
            pagePath
            name
          }
        }
        ... on MyStageFinished {
          tournament {
            __typename
            id
            pagePath
            name
          }
        }
        ... on MyQualificationChanged {
          tournament {
            __typename
            id
            pagePath
            name
          }
        }
        ... on MyOpponentWithdrew {
          tournament {
            __typename
            id
            pagePath
            name
          }
        }
        ... on MyPlaceChanged {
          tournament {
            __typename
            id
            pagePath
            name
          }
        }
        ... on MyOpponentReplaced {
          tournament {
            __typename
            id
            pagePath
            name
          }
        }
        ... on MyMatchNews {
          tournament {
            __typename
            id
            pagePath
            name
          }
        }
        ... on MyEntryRequested {
          tournament {
            __typename
            id
            pagePath
            name
          }
        }
        ... on MyResultsUndone {
          tournament {
            __typename
            id
            pagePath
            name
          }
        }
        ... on MyTicketFiled {
          tournament {
            __typename
            id
            pagePath
            name
          }
        }
        ... on MyTicketAnswered {
          tournament {
            __typename
            id
            pagePath
            name
          }
        }
        ... on MyTicketDecided {
          tournament {
            __typename
            id
            pagePath
            name
          }
        }
        ... on MyPauseChanged {
          tournament {
            __typename
            id
            pagePath
            name
          }
        }
        ... on MyPointsAdjusted {
          tournament {
            __typename
            id
            pagePath
            name
          }
        }
        ... on MySignedUpAgain {
          tournament {
            __typename
            id
            pagePath
            name
          }
        }
        ... on MySeriesPlace {
          tournament {
            __typename
            id
            pagePath
            name
          }
        }
        ... on MyFollowedTournament {
          tournament {
            __typename
            id
            pagePath
            name
          }
        }
        ... on MyFollowedTitle {
          tournament {
            __typename
            id
            pagePath
            name
          }
        }
        ... on MyTitle {
          tournament {
            __typename
            id
            pagePath
            name
          }
        }
        ... on MyClaimDecided {
          player {
            id
            handle
          }
        }
        ... on MyPlayerMerged {
          player {
            id
            handle
          }
        }
        ... on MyChatPosted {
          game {
            __typename
            id
            pagePath
          }
        }
        ... on MyOfficeChanged {
          tournament {
            __typename
            id
            pagePath
            name
          }
        }
        ... on MyMatchReported {
          tournament {
            __typename
            id
            pagePath
            name
          }
        }
        ... on MyReportSettled {
          tournament {
            __typename
            id
            pagePath
            name
          }
        }
        ... on MyReportWaits {
          tournament {
            __typename
            id
            pagePath
            name
          }
        }
        ... on MyChanceTextAwaited {
          game {
            __typename
            id
            pagePath
          }
        }
        ... on MyInactivityWarning {
          game {
            __typename
            id
            pagePath
          }
        }
        ... on MyRulingNeeded {
          game {
            __typename
            id
            pagePath
          }
        }
        ... on MyPlanDropped {
          game {
            __typename
            id
            pagePath
          }
        }
        ... on MyResultOverruled {
          game {
            __typename
            id
            pagePath
          }
        }
        ... on MyFollowedGame {
          tournament {
            __typename
            id
            pagePath
            name
          }
          game {
            __typename
            id
            pagePath
          }
        }
        ... on MyGameFinished {
          game {
            __typename
            id
            pagePath
          }
        }
      }
    }
  }
`);
