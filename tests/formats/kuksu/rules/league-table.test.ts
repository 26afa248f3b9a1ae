import { worded } from '../../../support/worded.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EntryId } from '../../../../api/src/kernel/ids.ts';
import { checkLeagueGames } from '../../../../api/src/formats/kuksu/rules/check-league-games.ts';
import { lastPlaces } from '../../../../api/src/formats/kuksu/rules/last-places.ts';
import type { LeaguePlayer } from '../../../../api/src/formats/kuksu/rules/league-player.ts';
import { leagueRanks } from '../../../../api/src/formats/kuksu/rules/league-ranks.ts';
import { leagueTable } from '../../../../api/src/formats/kuksu/rules/league-table.ts';
import type { PairGame } from '../../../../api/src/rules/standings/pair-game.ts';
import { propertyRuns } from '../../../support/property-runs.ts';
import { id } from './candidates.ts';

const player = (name: string, rating = 1500, more: Partial<LeaguePlayer> = {}): LeaguePlayer => ({
  id: id(name),
  name,
  rating,
  last: null,
  isDisqualified: false,
  ...more,
});
const last = (tier: number, rank: number) => ({ last: { tier, rank } });

function game(first: string, second: string, winner: string | null, number = 1): PairGame {
  const key = `${first}-${second}.${number}`;
  return {
    key,
    first: id(first),
    second: id(second),
    number,
    decided: true,
    winner: winner === null ? null : id(winner),
  };
}
/** `ab` is a game that a has won against b. */
const won = (text: string) => text.split(' ').map((pair) => game(pair.charAt(0), pair.charAt(1), pair.charAt(0)));
const order = (players: readonly LeaguePlayer[], games: readonly PairGame[], tier = 2) =>
  leagueTable(tier, players, games)
    .rows.map((row) => row.player.id)
    .join(' ');

describe('the order of a league (Kuksu 3.2)', () => {
  test('points, then the points of those beaten', () => {
    const players = [...'abcde'].map((name) => player(name));
    // a and b have three each: a has beaten c (2), d (1), e (1); b has beaten a (3), c (2), d (1)
    const games = won('ba ac ad ae bc bd cd eb ce de');
    const { rows } = leagueTable(2, players, games);
    const shown = rows.map((row) => `${row.player.id} ${row.standing.points / 2} ${row.sodosHalves / 2}`);
    expect(shown).toEqual(['b 3 6', 'a 3 4', 'c 2 2', 'e 1 3', 'd 1 1']);
    const [sodos] = rows[0]?.standing.tieBreaks ?? [];
    expect(worded(sodos?.terms.map(({ text }) => text))).toEqual(['3 (a)', '2 (c)', '1 (d)']);
    for (const { standing } of rows) {
      const [first] = standing.tieBreaks;
      expect(first?.terms.reduce((sum, { value }) => sum + value, 0)).toBe(first?.value);
    }
  });

  test('Kuksu 3.3: who was not in the last cycle comes after those who were', () => {
    const players = [player('1', 1500), player('2', 1400, last(3, 6)), player('3', 1300, last(3, 5))];
    expect(order(players, [game('1', '2', '1'), game('2', '3', '2'), game('3', '1', '3')])).toBe('3 2 1');
  });

  test('last tier before last place before rating', () => {
    const players = [
      player('d', 9),
      player('c', 8, last(3, 1)),
      player('b', 7, last(2, 9)),
      player('a', 9, last(2, 8)),
    ];
    expect(order([...players, player('e', 10)], [])).toBe('a b c e d');
  });

  test('where all is equal the rank is shared and the order given stands', () => {
    const { rows } = leagueTable(2, [player('b'), player('a'), player('c', 1400)], []);
    expect(rows.map(({ player: own, standing }) => [own.id, standing.rank, standing.shared])).toEqual([
      ['b', 1, true],
      ['a', 1, true],
      ['c', 3, false],
    ]);
  });

  test('Kuksu 3.5: a disqualified player keeps place and movement', () => {
    const players = [player('a', 1600, { isDisqualified: true }), player('b'), player('c')];
    const { rows, trophies } = leagueTable(2, players, won('ab ac bc'));
    expect(rows.map((row) => [row.player.id, row.movement])).toEqual([
      ['a', 'PROMOTED'],
      ['b', 'PROMOTED'],
      ['c', 'STAYS'],
    ]);
    expect(trophies.map((own) => own.id)).toEqual(['b', 'c']);
    const places = lastPlaces([{ name: 'B1', tier: 2, table: { rows, trophies } }]);
    expect(places.get(id('a'))).toEqual({ name: 'B1', tier: 2, rank: 1, isDisqualified: true });
    expect(places.get(id('c'))).toEqual({ name: 'B1', tier: 2, rank: 3, isDisqualified: false });
  });
});

