import { expect, test } from 'vitest';
import type { MatchView, RoundView } from '../../../../web/src/formats/knockout/bracket.ts';
import { linesOf, pathOf } from '../../../../web/src/formats/knockout/bracket-path.ts';

type BracketEntry = NonNullable<RoundView['bye']>;
const entry = (id: string) => ({
  ...{ id, withdrawnAt: null, disqualifiedAt: null },
  player: { id: `player ${id}` } as BracketEntry['player'],
});
/** A match of two by their letters, the winner first when it is decided; in lower case: a lucky loser of match 1. */
const match = (number: number, letters: string, decided = true): MatchView => {
  const sides = [...letters].map((letter) => {
    const isLuckyLoser = letter !== letter.toUpperCase();
    return {
      entry: entry(letter.toUpperCase()),
      points: 3,
      isLuckyLoser,
      from: isLuckyLoser ? { id: 'm1', number: 1 } : null,
    };
  });
  const state = decided ? ('DECIDED' as const) : ('RUNNING' as const);
  const how = decided ? ('POINTS' as const) : null;
  const winner = decided ? sides[0]!.entry : null;
  return { id: `m${number}`, asOf: null, number, length: 10, state, how, winner, currentGame: null, sides };
};
const round = (number: number, matches: MatchView[], bye: string | null = null): RoundView => {
  const drawnAt = matches.length > 0 ? '2026-11-02T10:00:00Z' : null;
  return {
    number,
    name: 'ROUND',
    size: 2,
    drawnAt,
    missingLuckyLosers: 0,
    lastWeek: null,
    matches,
    bye: bye === null ? null : entry(bye),
  };
};
/** Five players: E rests, B is the lucky loser, then A and B are to meet in a final that is not drawn. */
const ROUNDS = [
  round(1, [match(1, 'AB'), match(2, 'CD')], 'E'),
  round(2, [match(3, 'bC'), match(4, 'AE', false)]),
  round(3, []),
];

test.each([
  ['a winner, who is in an open match', 'A', ['1: match 1 WON', '2: match 4 OPEN']],
  ['a lucky loser', 'B', ['1: match 1 LOST', '2: match 3 WON']],
  ['who lost for good', 'D', ['1: match 2 LOST']],
  ['who rested first', 'E', ['1: BYE', '2: match 4 OPEN']],
  ['nobody of it', 'X', []],
])('the path of %s', (_case, id, told) => {
  const steps = pathOf(ROUNDS, id).map((step) =>
    step.kind === 'BYE'
      ? `${step.round.number}: BYE`
      : `${step.round.number}: match ${step.match.number} ${step.outcome}`,
  );
  expect(steps).toEqual(told);
});

test('a line runs from row to row, dotted after a rest, and none to a round that is not drawn', () => {
  const rested = linesOf(pathOf(ROUNDS, 'E'));
  // The bye stands under two boxes of 71 on a pitch of 79; the second side of the second match is at 79 + 18 + 1.5 * 26.
  expect(rested).toEqual([{ round: 2, d: 'M0 172C18 172 6 136 24 136', height: 172, fromBye: true }]);
  expect(linesOf(pathOf(ROUNDS, 'B')).map(({ round: to, fromBye }) => [to, fromBye])).toEqual([[2, false]]);
  expect(linesOf(pathOf(ROUNDS, 'D'))).toEqual([]);
});
