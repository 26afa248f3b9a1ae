import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { verifyDice } from '../../../api/src/games/backgammon/application/verify-dice.ts';
import { checkDice, diceProblem, readRolls, type ShownDice } from '../../../web/src/verify/dice.ts';

const SEED = Array.from({ length: 32 }, (_, index) => ((7 * index) % 256).toString(16).padStart(2, '0')).join('');
const PUBLISHED: ShownDice = {
  gameId: 'match-0-game-1',
  seed: SEED,
  texts: ['alpha0', 'beta0'],
  commitment: '',
  rolls: [
    [4, 4],
    [1, 5],
    [1, 2],
    [3, 2],
    [5, 6],
  ],
};

test('the published example agrees, commitment and rolls', async () => {
  const { commitment, commitmentAgrees, rolls, firstDifference } = await checkDice(PUBLISHED);
  expect(commitment.slice(0, 8)).toBe('805ca1b4');
  expect(commitmentAgrees).toBeNull();
  expect(rolls.map((roll) => [...roll.computed])).toEqual(PUBLISHED.rolls);
  expect(firstDifference).toBeNull();
  expect((await checkDice({ ...PUBLISHED, commitment: commitment.toUpperCase() })).commitmentAgrees).toBe(true);
});

test.each<readonly [string, Partial<ShownDice>, number | null, boolean]>([
  ['another roll', { rolls: PUBLISHED.rolls.with(3, [2, 3]) }, 3, true],
  ['another text of a player', { texts: ['alpha0', 'beta1'] }, 0, true],
  ['another game', { gameId: 'match-0-game-2' }, 0, false],
  ['another seed', { seed: SEED.replace('07', '08') }, 0, false],
])('%s is seen', async (_name, change, index, sameCommitment) => {
  const { commitment } = await checkDice(PUBLISHED);
  const checked = await checkDice({ ...PUBLISHED, commitment, ...change });
  expect(checked.firstDifference?.index ?? null).toBe(index);
  expect(checked.commitmentAgrees).toBe(sameCommitment);
});

test('browser, server and script roll the same for any seed and texts', async () => {
  const text = fc.stringMatching(/^[A-Za-z0-9_-]{0,64}$/);
  const seed = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));
  const game = fc.stringMatching(/^[A-Za-z0-9:=-]{1,40}$/);
  await fc.assert(
    fc.asyncProperty(game, seed, text, text, async (gameId, serverSeed, clientA, clientB) => {
      const here = await checkDice(
        { ...PUBLISHED, gameId, seed: serverSeed, texts: [clientA, clientB], rolls: [] },
        20,
      );
      const there = verifyDice({ gameId, serverSeed, clients: [clientA, clientB], commit: null, rolls: [], count: 20 });
      if (!there.ok) throw new Error('refused');
      expect(there.value.commit).toBe(here.commitment);
      expect(there.value.rolls.map(({ dice }) => [...dice])).toEqual(here.rolls.map(({ computed }) => [...computed]));
    }),
    { numRuns: 25 },
  );
  const script = execFileSync('node', ['docs/verify-dice.mjs', PUBLISHED.gameId, SEED, 'alpha0', 'beta0', '40']);
  const { commitment, rolls } = await checkDice(PUBLISHED, 40);
  expect(script.toString().trim().split('\n')).toEqual([
    commitment,
    ...rolls.map(({ computed }) => computed.join(' ')),
  ]);
});

test.each<readonly [string, Partial<ShownDice>, ReturnType<typeof diceProblem>]>([
  ['whole', {}, null],
  ['no game', { gameId: '' }, 'gameId'],
  ['a bar in the game', { gameId: 'a|b' }, 'gameId'],
  ['a seed too short', { seed: SEED.slice(2) }, 'seed'],
  ['a seed with other letters', { seed: SEED.replace('07', 'xy') }, 'seed'],
  ['a blank in White’s text', { texts: ['a b', ''] }, 'white'],
  ['65 letters of Black', { texts: ['', 'x'.repeat(65)] }, 'black'],
  ['half a commitment', { commitment: '805ca1b4' }, 'commitment'],
])('%s: %o is %s', (_name, change, problem) => {
  expect(diceProblem({ ...PUBLISHED, ...change })).toBe(problem);
});

test.each<readonly [string, ReturnType<typeof readRolls>]>([
  ['', []],
  [
    '44 15\n12',
    [
      [4, 4],
      [1, 5],
      [1, 2],
    ],
  ],
  [
    '(4,4) (1,5)',
    [
      [4, 4],
      [1, 5],
    ],
  ],
  ['44 1', null],
  ['47', null],
])('pasted rolls %j', (text, rolls) => {
  expect(readRolls(text)).toEqual(rolls);
});
