import { invariant } from '../../../kernel/assert.ts';
import type { Message } from '../../../kernel/message.ts';
import { SEATS, type Seat } from '../../../kernel/seat.ts';
import type { Instant } from '../../../kernel/time.ts';
import { proposeDead } from '../rules/dead-stones.ts';
import { go } from '../rules/index.ts';
import { GO_PHASES, type GoPhaseName } from '../rules/phases.ts';
import { readPoint } from '../rules/point-text.ts';
import { timesCome } from '../rules/position-key.ts';
import { MOST_RESUMES } from '../rules/refusal.ts';
import { positionsFrom, positionsThrough } from '../../../rules/games/replay.ts';
import type { GoConfig, GoPosition, GoProposal } from '../rules/types.ts';
import type { GameRecord } from '../../../store/reading/game.ts';
import type { AppContext } from '../../../application/context.ts';
import { told } from '../../../application/told.ts';
import { goSummary } from './summary.ts';
import {
  namesOf,
  viewGoActs,
  viewGoPosition,
  viewScore,
  type GoMoveView,
  type GoPositionView,
  type GoScoreView,
} from './view.ts';
import { derivedOnce, readingOf } from '../../../application/queries/reading.ts';

/** A game of go after some plies, and how it came there from the ply before; the start has neither. */
export interface GoMoment {
  readonly kind: 'GO';
  readonly ply: number;
  readonly position: GoPositionView;
  readonly notation: string | null;
  readonly summary: Message | null;
}

/** Where games of go stand, by their keys, each in one sentence. */
export const goPhases = told<GoPhaseName>(GO_PHASES);

/** The marks on a board on which both have passed, who accepted them, and what they come to; points by name. */
export interface GoScoringView {
  readonly version: number;
  readonly dead: readonly string[];
  readonly neutral: readonly string[];
  readonly accepted: readonly Seat[];
  readonly score: GoScoreView;
  /** By when both have to accept the same marks; null when that is over. */
  readonly until: Instant | null;
  /** The value that the rules know. */
  readonly position: GoPosition;
}

/** What was agreed for a game of go, or for all games of a tournament. */
export function goConfig({ gameConfig }: { readonly gameConfig: unknown }): GoConfig {
  const config = go.parseConfig(gameConfig);
  invariant(config.ok, 'the stored settings of a game of go are readable');
  return config.value;
}

/** A game of go as it stands, in the values of its rules. */
export function goPositionOf(game: GameRecord): GoPosition {
  if (game.position === null) return go.initial(goConfig(game));
  const position = go.decode(game.position);
  invariant(position.ok, `the stored position of game ${game.id} is readable`);
  return position.value;
}

/** A game of go as it stands; counted where there are marks. */
export function goPosition(game: GameRecord): GoPositionView {
  const position = goPositionOf(game);
  return viewGoPosition(position, null, marksOf(position));
}

/** Where the last stone of a game was put; null while there is none, and where its last move was none. */
export async function goLastPoint(context: AppContext, game: GameRecord): Promise<string | null> {
  if (game.ply === 0) return null;
  const [last] = await readingOf(context).moves.load({ gameId: game.id, from: game.ply - 1, to: game.ply });
  const { size } = goConfig(game);
  return last !== undefined && typeof readPoint(size, last.notation) === 'number' ? last.notation : null;
}

/** The stones and the pass that are legal as a game stands, and the acts of both players; none unless it is running. */
export function goLegalMoves(game: GameRecord): readonly GoMoveView[] {
  return game.status === 'RUNNING' ? viewGoActs(goPosition(game)) : [];
}

/** Where a game of go stands. */
export function goPhase(game: GameRecord): GoPhaseName {
  return goPhaseOf(goPositionOf(game));
}

/** Where a game of go stands by its position. */
export function goPhaseOf({ phase: { kind } }: GoPosition): GoPhaseName {
  return kind === 'no-result'
    ? 'NO_RESULT'
    : ({ play: 'PLAY', scoring: 'SCORING', adjudication: 'ADJUDICATION', agreed: 'AGREED' } as const)[kind];
}

