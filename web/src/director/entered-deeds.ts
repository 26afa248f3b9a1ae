import { causedFragment, refusalFragment } from '../command/answer.ts';
import { graphql, type ResultOf } from '../graphql/tada.ts';
import { playerMarksFragment } from '../player/player-marks.ts';
import { playerNameFragment } from '../player/player-name.ts';
import { tournamentHeadFragment } from '../tournament/tournament-head.ts';

/** An entered player, as his director looks at him. */
export const enteredFragment = graphql(
  `
    fragment Entered on Entry @_unmask {
      id
      elo
      matches
      idElsewhere
      withdrawnAt
      disqualifiedAt
      player {
        id
        handle
        name
        country
        hasAccount
        ...PlayerName
        ...PlayerMarks
      }
    }
  `,
  [playerNameFragment, playerMarksFragment],
);

export type Entered = ResultOf<typeof enteredFragment>;

/** Corrects what was written wrong of an entered player. */
export const correctMutation = graphql(
  `
    mutation CorrectEntry($input: CorrectEntryInput!) {
      correctEntry(input: $input) {
        ...Refusal
        ...Caused
        ... on CorrectEntrySuccess {
          entry {
            ...Entered
          }
          tournament {
            id
            ...TournamentHead
          }
        }
      }
    }
  `,
  [enteredFragment, tournamentHeadFragment, refusalFragment, causedFragment],
);

/** Puts somebody who has not entered in the place of an entered player. */
export const substituteMutation = graphql(
  `
    mutation SubstitutePlayer($input: ReplacePlayerInput!) {
      replacePlayer(input: $input) {
        ...Refusal
        ...Caused
        ... on ReplacePlayerSuccess {
          tournament {
            id
            ...TournamentHead
          }
        }
      }
    }
  `,
  [tournamentHeadFragment, refusalFragment, causedFragment],
);

/** Disqualifies a player. */
export const disqualifyMutation = graphql(
  `
    mutation Disqualify($input: DisqualifyInput!) {
      disqualify(input: $input) {
        ...Refusal
        ...Caused
        ... on DisqualifySuccess {
          entry {
            ...Entered
          }
          tournament {
            id
            ...TournamentHead
          }
        }
      }
    }
  `,
  [enteredFragment, tournamentHeadFragment, refusalFragment, causedFragment],
);

/** Takes a player in again who is disqualified or has withdrawn. */
export const reinstateMutation = graphql(
  `
    mutation Reinstate($input: ReinstateInput!) {
      reinstate(input: $input) {
        ...Refusal
        ...Caused
        ... on ReinstateSuccess {
          entry {
            ...Entered
          }
          tournament {
            id
            ...TournamentHead
          }
        }
      }
    }
  `,
  [enteredFragment, tournamentHeadFragment, refusalFragment, causedFragment],
);
