import { graphql, type ResultOf } from '../../graphql/tada.ts';
import { goMoment } from './go-fragments.ts';

/** A game of go as it was after a ply. */
export const GoMomentQuery = graphql(
  `
    query GoMoment($id: ID!, $ply: Int!) {
      game(id: $id) {
        id
        ... on GoGame {
          at(ply: $ply) {
            ...GoMomentShown
          }
        }
      }
    }
  `,
  [goMoment],
);

/** Where the viewer may put a stone now, and what it would take; the pass last. */
export const LegalGoMovesQuery = graphql(`
  query LegalGoMoves($id: ID!) {
    game(id: $id) {
      id
      ply
      viewerCanMove
      ... on GoGame {
        legalMoves {
          kind
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
