import { invariant } from '../../../kernel/assert.ts';
import { message, type Message } from '../../../kernel/message.ts';
import { parseMove } from '../rules/act-text.ts';
import { play } from '../rules/act.ts';
import { backgammonGame } from '../rules/one-game.ts';
import { doubleProblem, isDoubleDead } from '../rules/turn.ts';
import type { BackgammonConfig, BackgammonPosition } from '../rules/types.ts';
import { positionsFrom, positionsThrough } from '../../../rules/games/replay.ts';
import type { GameRecord } from '../../../store/reading/game.ts';
import type { AppContext } from '../../../application/context.ts';
import { lastRoll, type LastRoll } from './last-roll.ts';
import { backgammonSummary } from './summary.ts';
import { viewBackgammonPosition, type BackgammonPositionView } from './view.ts';
import { derivedOnce, readingOf } from '../../../application/queries/reading.ts';

/** A game of backgammon after some plies, and how it came there from the ply before; the start has neither. */
export interface BackgammonMoment {
  readonly kind: 'BACKGAMMON';
  readonly ply: number;
  readonly position: BackgammonPositionView;
  readonly notation: string | null;
  readonly summary: Message | null;
  /** null: nobody has rolled yet */
  readonly lastRoll: LastRoll | null;
}

/** What was agreed for a game of backgammon: the length of its match and the score at which it begins. */
export function backgammonConfig({ gameConfig }: { readonly gameConfig: unknown }): BackgammonConfig {
  const config = backgammonGame.parseConfig(gameConfig);
  invariant(config.ok, 'the stored settings of a game of backgammon are readable');
  return config.value;
}

/** A game of backgammon as it stands, in the values of its rules. */
export function backgammonPositionOf(game: GameRecord): BackgammonPosition {
  if (game.position === null) return backgammonGame.initial(backgammonConfig(game));
  const position = backgammonGame.decode(game.position);
  invariant(position.ok, `the stored position of game ${game.id} is readable`);
  return position.value;
}

/** A game of backgammon as it stands, as a board draws it. */
export function backgammonPosition(game: GameRecord): BackgammonPositionView {
  return viewBackgammonPosition(backgammonPositionOf(game), null);
}

/** Whether whose turn it is has to say if he doubles or rolls. */
export function mayRoll(game: GameRecord): boolean {
  return game.status === 'RUNNING' && backgammonPositionOf(game).phase.kind === 'turn';
}

/** Whether whose turn it is may double now. */
export function mayDouble(game: GameRecord): boolean {
  return mayRoll(game) && doubleProblem(backgammonPositionOf(game)) === null;
}

/** What speaks against a double that is legal now, as a sentence; null: nothing, or nobody may double. */
export function doubleWarning(game: GameRecord): Message | null {
  if (!mayDouble(game) || !isDoubleDead(backgammonPositionOf(game))) return null;
  return message('games.BACKGAMMON.deadCube');
}

/** A game of backgammon after `ply` plies (0: the start), replayed; null before the start and beyond the last. */
export async function backgammonMoment(
  context: AppContext,
  game: GameRecord,
  ply: number,
): Promise<BackgammonMoment | null> {
  if (ply < 0 || ply > game.ply) return null;
  const replayed = await derivedOnce(readingOf(context), `replay ${game.id}`, () => replay(context, game));
  return momentOf(replayed, ply);
}

/** The moment of a game of backgammon to which all of these moves, which are legal, have led. */
export function backgammonMomentAfter(game: GameRecord, notations: readonly string[]): BackgammonMoment {
  return lastMoment({ positions: positionsOf(game, notations), moves: notations });
}

/** The moment of backgammon to which these acts, which are legal, lead from an encoded position. */
export function backgammonMomentFrom(start: string, notations: readonly string[]): BackgammonMoment {
  return lastMoment({ positions: positionsFrom(backgammonGame, start, notations), moves: notations });
}

function lastMoment(replayed: Replay): BackgammonMoment {
  const moment = momentOf(replayed, replayed.moves.length);
  invariant(moment, 'a game has a position after its moves');
  return moment;
}

function momentOf({ positions, moves }: Replay, ply: number): BackgammonMoment | null {
  const kind = 'BACKGAMMON';
  const [position, before, notation] = [positions[ply], positions[ply - 1], moves[ply - 1]];
  if (position === undefined) return null;
  if (before === undefined || notation === undefined) {
    const view = viewBackgammonPosition(position, null);
    return { kind, ply, position: view, notation: null, summary: null, lastRoll: null };
  }
  const read = parseMove(before, notation);
  const played = read.ok ? play(before, read.value.move) : null;
  invariant(read.ok && played?.ok, 'stored moves are legal');
  const { position: after, trace } = played.value;
  const { move } = read.value;
  const summary = backgammonSummary({ move, before, after, trace });
  const rolled = lastRoll(positions, moves.slice(0, ply));
  return { kind, ply, position: viewBackgammonPosition(after, trace), notation, summary, lastRoll: rolled };
}

interface Replay {
  /** from the opening, one more than the moves */
  readonly positions: readonly BackgammonPosition[];
  readonly moves: readonly string[];
}

async function replay(context: AppContext, game: GameRecord): Promise<Replay> {
  const moves = await readingOf(context).moves.load({ gameId: game.id, from: 0, to: game.ply });
  const notations = moves.map(({ notation }) => notation);
  return { positions: positionsOf(game, notations), moves: notations };
}

function positionsOf(game: GameRecord, notations: readonly string[]): readonly BackgammonPosition[] {
  // What was played elsewhere may have ended by a resignation that was agreed on.
  const resignations = game.venue === 'HERE' ? 'BY_THE_BOARD' : 'AS_AGREED';
  const start = backgammonGame.initial({ ...backgammonConfig(game), resignations });
  const positions = positionsThrough(backgammonGame, start, notations);
  invariant(positions, `the stored moves of game ${game.id} are legal`);
  return positions;
}
