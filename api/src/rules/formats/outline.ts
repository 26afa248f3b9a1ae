import { invariant } from '../../kernel/assert.ts';
import type { PlannedStage } from './format.ts';

/** From the fewest to the most. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

/** A stage that a tournament would have, before anybody has entered. Games that only ties or withdrawals cause are not counted. */
export interface OutlinedStage extends Pick<PlannedStage, 'kind' | 'name'> {
  /** The sizes of its groups, the largest first. */
  readonly groups: readonly number[];
  /** All its games together. */
  readonly games: Span;
  /** The games of one who plays in it. */
  readonly each: Span;
  /** How many of the games that one player has come one after another; the others are played at the same time. */
  readonly inARow: Span;
  /** Whether its end waits for the director. */
  readonly waits: boolean;
}

/** That many, neither fewer nor more. */
export function just(number: number): Span {
  return { least: number, most: number };
}

/** Each number of one added to that of the other. */
export function sumOf(spans: readonly Span[]): Span {
  return {
    least: spans.reduce((sum, { least }) => sum + least, 0),
    most: spans.reduce((sum, { most }) => sum + most, 0),
  };
}

/** What groups of these sizes play in which everybody meets everybody so many times, all at once. */
export function allPlayAll(
  groups: readonly number[],
  meetings: number,
): Pick<OutlinedStage, 'groups' | 'games' | 'each' | 'inARow'> {
  invariant(groups.length > 0, 'a stage has a group');
  const games = groups.reduce((sum, size) => sum + (meetings * size * (size - 1)) / 2, 0);
  const each = groups.map((size) => meetings * (size - 1));
  return {
    groups: groups.toSorted((a, b) => b - a),
    games: just(games),
    each: { least: Math.min(...each), most: Math.max(...each) },
    inARow: just(1),
  };
}

/** What two play who stop when one of them has won so many games, no game of them drawn. */
export function matchOf(gamesToWin: number): Pick<OutlinedStage, 'groups' | 'games' | 'each' | 'inARow'> {
  const games = { least: gamesToWin, most: 2 * gamesToWin - 1 };
  return { groups: [2], games, each: games, inARow: games };
}
