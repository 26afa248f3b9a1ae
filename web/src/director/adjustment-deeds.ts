import { causedFragment, refusalFragment } from '../command/answer.ts';
import { graphql, type ResultOf } from '../graphql/tada.ts';
import { playerNameFragment } from '../player/player-name.ts';
import { tournamentHeadFragment } from '../tournament/tournament-head.ts';

/** A table in which points may be given and taken: who plays in it, and what rulings have given and taken. */
export const adjustableFragment = graphql(
  `
    fragment Adjustable on Group @_unmask {
      id
      name
      ranksByPoints
      stage {
        id
        name
      }
      entries {
        id
        player {
          id
          ...PlayerName
        }
      }
      adjustments {
        points
        entry {
          id
          player {
            id
            ...PlayerName
          }
        }
        ruling {
          id
          text
          reason
        }
        takenBackBy {
          id
        }
      }
    }
  `,
  [playerNameFragment],
);

export type Adjustable = ResultOf<typeof adjustableFragment>;

/** Gives points in a table, or takes some. */
export const adjustMutation = graphql(
  `
    mutation AdjustPoints($input: AdjustPointsInput!) {
      adjustPoints(input: $input) {
        ...Refusal
        ...Caused
        ... on TournamentSuccess {
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

/** Takes such a ruling back. */
export const takeBackMutation = graphql(
  `
    mutation TakeBackAdjustment($input: TakeBackAdjustmentInput!) {
      takeBackAdjustment(input: $input) {
        ...Refusal
        ...Caused
        ... on TournamentSuccess {
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
