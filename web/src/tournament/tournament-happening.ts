import { graphql, type ResultOf } from '../graphql/tada.ts';
import { playerNameFragment } from '../player/player-name.ts';

/** What events change of a tournament. Nothing in it depends on who looks: all who watch share one execution. */
export const tournamentStateFragment = graphql(
  `
    fragment TournamentState on Tournament {
      id
      version
      name
      description
      status
      startsAt
      startedAt
      finishedAt
      acceptUntil
      gamesTotal
      gamesDecided
      entries {
        totalCount
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
  [playerNameFragment],
);

/** What happened to a tournament, but for its tables: what they hold is each format's own. */
export const tournamentHappeningFragment = graphql(
  `
    fragment TournamentHappening on TournamentEvent @_unmask {
      __typename
      topic
      version
      at
      ... on TournamentSnapshot {
        tournament {
          id
          ...TournamentState
        }
      }
      ... on TournamentChanged {
        tournament {
          id
          ...TournamentState
        }
      }
      ... on EntryChanged {
        change: kind
        tournament {
          id
          ...TournamentState
        }
        entry {
          id
          seeding
          category
          elo
          matches
          country
          idElsewhere
          invitation
          withdrawnAt
          disqualifiedAt
          player {
            id
            ...PlayerName
          }
        }
      }
      ... on OfficialChanged {
        tournament {
          id
        }
      }
      ... on RecurrenceChanged {
        tournament {
          id
        }
      }
      ... on WaitingListChanged {
        tournament {
          id
        }
      }
      ... on StageStarted {
        tournament {
          id
          ...TournamentState
        }
      }
      ... on PlayoffNeeded {
        tournament {
          id
        }
      }
      ... on StageFinished {
        tournament {
          id
        }
      }
      ... on StageApproved {
        tournament {
          id
        }
      }
      ... on PairingDecided {
        tournament {
          id
        }
        pairing {
          id
          decided
          score
        }
      }
      ... on StandingsChanged {
        tournament {
          id
          ...TournamentState
        }
        group {
          id
          stage {
            id
            kind
            state
          }
        }
        game {
          __typename
          id
          status
          ply
          toMove
          result {
            seat
            how
            reason
            at
          }
          seats {
            seat
            entry {
              id
            }
            player {
              id
              ...PlayerName
            }
          }
        }
      }
      ... on PauseChanged {
        tournament {
          id
        }
      }
      ... on RulingMade {
        tournament {
          id
        }
      }
      ... on TournamentFinished {
        tournament {
          id
          ...TournamentState
        }
      }
    }
  `,
  [tournamentStateFragment, playerNameFragment],
);

export type TournamentHappening = ResultOf<typeof tournamentHappeningFragment>;
