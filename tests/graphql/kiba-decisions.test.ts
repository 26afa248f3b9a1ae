import { expect, test } from 'vitest';
import facts from '../fixtures/kiba-decisions.json' with { type: 'json' };
import { planned } from './ask-planner.ts';

interface Row {
  readonly rank: number;
  readonly id: string;
  readonly score: number;
  readonly neustadtl: number;
  readonly kibaTenths: number;
  readonly pairs: readonly { readonly opponent: string; readonly signs: string }[];
}

type Answers = {
  readonly kibaScore: { readonly tenths: number; readonly shown: number };
  readonly playerList: readonly string[];
  readonly bergerTable: readonly { readonly pairs: readonly { readonly first: number; readonly second: number }[] }[];
  readonly fischerClock: { readonly lostOnTime: string | null; readonly toMove: string };
  readonly pairStandings: { readonly rows: readonly Row[] };
};

const table = async (players: unknown, games: unknown) => {
  const query = `query ($players: [PlayerIn!]!, $games: [GameIn!]!) { rules { pairStandings(players: $players, games: $games) {
    rows { rank id score neustadtl kibaTenths pairs { opponent signs } } } } }`;
  return (await planned<Answers>(query, { players, games })).pairStandings.rows;
};

const shownScore = async (elo: number, matches: number) => {
  const query =
    'query ($elo: Int!, $matches: Int!) { rules { kibaScore(elo: $elo, matches: $matches) { tenths shown } } }';
  return (await planned<Answers>(query, { elo, matches })).kibaScore.shown;
};

test('KIBA 3.2: to the nearest, an exact half down', async () => {
  const { tenths, expected } = facts['KIBA 3.2'];
  expect(await Promise.all(tenths.map((elo) => shownScore(elo, 0)))).toEqual(expected);
});

test('KIBA 3.3: scores are compared in tenths', async () => {
  const { players, expected } = facts['KIBA 3.3'];
  const query = 'query ($players: [PlayerIn!]!) { rules { playerList(players: $players) } }';
  expect((await planned<Answers>(query, { players })).playerList).toEqual(expected);
});

test('KIBA 5.2: the first player meets 6, 2, 3, 4, 5', async () => {
  const { players, expected } = facts['KIBA 5.2'];
  const query = 'query ($players: Int!) { rules { bergerTable(players: $players) { pairs { first second } } } }';
  const { bergerTable } = await planned<Answers>(query, { players });
  expect(bergerTable.map(({ pairs }) => [pairs[0]?.first, pairs[0]?.second])).toEqual(expected);
});

test('Clocks 1.4: a move at the very deadline is in time', async () => {
  const { expected, ...given } = facts['Clocks 1.4'];
  const query = `query ($control: String!, $startedAt: DateTime!, $presses: [DateTime!]!, $now: DateTime!) { rules {
    fischerClock(control: $control, startedAt: $startedAt, presses: $presses, now: $now) { lostOnTime toMove } } }`;
  expect((await planned<Answers>(query, given)).fischerClock).toEqual({ lostOnTime: expected, toMove: 'SECOND' });
});

test('KIBA 8.2: finished games count, unfinished ones are lost', async () => {
  const { players, games, expected } = facts['KIBA 8.2'];
  const rows = await table(players, games);
  expect(Object.fromEntries(rows.map(({ id, score }) => [id, score]))).toEqual(expected);
});

test('the published table of five comes out digit for digit, every pair read from both sides (KIBA 9.7)', async () => {
  const { players, signs, expected } = facts.published;
  const games = Object.entries(signs).flatMap(([row, against]) =>
    Object.entries(against)
      .filter(([opponent]) => row < opponent)
      .flatMap(([opponent, both]) =>
        [...both].map((sign, game) => ({
          first: game === 0 ? row : opponent,
          second: game === 0 ? opponent : row,
          number: game + 1,
          winner: sign === '+' ? row : opponent,
        })),
      ),
  );
  const rows = await table(players, games);
  const shown = await Promise.all(
    rows.map(async ({ rank, id, score, neustadtl, kibaTenths }) => [
      rank,
      id,
      score,
      neustadtl,
      await shownScore(kibaTenths, 0),
    ]),
  );
  expect(shown).toEqual(expected);
  const read = rows.map(({ id, pairs }) => [
    id,
    Object.fromEntries(pairs.map(({ opponent, signs: both }) => [opponent, both])),
  ]);
  expect(Object.fromEntries(read)).toEqual(signs);
});