test.each([
  [1, ['TITLE_MATCH', 'STAYS', 'STAYS', 'STAYS', 'STAYS', 'DEMOTED', 'DEMOTED']],
  [2, ['PROMOTED', 'PROMOTED', 'STAYS', 'STAYS', 'STAYS', 'DEMOTED', 'DEMOTED']],
])('bands of a league of tier %i: %j (Kuksu 2.2 to 2.4)', (tier, movements) => {
  const players = [...'abcdefg'].map((name, index) => player(name, 1500 - index));
  const { rows } = leagueTable(tier, players, []);
  expect(rows.map(({ movement }) => movement)).toEqual(movements);
  expect(rows.map(({ standing }) => standing.zone)).toEqual(movements);
});

describe('trophies by the order of the site (Kuksu 3.1)', () => {
  test('rating before anything of the last cycle, then the name', () => {
    const players = [
      player('c', 1500, last(1, 2)),
      player('d', 1600),
      player('b', 1500),
      player('a', 1500, last(5, 9)),
    ];
    expect(order(players, [])).toBe('c a d b');
    expect(leagueTable(2, players, []).trophies.map((own) => own.id)).toEqual(['d', 'a', 'b']);
  });

  test('Kuksu 3.6: the next moves up, and there may be fewer than three', () => {
    const out = { isDisqualified: true };
    const players = [player('a', 5, out), player('b', 4), player('c', 3, out), player('d', 2), player('e', 1)];
    expect(leagueTable(2, players, []).trophies.map((own) => own.id)).toEqual(['b', 'd', 'e']);
    expect(leagueTable(2, players.slice(0, 3), []).trophies.map((own) => own.id)).toEqual(['b']);
  });
});

describe('a game without a result (Kuksu 3.7)', () => {
  const players = [...'abc'].map((name) => player(name));

  test('gives nothing to either, and the one that is played again counts', () => {
    const waived = [game('a', 'b', null), game('a', 'b', null, 2), game('b', 'c', 'b')];
    const { rows } = leagueTable(2, players, waived);
    expect(rows.map((row) => [row.player.id, row.standing.points / 2, row.sosHalves / 2])).toEqual([
      ['b', 1, 0],
      ['a', 0, 1],
      ['c', 0, 1],
    ]);
    const replayed = leagueTable(2, players, [game('a', 'b', null), game('a', 'b', 'a', 2)]);
    expect(replayed.rows[0]).toMatchObject({
      player: { id: 'a' },
      standing: { points: 2 },
      cells: [{ signs: 'x+' }, {}],
    });
  });

  test.each<[string, readonly PairGame[], string, RegExp]>([
    ['a second game after a won one', [game('a', 'b', 'a'), game('a', 'b', 'b', 2)], 'no-replay', /games\[1\]/],
    ['a second game alone', [game('a', 'b', 'b', 2)], 'no-replay', /games\[0\]/],
    [
      'a second game after an open one',
      [{ ...game('a', 'b', null), decided: false }, game('a', 'b', 'b', 2)],
      'no-replay',
      /games\[1\]/,
    ],
    ['other colours', [game('a', 'b', null), game('b', 'a', 'b', 2)], 'other-colours', /games\[1\].*"a" is first/],
    ['a third game', [game('a', 'b', null), game('a', 'b', null, 3)], 'no-such-game', /games\[1\]/],
    ['the same pair twice', [game('a', 'b', 'a'), game('b', 'a', 'a')], 'game-twice', /games\[1\].*games\[0\]/],
    ['a stranger', [game('a', 'x', 'a')], 'unknown-player', /games\[0\].*"x"/],
    ['a winner who did not play', [game('a', 'b', 'c')], 'wrong-winner', /games\[0\].*"c"/],
  ])('%s is refused', (_case, games, kind, message) => {
    const refused = { ok: false, error: { kind, message: expect.stringMatching(message) } };
    expect(checkLeagueGames({ players, games })).toEqual(refused);
  });

  test('the game played again is accepted, with or without a result', () => {
    for (const winner of ['a', null]) {
      expect(checkLeagueGames({ players, games: [game('a', 'b', null), game('a', 'b', winner, 2)] }).ok).toBe(true);
    }
  });

  test('the pair is open until it was played again', () => {
    const ranks = (games: readonly PairGame[]) =>
      leagueRanks(leagueTable(2, players.slice(0, 2), games).rows).get(id('b'));
    expect(ranks([])).toEqual({ best: 1, worst: 2 });
    expect(ranks([game('a', 'b', null)])).toEqual({ best: 1, worst: 2 });
    expect(ranks([game('a', 'b', null), game('a', 'b', 'a', 2)])).toEqual({ best: 2, worst: 2 });
    expect(ranks([game('a', 'b', null), game('a', 'b', null, 2)])).toEqual({ best: 1, worst: 2 });
  });
});

