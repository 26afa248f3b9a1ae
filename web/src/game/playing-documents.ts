import { baoBoardMove, baoBoardPosition } from '../games/bao/board/position.ts';
import { graphql, type ResultOf } from '../graphql/tada.ts';
import { effectsFragment, refusalFragment } from '../ui/effects.ts';
import { backgammonStanding, baoStanding, gameState, goStanding } from './game-fragments.ts';

/** What the viewer may play now, each move with the board after it. */
export const LegalMovesQuery = graphql(
  `
    query LegalMoves($id: ID!) {
      game(id: $id) {
        id
        ply
        viewerCanMove
        ... on BaoGame {
          legalMoves {
            notation
            from
            direction
            playsHouse
            ...BaoBoardMove
            result {
              ...BaoBoardPosition
              outcome {
                winner
                reason
              }
            }
          }
        }
      }
    }
  `,
  [baoBoardMove, baoBoardPosition],
);

type LegalGame = NonNullable<ResultOf<typeof LegalMovesQuery>['game']>;
/** A move that the viewer may play. */
export type PlayableMove = Extract<LegalGame, { legalMoves: unknown }>['legalMoves'][number];

/** Where the viewer may put a stone now, and what it would take; the pass last. */
export const LegalGoMovesQuery = graphql(`
  query LegalGoMoves($id: ID!) {
    game(id: $id) {
      id
      ply
      viewerCanMove
      ... on GoGame {
        legalMoves {
          notation
          point
          captured
        }
      }
    }
  }
`);

type LegalGoGame = NonNullable<ResultOf<typeof LegalGoMovesQuery>['game']>;
/** A stone, or a pass, that the viewer may play. */
export type PlayableStone = Extract<LegalGoGame, { legalMoves: unknown }>['legalMoves'][number];

/** The board after a move written as text, or where and why the text is no legal move. */
export const TypedMoveQuery = graphql(
  `
    query TypedMove($variant: BaoVariant!, $position: String!, $move: String!) {
      baoPosition(variant: $variant, position: $position, moves: [$move]) {
        __typename
        ... on BaoPosition {
          ...BaoBoardPosition
          outcome {
            winner
            reason
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
  `,
  [baoBoardPosition],
);

/** Plays a move, or says why it is not played. */
export const PlayMove = graphql(
  `
    mutation PlayMove($input: PlayMoveInput!) {
      playMove(input: $input) {
        __typename
        ... on PlayMoveSuccess {
          notation
          warnings
          repeated
          game {
            ...GameState
            ...BaoStanding
            ...GoStanding
            ...BackgammonStanding
          }
        }
        ... on IllegalMove {
          column
        }
        ... on CommandError {
          message
          code
        }
      }
    }
  `,
  [gameState, baoStanding, goStanding, backgammonStanding],
);

/** Resigns a game; tried with `dryRun`, it says what would change. The game itself changes by its event, never by a trial. */
export const resignMutation = graphql(
  `
    mutation Resign($input: ResignInput!) {
      resign(input: $input) {
        __typename
        ...Refusal
        ... on GameSuccess {
          game {
            __typename
            id
          }
          effects {
            ...Effects
          }
        }
      }
    }
  `,
  [effectsFragment, refusalFragment],
);

/** My games in the order of my own deadlines, mine to move first. */
export const WaitingGamesQuery = graphql(`
  query WaitingGames {
    viewer {
      name
      games {
        id
        viewerCanMove
        viewerSeat
        seats {
          seat
          player {
            id
            name
          }
        }
      }
    }
  }
`);
