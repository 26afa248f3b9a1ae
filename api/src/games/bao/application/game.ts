import { invariant } from '../../../kernel/assert.ts';
import type { LetterMessage } from '../../../kernel/message.ts';
import { bao } from '../rules/index.ts';
import { positionsFrom, positionsThrough } from '../../../rules/games/replay.ts';
import type { BaoPosition, BaoVariant } from '../rules/types.ts';
import type { GameRecord } from '../../../store/reading/game.ts';
import type { MoveRecord } from '../../../store/reading/move.ts';
import type { AppContext } from '../../../application/context.ts';
import type { BaoStepView } from './steps.ts';
import {
  viewBaoMoves,
  viewBaoPlay,
  viewBaoPosition,
  viewStoredBaoPosition,
  type BaoMoveView,
  type BaoPositionView,
} from './view.ts';
import { derivedOnce, readingOf } from '../../../application/queries/reading.ts';

/** A bao game after some plies, and how it came there from the ply before; the start has neither. */
export interface BaoMoment {
  readonly kind: 'BAO';
  readonly ply: number;
  readonly position: BaoPositionView;
  readonly notation: string | null;
  readonly trace: readonly BaoStepView[];
  readonly summary: LetterMessage | null;
}

/** The variant that was agreed for a game of bao, or for all games of a tournament. */
export function baoVariant({ gameConfig }: { readonly gameConfig: unknown }): BaoVariant {
  const config = bao.parseConfig(gameConfig);
  invariant(config.ok, 'the stored settings of a bao game are readable');
  return config.value.variant;
}

/** The position of a bao game as it stands. */
export function baoPosition(game: GameRecord): BaoPositionView {
  if (game.position === null) return viewBaoPosition(bao.initial({ variant: baoVariant(game) }));
  return viewStoredBaoPosition(game.position);
}

/** The legal moves of a bao game as it stands; none unless it is running. */
export function baoLegalMoves(game: GameRecord): readonly BaoMoveView[] {
  return game.status === 'RUNNING' ? viewBaoMoves(baoPosition(game)) : [];
}

/** A bao game after `ply` plies (0: the start), replayed; null before the start and beyond the last. */
export async function baoMoment(context: AppContext, game: GameRecord, ply: number): Promise<BaoMoment | null> {
  if (ply < 0 || ply > game.ply) return null;
  const { positions, moves } = await derivedOnce(readingOf(context), `replay ${game.id}`, () => replay(context, game));
  const position = positions[ply];
  if (position === undefined) return null;
  return momentOf(ply, position, positions[ply - 1], moves[ply - 1]?.notation);
}

/** The moment of a bao game to which all of these moves, which are legal, have led. */
export function baoMomentAfter(game: GameRecord, notations: readonly string[]): BaoMoment {
  return lastMoment(positionsOf(game, notations), notations);
}

/** The moment of bao to which these moves, which are legal, lead from an encoded position. */
export function baoMomentFrom(start: string, notations: readonly string[]): BaoMoment {
  return lastMoment(positionsFrom(bao, start, notations), notations);
}

function lastMoment(positions: readonly BaoPosition[], notations: readonly string[]): BaoMoment {
  const position = positions.at(-1);
  invariant(position, 'there is a position before the first move');
  return momentOf(notations.length, position, positions.at(-2), notations.at(-1));
}

function momentOf(
  ply: number,
  position: BaoPosition,
  before: BaoPosition | undefined,
  notation: string | undefined,
): BaoMoment {
  if (before === undefined || notation === undefined) {
    return { kind: 'BAO', ply, position: viewBaoPosition(position), notation: null, trace: [], summary: null };
  }
  const play = viewBaoPlay(before, notation);
  invariant(play, 'stored moves are legal');
  const { result, notation: written, summary } = play;
  return { kind: 'BAO', ply, position: result, notation: written, trace: result.trace, summary };
}

/** A bao game as it stands, and how it came there. */
export async function latestBaoMoment(context: AppContext, game: GameRecord): Promise<BaoMoment> {
  const moment = await baoMoment(context, game, game.ply);
  invariant(moment, `game ${game.id} has come to its own ply`);
  return moment;
}

interface Replay {
  /** from the opening, one more than the moves */
  readonly positions: readonly BaoPosition[];
  readonly moves: readonly MoveRecord[];
}

/** A game played over again, without what a board draws of it. */
async function replay(context: AppContext, game: GameRecord): Promise<Replay> {
  const moves = await readingOf(context).moves.load({ gameId: game.id, from: 0, to: game.ply });
  return {
    positions: positionsOf(
      game,
      moves.map(({ notation }) => notation),
    ),
    moves,
  };
}

function positionsOf(game: GameRecord, notations: readonly string[]): readonly BaoPosition[] {
  const positions = positionsThrough(bao, bao.initial({ variant: baoVariant(game) }), notations);
  invariant(positions, `the stored moves of game ${game.id} are legal`);
  return positions;
}
