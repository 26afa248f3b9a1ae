import type { AppContext } from '../../../application/context.ts';
import { derivedOnce, readingOf } from '../../../application/queries/reading.ts';
import { invariant } from '../../../kernel/assert.ts';
import type { Message } from '../../../kernel/message.ts';
import { positionsFrom, positionsThrough } from '../../../rules/games/replay.ts';
import type { GameRecord } from '../../../store/reading/game.ts';
import { oware } from '../rules/index.ts';
import type { OwarePosition } from '../rules/types.ts';
import {
  viewOwareMove,
  viewOwareMoves,
  viewOwarePosition,
  type OwareMoveView,
  type OwarePositionView,
  type OwareStepView,
} from './view.ts';

/** A game of oware after some plies, and how it came there from the ply before; the start has neither. */
export interface OwareMoment {
  readonly kind: 'OWARE';
  readonly ply: number;
  readonly position: OwarePositionView;
  readonly notation: string | null;
  readonly trace: readonly OwareStepView[];
  readonly summary: Message | null;
}

/** The position of a game of oware as it stands. */
export function owarePosition({ position: stored }: GameRecord): OwarePositionView {
  if (stored === null) return viewOwarePosition(oware.initial({}));
  const position = oware.decode(stored);
  invariant(position.ok, `a stored position of oware is readable: ${stored}`);
  return viewOwarePosition(position.value);
}

/** The legal moves of a game of oware as it stands; none unless it is running. */
export function owareLegalMoves(game: GameRecord): readonly OwareMoveView[] {
  return game.status === 'RUNNING' ? viewOwareMoves(owarePosition(game).position) : [];
}

/** A game of oware after `ply` plies (0: the start), replayed; null before the start and beyond the last. */
export async function owareMoment(context: AppContext, game: GameRecord, ply: number): Promise<OwareMoment | null> {
  if (ply < 0 || ply > game.ply) return null;
  const { positions, notations } = await derivedOnce(readingOf(context), `replay ${game.id}`, () =>
    replay(context, game),
  );
  return momentOf(positions, notations, ply);
}

/** A game of oware as it stands, and how it came there. */
export async function latestOwareMoment(context: AppContext, game: GameRecord): Promise<OwareMoment> {
  const moment = await owareMoment(context, game, game.ply);
  invariant(moment, `game ${game.id} has come to its own ply`);
  return moment;
}

/** The moment of a game of oware to which all of these moves, which are legal, have led. */
export function owareMomentAfter(game: GameRecord, notations: readonly string[]): OwareMoment {
  return momentOf(positionsOf(game, notations), notations, notations.length);
}

/** The moment of oware to which these moves, which are legal, lead from an encoded position. */
export function owareMomentFrom(start: string, notations: readonly string[]): OwareMoment {
  return momentOf(positionsFrom(oware, start, notations), notations, notations.length);
}

function momentOf(positions: readonly OwarePosition[], notations: readonly string[], ply: number): OwareMoment {
  const position = positions[ply];
  invariant(position, 'a game has a position after each of its moves');
  const before = positions[ply - 1];
  const text = notations[ply - 1];
  if (before === undefined || text === undefined) {
    return { kind: 'OWARE', ply, position: viewOwarePosition(position), notation: null, trace: [], summary: null };
  }
  const { notation, trace, summary, result } = viewOwareMove(before, text);
  return { kind: 'OWARE', ply, position: result, notation, trace, summary };
}

interface Replay {
  /** From the opening, one more than the moves. */
  readonly positions: readonly OwarePosition[];
  readonly notations: readonly string[];
}

async function replay(context: AppContext, game: GameRecord): Promise<Replay> {
  const moves = await readingOf(context).moves.load({ gameId: game.id, from: 0, to: game.ply });
  const notations = moves.map(({ notation }) => notation);
  return { positions: positionsOf(game, notations), notations };
}

function positionsOf(game: GameRecord, notations: readonly string[]): readonly OwarePosition[] {
  const positions = positionsThrough(oware, oware.initial({}), notations);
  invariant(positions, `the stored moves of game ${game.id} are legal`);
  return positions;
}
