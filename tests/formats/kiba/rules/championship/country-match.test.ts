import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asId, type EntryId } from '../../../../../api/src/kernel/ids.ts';
import { countryMatch } from '../../../../../api/src/formats/kiba/rules/championship/country-match.ts';
import { propertyRuns } from '../../../../support/property-runs.ts';

const ids = (texts: readonly string[]) => texts.map(asId<EntryId>);
const team = (country: string, size: number) => ({
  country,
  players: ids(['1', '2', '3'].slice(0, size).map((board) => `${country}${board}`)),
});
const match = (sizes: readonly [number, number], winners: readonly (EntryId | null)[]) => {
  const answer = countryMatch([team('I', sizes[0]), team('N', sizes[1])], winners);
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
};
const written = (sizes: readonly [number, number]) =>
  match(sizes, [])
    .games.map(({ round, first, second }) => `${round}:${first}-${second}`)
    .join(' ');

test.each([
  [
    'three against three: nine games',
    [3, 3],
    '1:I1-N1 1:I2-N2 1:I3-N3 2:N2-I1 2:N3-I2 2:I3-N1 3:I1-N3 3:N1-I2 3:N2-I3',
  ],
  ['the second country misses a board', [3, 2], '1:I1-N1 1:I2-N2 2:N2-I1 2:I3-N1 3:N1-I2 3:N2-I3'],
  ['the first does', [2, 3], '1:I1-N1 1:I2-N2 2:N2-I1 2:N3-I2 3:I1-N3 3:N1-I2'],
  ['both do', [2, 2], '1:I1-N1 1:I2-N2 2:N2-I1 3:N1-I2'],
] as const)('%s (Championship 3.3, 3.5, 3.7)', (_case, sizes, games) => {
  expect(written(sizes)).toBe(games);
});

test('the first country moves first in five games, and nobody always or never', () => {
  const { games } = match([3, 3], []);
  const firsts = games.map(({ first }) => first);
  expect(firsts.filter((id) => id.startsWith('I'))).toHaveLength(5);
  for (const id of [...team('I', 3).players, ...team('N', 3).players]) {
    expect([1, 2]).toContain(firsts.filter((first) => first === id).length);
  }
});

test.each([
  ['nothing played', [3, 3], [], [0, 0], null],
  ['an open game among others', [3, 3], ['I1', null, 'N3'], [1, 1], null],
  ['five games won cannot be caught', [3, 3], ['I1', 'I2', 'I3', 'I1', 'I2'], [5, 0], 'I'],
  ['four can', [3, 3], ['I1', 'I2', 'I3', 'I1'], [4, 0], null],
  ['five to four', [3, 3], ['I1', 'N2', 'I3', 'N2', 'I2', 'N1', 'I1', 'N1', 'N2'], [4, 5], 'N'],
  ['the missing board is lost at once', [3, 2], [], [3, 0], null],
  ['two more games then do', [3, 2], ['I1', 'I2'], [5, 0], 'I'],
  ['also for the other country', [2, 3], ['N1', 'N2'], [0, 5], 'N'],
  ['both miss a board and win two each', [2, 2], ['I1', 'I2', 'N2', 'N1'], [4, 4], null],
] as const)('%s (Championship 3.3, 3.5)', (_case, sizes, winners, score, winner) => {
  const played = winners.map((id) => (id === null ? null : asId<EntryId>(id)));
  expect(match(sizes, played)).toMatchObject({ score, winner });
});

test.each([
  ['a winner who did not play', ['I2'], 'wrong-winner', /winners\[0\].*"I2".*"I1".*"N1"/],
  [
    'a tenth game',
    [null, null, null, null, null, null, null, null, null, 'I1'],
    'no-such-game',
    /winners\[9\].*9 games/,
  ],
] as const)('%s is refused', (_case, winners, kind, message) => {
  const played = winners.map((id) => (id === null ? null : asId<EntryId>(id)));
  expect(countryMatch([team('I', 3), team('N', 3)], played)).toEqual({
    ok: false,
    error: { kind, message: expect.stringMatching(message) },
  });
});

describe('for any results', () => {
  const results = fc.array(fc.constantFrom('first', 'second', 'open'), { minLength: 9, maxLength: 9 });
  const sizes = fc.tuple(fc.constantFrom(2, 3), fc.constantFrom(2, 3));

  test('Championship 4 points and open games add up to nine (eight if both miss a board), and no later result changes a winner', () => {
    fc.assert(
      fc.property(sizes, results, fc.boolean(), (teams, outcome, restToFirst) => {
        const { games } = match(teams, []);
        const played = games.map(({ first, second }, index) =>
          outcome[index] === 'open' ? null : outcome[index] === 'first' ? first : second,
        );
        const { score, winner } = match(teams, played);
        const open = played.filter((id) => id === null).length;
        expect(score[0] + score[1] + open).toBe(teams[0] === 2 && teams[1] === 2 ? 8 : 9);
        const ended = played.map((id, index) => {
          const { first = null, second = null } = games[index] ?? {};
          const [ours, theirs] = first?.startsWith('I') === true ? [first, second] : [second, first];
          return id ?? (restToFirst ? ours : theirs);
        });
        const end = match(teams, ended);
        if (winner !== null) expect(end.winner).toBe(winner);
        const [ours, theirs] = end.score;
        expect(end.winner).toBe(ours === theirs ? null : ours > theirs ? 'I' : 'N');
      }),
      propertyRuns(300, 5_000),
    );
  });
});
