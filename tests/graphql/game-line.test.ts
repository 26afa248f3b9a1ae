import { expect, test } from 'vitest';
import { at, textAt } from '../support/answer.ts';
import { askPlanner, planned } from './ask-planner.ts';

const LINE = `query ($game: GameKey!, $position: String, $moves: [String!]!) { rules {
  gameLine(game: $game, position: $position, moves: $moves) { __typename
    ... on GameLine { moves encoding moment { ply notation summary position { encoding text }
      ... on OwareMoment { trace { kind house seeds } } } }
    ... on InvalidPosition { message column } ... on IllegalMove { message index column rule } } } }`;

test.each([
  ['BACKGAMMON', ['roll 31', '8/5 6/5', 'roll 42']],
  ['BAO', ['A6<', 'a5>', 'A3<']],
  ['GO', ['Q16', 'D4', 'pass']],
  ['OWARE', ['C', 'd', 'F']],
])('of %s: moves lead to where the last of them leads from where the others do', async (game, moves) => {
  const { gameLine: whole } = await planned(LINE, { game, moves });
  expect(whole).toMatchObject({ __typename: 'GameLine', moment: { ply: 3 } });
  expect(at(whole, 'moves.length')).toBe(3);
  const { gameLine: before } = await planned(LINE, { game, moves: moves.slice(0, 2) });
  const position = textAt(before, 'encoding');
  expect((await planned(LINE, { game, position, moves: [] })).gameLine).toMatchObject({
    moves: [],
    moment: { ply: 0, notation: null, summary: null, position: at(before, 'moment.position') },
  });
  const { gameLine: last } = await planned(LINE, { game, position, moves: moves.slice(2) });
  expect(at(last, 'moment')).toEqual({ ...Object(at(whole, 'moment')), ply: 1 });
});

test('oware tells how the last move was sown', async () => {
  const position = '1,0,0,0,0,3/1,2,1,0,0,4 20,16 S - -';
  const { gameLine } = await planned(LINE, { game: 'OWARE', position, moves: ['f'] });
  expect(gameLine).toMatchObject({
    moves: ['F'],
    moment: {
      trace: [
        { kind: 'LIFT', house: 'F', seeds: 3 },
        { kind: 'SOW', house: 'a', seeds: 1 },
        { kind: 'SOW', house: 'b', seeds: 1 },
        { kind: 'SOW', house: 'c', seeds: 1 },
        { kind: 'CAPTURE', house: 'c', seeds: 2 },
        { kind: 'CAPTURE', house: 'b', seeds: 3 },
        { kind: 'CAPTURE', house: 'a', seeds: 2 },
      ],
    },
  });
});

test.each([
  ['nonsense', { position: 'nonsense', moves: [] }, { __typename: 'InvalidPosition', column: 1 }],
  ['an empty house', { moves: ['C', 'd', 'C'] }, { __typename: 'IllegalMove', index: 2, column: 1 }],
])('%s is answered with where it fails', async (_what, line, refusal) => {
  const { gameLine } = await planned(LINE, { game: 'OWARE', ...line });
  expect(gameLine).toMatchObject(refusal);
  expect(at(gameLine, 'message')).toMatch(/\S/);
});

test('more than 200 moves are bad input', async () => {
  const { refusal } = await askPlanner(LINE, { game: 'OWARE', moves: Array(201).fill('A') });
  expect(refusal?.extensions['code']).toBe('BAD_USER_INPUT');
});
