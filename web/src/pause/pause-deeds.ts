import { causedFragment, refusalFragment } from '../command/answer.ts';
import { graphql } from '../graphql/tada.ts';
import { pauseLineFragment } from './pause-line.ts';

/** What a deed about pauses changes of a tournament. */
const pausedTournament = graphql(
  `
    fragment PausedTournament on Tournament {
      __typename
      id
      viewerDaysOffLeft
      pauses {
        ...PauseLine
      }
    }
  `,
  [pauseLineFragment],
);

export const pauseGamesMutation = graphql(
  `
    mutation PauseGames($input: PauseGamesInput!) {
      pauseGames(input: $input) {
        ...Refusal
        ...Caused
        ... on PauseSuccess {
          pause {
            ...PauseLine
          }
          tournament {
            ...PausedTournament
          }
        }
      }
    }
  `,
  [refusalFragment, causedFragment, pauseLineFragment, pausedTournament],
);

export const changePauseMutation = graphql(
  `
    mutation ChangePause($input: ChangePauseInput!) {
      changePause(input: $input) {
        ...Refusal
        ...Caused
        ... on PauseSuccess {
          pause {
            ...PauseLine
          }
          tournament {
            ...PausedTournament
          }
        }
      }
    }
  `,
  [refusalFragment, causedFragment, pauseLineFragment, pausedTournament],
);

export const endPauseMutation = graphql(
  `
    mutation EndPause($input: EndPauseInput!) {
      endPause(input: $input) {
        ...Refusal
        ...Caused
        ... on PauseSuccess {
          pause {
            ...PauseLine
          }
          tournament {
            ...PausedTournament
          }
        }
      }
    }
  `,
  [refusalFragment, causedFragment, pauseLineFragment, pausedTournament],
);

export const takeDaysOffMutation = graphql(
  `
    mutation TakeDaysOff($input: TakeDaysOffInput!) {
      takeDaysOff(input: $input) {
        ...Refusal
        ...Caused
        ... on TakeDaysOffSuccess {
          daysLeft
          pause {
            ...PauseLine
          }
          tournament {
            ...PausedTournament
          }
        }
      }
    }
  `,
  [refusalFragment, causedFragment, pauseLineFragment, pausedTournament],
);