/** A league of 5 to 10 players of which some games are played; `how` 0: open, 1 and 2: the one or the other has won. */
const leagues = fc.integer({ min: 5, max: 10 }).chain((size) =>
  fc.record({
    ratings: fc.array(fc.integer({ min: 1_400, max: 1_420 }), { minLength: size, maxLength: size }),
    hows: fc.array(fc.integer({ min: 0, max: 2 }), {
      minLength: (size * (size - 1)) / 2,
      maxLength: (size * (size - 1)) / 2,
    }),
  }),
);

function played({ ratings, hows }: { ratings: readonly number[]; hows: readonly number[] }) {
  const players = ratings.map((rating, index) => player(String.fromCodePoint(97 + index), rating));
  const pairs = players.flatMap((one, index) => players.slice(index + 1).map((other) => [one.id, other.id] as const));
  const games = pairs.flatMap(([one, other], index) => {
    const winner: EntryId | undefined = [undefined, one, other][hows[index] ?? 0];
    return winner === undefined ? [] : [game(one, other, winner)];
  });
  return { players, games, isWhole: games.length === pairs.length };
}

describe('in any league (Kuksu 14)', () => {
  test('points add up to the decided games, ranks to the players, and the terms to the tie-break', () => {
    fc.assert(
      fc.property(leagues, (league) => {
        const { players, games } = played(league);
        const { rows } = leagueTable(3, players, games);
        expect(rows.reduce((sum, row) => sum + row.standing.points / 2, 0)).toBe(games.length);
        expect(new Set(rows.map((row) => row.player.id)).size).toBe(players.length);
        for (const { standing, sodosHalves } of rows) {
          const [sodos] = standing.tieBreaks;
          expect(sodos?.terms.reduce((sum, { value }) => sum + value, 0)).toBe(sodosHalves / 2);
        }
        // SODOS in all: every player's points, once for each who has beaten him
        const total = rows.reduce(
          (sum, { standing }) => sum + standing.points * (standing.played - standing.points / 2),
          0,
        );
        expect(rows.reduce((sum, row) => sum + row.sodosHalves, 0)).toBe(total);
      }),
      propertyRuns(200, 4_000),
    );
  });

  test('in a whole league equal points mean equal SOS, so the orders differ by rating and last cycle alone', () => {
    fc.assert(
      fc.property(leagues, ({ ratings, hows }) => {
        const { players, games, isWhole } = played({ ratings, hows: hows.map((how) => (how === 0 ? 1 : how)) });
        expect(isWhole).toBe(true);
        for (const [points, rows] of Map.groupBy(leagueTable(3, players, games).rows, (row) => row.standing.points)) {
          const sos = games.length - points / 2;
          expect(rows.map((row) => row.sosHalves / 2)).toEqual(rows.map(() => sos));
        }
      }),
      propertyRuns(100, 2_000),
    );
  });

  test('with all games played every rank is certain but for ties', () => {
    fc.assert(
      fc.property(leagues, ({ ratings, hows }) => {
        const { players, games } = played({ ratings, hows: hows.map((how) => (how === 0 ? 2 : how)) });
        const { rows } = leagueTable(3, players, games);
        const ranks = leagueRanks(rows);
        for (const { player: own, standing } of rows) {
          const above = rows.filter((row) => row.standing.points > standing.points).length;
          const level = rows.filter((row) => row.standing.points === standing.points).length;
          expect(ranks.get(own.id)).toEqual({ best: above + 1, worst: above + level });
        }
      }),
      propertyRuns(30, 500),
    );
  });
});
