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
            name
          }
        }
        ... on MyInvitation {
          tournament {
            __typename
            id
            name
          }
        }
        ... on MyTournamentChanged {
          tournament {
            __typename
            id
            name
          }
        }
        ... on MyStageStarted {
          tournament {
            __typename
            id
            name
          }
        }
        ... on MyStageFinished {
          tournament {
            __typename
            id
            name
          }
        }
        ... on MyQualificationChanged {
          tournament {
            __typename
            id
            name
          }
        }
        ... on MyOpponentWithdrew {
          tournament {
            __typename
            id
            name
          }
        }
        ... on MyPlaceChanged {
          tournament {
            __typename
            id
            name
          }
        }
        ... on MyOpponentReplaced {
          tournament {
            __typename
            id
            name
          }
        }
        ... on MyMatchNews {
          tournament {
            __typename
            id
            name
          }
        }
        ... on MyEntryRequested {
          tournament {
            __typename
            id
            name
          }
        }
        ... on MyResultsUndone {
          tournament {
            __typename
            id
            name
          }
        }
        ... on MyTicketFiled {
          tournament {
            __typename
            id
            name
          }
        }
        ... on MyTicketAnswered {
          tournament {
            __typename
            id
            name
          }
        }
        ... on MyTicketDecided {
          tournament {
            __typename
            id
            name
          }
        }
        ... on MyPauseChanged {
          tournament {
            __typename
            id
            name
          }
        }
        ... on MyPointsAdjusted {
          tournament {
            __typename
            id
            name
          }
        }
        ... on MySignedUpAgain {
          tournament {
            __typename
            id
            name
          }
        }
        ... on MySeriesPlace {
          tournament {
            __typename
            id
            name
          }
        }
        ... on MyFollowedTournament {
          tournament {
            __typename
            id
            name
          }
        }
        ... on MyFollowedTitle {
          tournament {
            __typename
            id
            name
          }
        }
        ... on MyTitle {
          tournament {
            __typename
            id
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
          }
        }
        ... on MyOfficeChanged {
          tournament {
            __typename
            id
            name
          }
        }
        ... on MyMatchReported {
          tournament {
            __typename
            id
            name
          }
        }
        ... on MyReportSettled {
          tournament {
            __typename
            id
            name
          }
        }
        ... on MyReportWaits {
          tournament {
            __typename
            id
            name
          }
        }
        ... on MyChanceTextAwaited {
          game {
            __typename
            id
          }
        }
        ... on MyInactivityWarning {
          game {
            __typename
            id
          }
        }
        ... on MyRulingNeeded {
          game {
            __typename
            id
          }
        }
        ... on MyPlanDropped {
          game {
            __typename
            id
          }
        }
        ... on MyResultOverruled {
          game {
            __typename
            id
          }
        }
        ... on MyFollowedGame {
          tournament {
            __typename
            id
            name
          }
          game {
            __typename
            id
          }
        }
        ... on MyGameFinished {
          game {
            __typename
            id
          }
        }
      }
    }
  }
`);
