import type { AppContext } from '../../api/src/application/context.ts';
import { type Fields } from '../support/answer.ts';
import type { Api } from './ask.ts';
import { mutate } from './mutate.ts';

/** A position as every game has one. */
export interface AnyBoard {
  readonly encoding: string;
  readonly text: string;
}

/** A moment as every game has one. */
export interface AnyStep {
  readonly ply: number;
  readonly notation: string | null;
  readonly summary: string | null;
  readonly position: AnyBoard;
}

/** A game as a client sees it that knows nothing but what every game has. */
export interface AnyGame {
  readonly __typename: string;
  readonly ply: number;
  readonly status: string;
  readonly toMove: 'FIRST' | 'SECOND' | null;
  readonly position: AnyBoard | null;
  readonly legalMoves: ReadonlyArray<{
    readonly notation: string;
    readonly seat: 'FIRST' | 'SECOND';
    readonly label: string;
    readonly inSwahili: string;
  }> | null;
  readonly preview: { readonly notation?: string; readonly moment?: AnyStep; readonly column?: number } | null;
  readonly at: AnyStep | null;
}

const STEP = '{ ply notation summary position { encoding text } }';
const GAME = `query ($id: ID!, $move: String!, $ply: Int!) { game(id: $id) {
  __typename ply status toMove position { encoding text } legalMoves { notation seat label inSwahili: label(locale: SW) } at(ply: $ply) ${STEP}
  preview(move: $move) { ... on MovePreviewed { notation moment ${STEP} } ... on IllegalMove { column } } } }`;

/** What everybody is told of a game: as it stands, after `ply` moves, and what `move` would do. */
export async function seenByAnybody(api: Api, who: AppContext, id: string, ply = 0, move = ''): Promise<AnyGame> {
  const { game } = await api.data<{ readonly game: AnyGame | null }>(who, GAME, { id, ply, move });
  if (game === null) throw new Error('There is no such game');
  return game;
}

/** Plays a move by what every game takes; answers the member of the union with the canonical text. */
export function playAny(api: Api, who: AppContext, gameId: string, ply: number, move: string): Promise<Fields> {
  return mutate(api, who, 'playMove', { gameId, ply, move }, '... on PlayMoveSuccess { notation }');
}
