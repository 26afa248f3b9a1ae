import { expect, test } from 'vitest';
import { at, listAt } from '../support/answer.ts';
import { planned } from './ask-planner.ts';
import { rated } from './kuksu-questions.ts';

const REFS = 'ruleRefs { id text source url }';

test('a rule is named by its number, with its text and where it can be read', async () => {
  const { preflight } = await planned(`{ rules { preflight(format: KIBA, players: 5) { rule ${REFS} } } }`);
  expect(preflight).toMatchObject([
    {
      rule: 'KIBA 2.2',
      ruleRefs: [
        {
          id: 'KIBA 2.2',
          text: 'A tournament has 6 to 34 players. Its director sets the maximum.',
          source: expect.stringMatching(/^KIBA, tournament page\./),
          url: 'https://baraza.example/rules/kiba#2.2',
        },
      ],
    },
  ]);
});

test.each([
  ['a harvest is possible', '{ rules { answer: baoPosition(moves: ["A7<*", "a7<"]) { ... on IllegalMove', 'Bao 2.2'],
  ['an empty pit', '{ rules { answer: baoPosition(moves: ["A1<"]) { ... on IllegalMove', 'Bao 3.1'],
  ['a stone on a stone', '{ rules { answer: goPosition(size: 9, moves: ["D4", "D4"]) { ... on IllegalMove', 'Go 2.1'],
  [
    'half a play',
    '{ rules { answer: backgammonPosition(dice: [3, 1], moves: ["8/5"]) { ... on IllegalMove',
    'Backgammon 2.4',
  ],
])('%s: the refusal names the rule of the game', async (_what, query, id) => {
  const { answer } = await planned(`${query} { message rule ${REFS} } } } }`);
  expect(listAt(answer, 'ruleRefs').map((rule) => rule['id'])).toEqual([id]);
});

test('what several rules decide names all of them, the one that says most first', async () => {
  const { kuksuArrangement } = await planned(
    `query ($registered: [KuksuEntryIn!]!) { rules { kuksuArrangement(registered: $registered) { placements { rule ${REFS} } } } }`,
    { registered: rated(15) },
  );
  const [best] = listAt(kuksuArrangement, 'placements');
  expect(best?.['rule']).toBe('Kuksu 5.1, Kuksu 9.1');
  expect(listAt(best, 'ruleRefs').map(({ id }) => id)).toEqual(['Kuksu 5.1', 'Kuksu 9.1']);
});

test('a ruling after the last week names the rule, also where the director is left to decide', async () => {
  const side = (id: string, points: number) => `{ id: "${id}", points: ${points} }`;
  const ruled = (points: number) =>
    planned(
      `{ rules { rulingAfterWeek(first: ${side('x', 3)}, second: ${side('y', points)}, finishedGames: 2) { winner ${REFS} } } }`,
    );
  expect(at(await ruled(2), 'rulingAfterWeek.ruleRefs.*.id')).toEqual(['Knock-out 5.3']);
  expect(at(await ruled(3), 'rulingAfterWeek.ruleRefs.*.id')).toEqual(['Knock-out 5.7']);
});
