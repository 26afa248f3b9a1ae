import { graphql } from '../graphql/tada.ts';
import { pauseNoteFragment } from '../pause/pause-line.ts';
import { playerNameFragment } from '../player/player-name.ts';

/** What stands above every tab of a tournament, and what decides which tabs and acts there are. */
export const tournamentHeadFragment = graphql(
  `
    fragment TournamentHead on Tournament {
      __typename
      id
      pagePath
      version
      name
      game
      format
      status
      venue
      timeControl
      timeControlText
      minPlayers
      maxPlayers
      startsAt
      startedAt
      finishedAt
      cancellation {
        id
        reason
      }
      gamesTotal
      gamesDecided
      requestAddress
      viewerCanEnter
      viewerCanDirect
      viewerSignsUpAgain
      viewerCanWait
      viewerWaiting {
        place
      }
      startsWhenFull
      recurrence {
        edition
        weeks
        endedAt
      }
      viewerCanReport
      viewerCanObserve
      acceptUntil
      daysOff
      timeOuts
      viewerDaysOffLeft
      pauses {
        ...PauseNote
        game {
          __typename
          id
        }
      }
      viewerInvitation {
        id
        invitation
      }
      viewerEntry {
        id
        withdrawnAt
        disqualifiedAt
      }
      director {
        id
        ...PlayerName
      }
      entries {
        totalCount
      }
      namesakes {
        id
      }
      stages {
        id
        state
        awaitingUntil
      }
      winner {
        id
        player {
          id
          ...PlayerName
        }
      }
    }
  `,
  [playerNameFragment, pauseNoteFragment],
);