/** The marks of a game of go as it stands; null while it is in play. */
export function goScoring(game: GameRecord): GoScoringView | null {
  const position = goPositionOf(game);
  const marks = marksOf(position);
  if (marks === null) return null;
  const { version, dead, neutral, accepted } = marks;
  const { size } = position.settings;
  return {
    version,
    dead: namesOf(size, dead),
    neutral: namesOf(size, neutral),
    accepted: SEATS.filter((seat) => accepted[seat]),
    score: viewScore(position, marks),
    until: position.phase.kind === 'scoring' && game.status === 'RUNNING' ? (game.clock?.deadline ?? null) : null,
    position,
  };
}

/** The stones that seem dead, as a proposal to look at and never a decision: whole chains, by name. Costs milliseconds. */
export function goSuggestion({ position }: GoScoringView): readonly string[] {
  return namesOf(position.settings.size, proposeDead(position));
}

/** What a game of go still allows beside stones and passes: resumes, and an end without result after a repetition. */
export interface GoEndings {
  /** how often the board was as it is now, this time included */
  readonly timesCome: number;
  readonly resumesLeft: number;
  readonly noResultOfferedBy: Seat | null;
}

/** The endings that a game of go allows as it stands. */
export function goEndings(game: GameRecord): GoEndings {
  const { seen, resumes, phase } = goPositionOf(game);
  return {
    timesCome: timesCome(seen),
    resumesLeft: MOST_RESUMES - resumes,
    noResultOfferedBy: phase.kind === 'play' ? phase.offer : null,
  };
}

/** A game of go after `ply` plies (0: the start), replayed; null before the start and beyond the last. */
export async function goMoment(context: AppContext, game: GameRecord, ply: number): Promise<GoMoment | null> {
  if (ply < 0 || ply > game.ply) return null;
  const { positions, moves } = await derivedOnce(readingOf(context), `replay ${game.id}`, () => replay(context, game));
  const position = positions[ply];
  return position === undefined ? null : momentOf(ply, position, positions[ply - 1], moves[ply - 1]);
}

/** The moment of a game of go to which all of these moves, which are legal, have led. */
export function goMomentAfter(game: GameRecord, notations: readonly string[]): GoMoment {
  return lastMoment(positionsOf(game, notations), notations);
}

/** The moment of go to which these moves, which are legal, lead from an encoded position. */
export function goMomentFrom(start: string, notations: readonly string[]): GoMoment {
  return lastMoment(positionsFrom(go, start, notations), notations);
}

function lastMoment(positions: readonly GoPosition[], notations: readonly string[]): GoMoment {
  const position = positions.at(-1);
  invariant(position, 'there is a position before the first move');
  return momentOf(notations.length, position, positions.at(-2), notations.at(-1));
}

function marksOf({ phase }: GoPosition): GoProposal | null {
  return phase.kind === 'play' || phase.kind === 'no-result' ? null : phase.proposal;
}

function momentOf(
  ply: number,
  position: GoPosition,
  before: GoPosition | undefined,
  notation: string | undefined,
): GoMoment {
  if (before === undefined || notation === undefined) {
    return { kind: 'GO', ply, position: viewGoPosition(position, null, null), notation: null, summary: null };
  }
  const read = go.parseMove(before, notation);
  const played = read.ok ? go.play(before, read.value.move) : null;
  invariant(read.ok && played?.ok, 'stored moves are legal');
  const { position: after, trace } = played.value;
  const { move } = read.value;
  return {
    kind: 'GO',
    ply,
    position: viewGoPosition(after, trace, marksOf(after)),
    notation: go.formatMove(before, move),
    summary: goSummary({ move, before, after, trace }),
  };
}

interface Replay {
  /** from the opening, one more than the moves */
  readonly positions: readonly GoPosition[];
  readonly moves: readonly string[];
}

async function replay(context: AppContext, game: GameRecord): Promise<Replay> {
  const moves = await readingOf(context).moves.load({ gameId: game.id, from: 0, to: game.ply });
  const notations = moves.map(({ notation }) => notation);
  return { positions: positionsOf(game, notations), moves: notations };
}

function positionsOf(game: GameRecord, notations: readonly string[]): readonly GoPosition[] {
  const positions = positionsThrough(go, go.initial(goConfig(game)), notations);
  invariant(positions, `the stored moves of game ${game.id} are legal`);
  return positions;
}
