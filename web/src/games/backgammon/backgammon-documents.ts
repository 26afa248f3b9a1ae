import { refusalFragment } from '../../command/answer.ts';
import { graphql, type ResultOf } from '../../graphql/tada.ts';
import { comfortsFragment } from './comfort-documents.ts';
import { gameState } from '../../game/game-fragments.ts';
import { backgammonMoment, backgammonStanding } from './backgammon-fragments.ts';
import { errand, type Errand } from '../../game/use-sending.ts';

/** A game of backgammon as it was after a ply. */
export const BackgammonMomentQuery = graphql(
  `
    query BackgammonMoment($id: ID!, $ply: Int!) {
      game(id: $id) {
        id
        ... on BackgammonGame {
          at(ply: $ply) {
            ...BackgammonMomentShown
          }
        }
      }
    }
  `,
  [backgammonMoment],
);

/** What the viewer may do now: plays of the dice, or doubling, taking and dropping. */
export const LegalBackgammonQuery = graphql(`
  query LegalBackgammon($id: ID!) {
    game(id: $id) {
      id
      ply
      viewerCanMove
      ... on BackgammonGame {
        doubleWarning
        position {
          positionId
          matchId
          legalMoves {
            notation
            steps {
              from
              to
              hit
            }
          }
        }
      }
    }
  }
`);

/** The steps of a play written as text, or where and why the text is none. */
export const TypedPlayQuery = graphql(`
  query TypedPlay($positionId: String!, $matchId: String!, $play: String!) {
    rules {
      backgammonPosition(positionId: $positionId, matchId: $matchId, moves: [$play]) {
        __typename
        ... on BackgammonPosition {
          trace {
            steps {
              from
              to
            }
          }
        }
        ... on InvalidPosition {
          message
          column
        }
        ... on IllegalMove {
          message
          column
        }
      }
    }
  }
`);

/** What giving the game up now would cost each side. */
export const ResignWorthQuery = graphql(`
  query ResignWorth($id: ID!) {
    game(id: $id) {
      __typename
      id
      ... on BackgammonGame {
        position {
          resignation {
            white {
              kind
              points
            }
            black {
              kind
              points
            }
          }
        }
      }
    }
  }
`);

const actDone = graphql(
  `
    fragment BackgammonActDone on PlayMoveSuccess @_unmask {
      notation
      warnings
      game {
        ...GameState
        ...BackgammonStanding
      }
    }
  `,
  [gameState, backgammonStanding],
);

const rollMutation = graphql(
  `
    mutation Roll($input: RollInput!) {
      roll(input: $input) {
        ...Refusal
        ...BackgammonActDone
      }
    }
  `,
  [actDone, refusalFragment],
);

const doubleMutation = graphql(
  `
    mutation Double($input: DoubleInput!) {
      double(input: $input) {
        ...Refusal
        ...BackgammonActDone
      }
    }
  `,
  [actDone, refusalFragment],
);

const takeMutation = graphql(
  `
    mutation Take($input: TakeInput!) {
      take(input: $input) {
        ...Refusal
        ...BackgammonActDone
      }
    }
  `,
  [actDone, refusalFragment],
);

const dropMutation = graphql(
  `
    mutation Drop($input: DropInput!) {
      drop(input: $input) {
        ...Refusal
        ...BackgammonActDone
      }
    }
  `,
  [actDone, refusalFragment],
);

/** An act that names nothing but itself. */
export type BackgammonAct = 'roll' | 'double' | 'take' | 'drop';

/** Such an act in a game as it stands, to be sent. */
export const backgammonAct = (act: BackgammonAct, name: string, input: { gameId: string; ply: number }): Errand => {
  switch (act) {
    case 'roll':
      return errand(name, rollMutation, () => input);
    case 'double':
      return errand(name, doubleMutation, () => input);
    case 'take':
      return errand(name, takeMutation, () => input);
    case 'drop':
      return errand(name, dropMutation, () => input);
  }
};

/** Adds the viewer’s text to the dice before the first roll. */
export const setDiceString = graphql(
  `
    mutation SetDiceString($input: SetDiceStringInput!) {
      setDiceString(input: $input) {
        ...Refusal
        ... on SetDiceStringSuccess {
          hasRolled
          game {
            id
          }
        }
      }
    }
  `,
  [refusalFragment],
);

/** What has been added to the dice of a game that waits for its first roll. */
export const DiceTextsQuery = graphql(`
  query DiceTexts($id: ID!) {
    game(id: $id) {
      __typename
      id
      ... on BackgammonGame {
        viewerCanAddToDice
      }
    }
  }
`);

/** By what the dice of a game can be checked, and what was rolled. */
const diceProofFragment = graphql(`
  fragment DiceProofShown on DiceProof @_unmask {
    gameId
    commitment
    firstText
    secondText
    textsUntil
    seed
    rolls {
      index
      ply
      dice
    }
  }
`);

export type DiceProofShown = ResultOf<typeof diceProofFragment>;

/** What is told of a game beside its board: its match with the doubles in each game, its dice, and what is done for the viewer. */
export const BackgammonFactsQuery = graphql(
  `
    query BackgammonFacts($id: ID!) {
      game(id: $id) {
        __typename
        id
        ... on BackgammonGame {
          viewerComforts {
            ...ComfortsShown
          }
          dice {
            ...DiceProofShown
          }
          match {
            length
            score {
              white
              black
            }
            games {
              id
              pagePath
              number
              result {
                value
                winner {
                  id
                  player {
                    id
                    handle
                    name
                  }
                }
              }
            }
            cubeHistory {
              number
              doublings {
                by
                to
                answer
              }
            }
          }
        }
      }
    }
  `,
  [diceProofFragment, comfortsFragment],
);
