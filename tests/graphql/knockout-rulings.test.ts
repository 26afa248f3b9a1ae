import { describe, expect, test } from 'vitest';
import { at } from '../support/answer.ts';
import { planned } from './ask-planner.ts';

const WEEK = `query ($matches: Int!, $decidedAt: [DateTime!]!, $now: DateTime!) { rules {
  seventyFivePercent(matches: $matches, decidedAt: $decidedAt, now: $now) { needed reachedAt endsAt enforce } } }`;
const RULING = `query ($first: RulingSideIn!, $second: RulingSideIn!, $finishedGames: Int!) { rules {
  rulingAfterWeek(first: $first, second: $second, finishedGames: $finishedGames) { winner rule } } }`;
const REPORT = `query ($subject: String!) { rules { parseReport(subject: $subject) { __typename
  ... on BoardStarted { match board } ... on BoardDrawn { match board } ... on BoardWon { match board by points warning } ... on UnreadableReport { message } } } }`;
const week = async (variables: Record<string, unknown>) => (await planned(WEEK, variables))['seventyFivePercent'];
const ruling = async (variables: Record<string, unknown>) => (await planned(RULING, variables))['rulingAfterWeek'];
const report = async (subject: string) => (await planned(REPORT, { subject }))['parseReport'];

describe('seventyFivePercent', () => {
  const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}T12:00:00.000Z`;

  test('so many decided matches are needed (Knock-out 5.1)', async () => {
    const needed = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map(async (matches) =>
        at(await week({ matches, decidedAt: [], now: day(1) }), 'needed'),
      ),
    );
    expect(needed).toEqual([1, 2, 3, 3, 4, 5, 6, 6]);
  });

  test.each<[string, Record<string, unknown>, object]>([
    [
      'not yet',
      { matches: 4, decidedAt: [day(2), day(3)], now: day(9) },
      { reachedAt: null, endsAt: null, enforce: false },
    ],
    [
      'in the week',
      { matches: 4, decidedAt: [day(5), day(2), day(3)], now: day(11) },
      { reachedAt: day(5), endsAt: day(12), enforce: false },
    ],
    [
      'at its end',
      { matches: 4, decidedAt: [day(5), day(2), day(3)], now: day(12) },
      { reachedAt: day(5), endsAt: day(12), enforce: true },
    ],
    [
      'all decided',
      { matches: 4, decidedAt: [day(5), day(2), day(3), day(6)], now: day(20) },
      { reachedAt: day(5), endsAt: day(12), enforce: false },
    ],
    [
      'never of three',
      { matches: 3, decidedAt: [day(2), day(3), day(4)], now: day(20) },
      { reachedAt: null, endsAt: null, enforce: false },
    ],
  ])('%s (Knock-out 5.2)', async (_what, variables, expected) => {
    expect(await week(variables)).toMatchObject({ needed: 3, ...expected });
  });

  test.each([
    [{ matches: 0, decidedAt: [], now: day(1) }, 'matches'],
    [{ matches: 1, decidedAt: [day(1), day(1)], now: day(1) }, 'decidedAt'],
    [{ matches: 4, decidedAt: [day(2)], now: day(1) }, 'decidedAt[0]'],
  ])('cannot be: %j', async (variables, message) => {
    await expect(week(variables)).rejects.toThrow(message);
  });
});

describe('rulingAfterWeek', () => {
  const x = { id: 'x', points: 4, lastGameUsed: 10, currentGameUsed: 90 };
  const y = { id: 'y', points: 4, lastGameUsed: 20, currentGameUsed: 5 };
  const fresh = { points: 0, lastGameUsed: null };
  test.each<[string, Record<string, unknown>, object]>([
    ['more points', { first: x, second: { ...y, points: 5 }, finishedGames: 2 }, { winner: 'y', rule: 1 }],
    [
      'the running game is ignored (Knock-out 5.6)',
      { first: x, second: y, finishedGames: 2 },
      { winner: 'x', rule: 2 },
    ],
    [
      'no finished game',
      { first: { ...x, ...fresh }, second: { ...y, ...fresh }, finishedGames: 0 },
      { winner: 'y', rule: 3 },
    ],
    [
      'equal (Knock-out 5.7)',
      { first: x, second: { ...y, lastGameUsed: 10 }, finishedGames: 2 },
      { winner: null, rule: null },
    ],
    ['not known', { first: x, second: { id: 'y', points: 4 }, finishedGames: 2 }, { winner: null, rule: null }],
  ])('%s', async (_what, variables, expected) => {
    expect(await ruling(variables)).toEqual(expected);
  });

  test.each([
    [{ first: x, second: x, finishedGames: 1 }, 'second.id'],
    [{ first: x, second: y, finishedGames: 0 }, 'first.points'],
    [{ first: { ...x, lastGameUsed: -1 }, second: y, finishedGames: 1 }, 'first.lastGameUsed'],
  ])('cannot be: %j', async (variables, message) => {
    await expect(ruling(variables)).rejects.toThrow(message);
  });
});

describe('parseReport (Knock-out 4.1)', () => {
  const started = { __typename: 'BoardStarted', match: 12, board: '34567' };
  const reported = { __typename: 'BoardWon', match: 12, board: '34567', by: 'ronald', points: 4, warning: null };
  test.each<[string, object]>([
    ['match 12: board 34567 started', started],
    ['MATCH 12 : Board  34567   STARTED', started],
    ['"match 12: board 34567 started"', started],
    ['"Match 12: board 34567  Drawn"', { ...started, __typename: 'BoardDrawn' }],
    ['match 12: board 34567 won by *ronald* by 4 points', reported],
    ['match 12: board 34567 won by ronald by 4 points', reported],
    ["  'Match 12:board 34567 won by * ronald * by 4 points'.", reported],
    ['Re: match 12: board 34567 started', started],
    ['AW: Fwd: RE[2]: "match 12: board 34567 started"', started],
    ['Subject: Fw: match 12: board 34567\r\n won by *ronald*\r\n\tby 4 points', reported],
    ['match 12: board 34567 won by ronald by 1 point', { ...reported, points: 1 }],
    ['match 12: board 34567 won by toby by 2 points', { ...reported, by: 'toby', points: 2 }],
    [
      'match 12: board 34567 won by ronald by 5 points',
      { ...reported, points: 5, warning: expect.stringContaining('5') },
    ],
    ['match 12: board 34567 won by ronald by 0 points', { __typename: 'UnreadableReport' }],
    ['match 12: board 34567 won by ronald', { __typename: 'UnreadableReport' }],
    ['Re: hello', { __typename: 'UnreadableReport', message: expect.stringContaining('match 12') }],
    ['Re: Fwd:', { __typename: 'UnreadableReport' }],
    ['Regarding: match 12: board 34567 started', { __typename: 'UnreadableReport' }],
    ['m'.repeat(301), { __typename: 'UnreadableReport', message: expect.stringContaining('300') }],
  ])('%s', async (subject, expected) => {
    expect(await report(subject)).toMatchObject(expected);
  });
});
