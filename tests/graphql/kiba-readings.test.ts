import { describe, expect, test } from 'vitest';
import { at, listAt } from '../support/answer.ts';
import { numbered, planned } from './ask-planner.ts';
import {
  FINAL,
  FINALISTS,
  GROUPS,
  MATCH,
  NATIONS,
  POINTS,
  SEMIFINALS,
  countryPlayers,
  hi,
  lo,
  teams,
} from './kiba-questions.ts';

/** Each agreed reading of the rules that has an outcome: how it is asked, and what comes out. */
const DECISIONS: readonly (readonly [string, () => Promise<unknown>, unknown])[] = [
  [
    'KIBA 3.2',
    async () => {
      const shown = [8959, 3402, 12610, 10105, 10115, 20005, 5].map(async (elo) => {
        const { kibaScore } = await planned(
          'query ($elo: Int!) { rules { kibaScore(elo: $elo, matches: 0) { shown } } }',
          {
            elo,
          },
        );
        return at(kibaScore, 'shown');
      });
      return Promise.all(shown);
    },
    [896, 340, 1261, 1010, 1011, 2000, 0],
  ],
  [
    'KIBA 3.3',
    async () => {
      const players = [
        { id: 'a', elo: 1952, matches: 815 },
        { id: 'b', elo: 1904, matches: 820 },
      ];
      return (await planned('query ($players: [PlayerIn!]!) { rules { playerList(players: $players) } }', { players }))
        .playerList;
    },
    ['b', 'a'],
  ],
  [
    'KIBA 4.2',
    async () => {
      const sizes = [];
      for (let players = 6; players <= 34; players += 1) {
        const groups = listAt(await planned(GROUPS, { list: numbered(players) }), 'kibaGroups.groups');
        sizes.push(`${players}:${groups.map((group) => listAt(group, 'players').length).join('')}`);
      }
      return sizes.join(' ');
    },
    '6:6 7:7 8:8 9:333 10:433 11:443 12:444 13:544 14:554 15:555 16:655 17:665 18:666 19:5554 20:5555 21:6555 22:6655 ' +
      '23:6665 24:6666 25:55555 26:65555 27:66555 28:66655 29:66665 30:66666 31:655555 32:665555 33:666555 34:666655',
  ],
  [
    'KIBA 10.3',
    async () => {
      const one = [['a1', 'a2', 'a3']];
      const two = [...one, ['b1', 'b2', 'b3']];
      const finalists = async (ranked: readonly (readonly string[])[]) =>
        (await planned(FINALISTS, { ranked })).kibaFinalists;
      const semifinals = async (ranked: readonly (readonly string[])[]) =>
        (await planned(SEMIFINALS, { ranked })).kibaSemifinals;
      return {
        1: await finalists(one),
        2: await finalists(two),
        semifinals: [await semifinals(one), await semifinals(two)],
      };
    },
    { 1: ['a1', 'a2'], 2: ['a1', 'b1'], semifinals: [[], []] },
  ],
  [
    'KIBA 4.4',
    async () => {
      const groups = listAt(await planned(GROUPS, { list: numbered(13), groups: 3 }), 'kibaGroups.groups');
      return groups.map(({ seats }) => (seats as (string | null)[]).map((seat) => Number(seat ?? -1)));
    },
    [
      [1, 4, 7, 10, 13, -1],
      [2, 5, 8, 11],
      [3, 6, 9, 12],
    ],
  ],
  [
    'KIBA 5.2',
    async () => {
      const { bergerTable } = await planned('{ rules { bergerTable(players: 6) { pairs { first second } } } }');
      return listAt(bergerTable).map((round) => [at(round, 'pairs.0.first'), at(round, 'pairs.0.second')]);
    },
    [
      [1, 6],
      [1, 2],
      [1, 3],
      [1, 4],
      [1, 5],
    ],
  ],
  [
    'Clocks 1.4',
    async () =>
      at(
        (
          await planned(`{ rules { fischerClock(control: "T=(3+1)<=7", startedAt: "1970-01-01T00:00:00Z",
          presses: ["1970-01-04T00:00:00Z"], now: "1970-01-04T00:00:00Z") { lostOnTime } } }`)
        ).fischerClock,
        'lostOnTime',
      ),
    null,
  ],
  [
    'KIBA 8.2',
    async () => {
      const games = [
        { first: '1', second: '2', number: 1, winner: '1' },
        { first: '2', second: '1', number: 2, winner: '2' },
        { first: '3', second: '1', number: 1, winner: '3' },
        { first: '1', second: '3', number: 2, winner: '1', how: 'WITHDRAWAL' },
        { first: '3', second: '2', number: 1, winner: '3' },
        { first: '2', second: '3', number: 2, winner: '2', how: 'WITHDRAWAL' },
      ];
      const query = `query ($players: [PlayerIn!]!, $games: [GameIn!]!) { rules {
        pairStandings(players: $players, games: $games) { rows { id score } } } }`;
      const answered = await planned(query, { players: numbered(3).map((id) => ({ id })), games });
      const rows = listAt(answered, 'pairStandings.rows');
      return Object.fromEntries(rows.map(({ id, score }) => [id, score]));
    },
    { 1: 2, 2: 2, 3: 2 },
  ],
  [
    'KIBA 10.5',
    async () => listAt((await planned(FINAL, { finalists: [lo, hi] })).kibaFinal, 'games').map(({ first }) => first),
    ['hi', 'lo', 'hi'],
  ],
  [
    'Championship 2.2',
    async () => {
      const games = [
        { stage: 'FINAL', first: 'a', second: 'b', winner: 'a' },
        { stage: 'FINAL', first: 'b', second: 'a', winner: 'a' },
      ];
      return at((await planned(POINTS, { games, champion: 'a' })).kibaPoints, '0.points');
    },
    10,
  ],
  [
    'Championship 3.1',
    async () =>
      at((await planned(NATIONS, { players: countryPlayers({ IT: 3, NL: 2, FR: 1 }) })).nationRanking, 'finalists'),
    ['IT', 'NL'],
  ],
  ['Championship 3.3', async () => at((await planned(MATCH, { teams })).countryMatch, 'games.length'), 9],
];

describe('every agreed reading of the rules that has an outcome comes out', () => {
  test.each(DECISIONS)('%s', async (_id, outcome, expected) => {
    expect(await outcome()).toEqual(expected);
  });
});
