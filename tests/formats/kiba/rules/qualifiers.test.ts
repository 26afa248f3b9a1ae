import { expect, test } from 'vitest';
import { asId, type EntryId } from '../../../../api/src/kernel/ids.ts';
import { kibaFinalists, kibaSemifinals } from '../../../../api/src/formats/kiba/rules/qualifiers.ts';

/** Groups written as `a1 a2 a3 | b1 b2`. */
const tables = (text: string) =>
  text === ''
    ? []
    : text.split('|').map((group) =>
        group
          .trim()
          .split(' ')
          .filter(Boolean)
          .map(asId<EntryId>),
      );
const written = (groups: readonly (readonly string[])[]) => groups.map((group) => group.join(' ')).join(' | ');

test.each([
  ['three groups', 'a1 a2 a3 | b1 b2 b3 | c1 c2 c3', 'a1 b1 c1 | a2 b2 c2'],
  ['four groups', 'a1 a2 | b1 b2 | c1 c2 | d1 d2', 'a1 b1 c1 d1 | a2 b2 c2 d2'],
  ['two groups lead to the final', 'a1 a2 a3 | b1 b2 b3', ''],
  ['two groups of which only the winners are given', 'a1 | b1', ''],
  ['one group leads to the final', 'a1 a2 a3', ''],
])('the semi-finals after %s (KIBA 10.1, 10.3)', (_case, ranked, semifinals) => {
  const answer = kibaSemifinals(tables(ranked));
  expect(answer.ok && written(answer.value)).toBe(semifinals);
});

test.each([
  ['one group', 'a1 a2 a3', 'a1 a2'],
  ['two groups of the qualification', 'a1 a2 a3 | b1 b2 b3', 'a1 b1'],
  ['the two semi-finals', 'c1 a1 b1 | b2 c2 a2', 'c1 b2'],
])('the finalists after %s (KIBA 10.1, 10.3)', (_case, ranked, finalists) => {
  const answer = kibaFinalists(tables(ranked));
  expect(answer.ok && answer.value.join(' ')).toBe(finalists);
});

test.each([
  ['no group has no semi-finals', kibaSemifinals, '', 'no-groups', /ranked: /],
  ['no group has no finalists', kibaFinalists, '', 'no-groups', /ranked: /],
  ['a group without a second place', kibaSemifinals, 'a1 a2 | b1 | c1 c2', 'too-few-ranked', /ranked\[1\]/],
  ['one group of one', kibaFinalists, 'a1', 'too-few-ranked', /ranked\[0\]/],
  ['an empty group', kibaFinalists, 'a1 | ', 'too-few-ranked', /ranked\[1\]/],
  ['three groups before the final', kibaFinalists, 'a1 a2 | b1 b2 | c1 c2', 'semifinals-first', /3 groups/],
])('%s is refused', (_case, qualify, ranked, kind, message) => {
  expect(qualify(tables(ranked))).toEqual({ ok: false, error: { kind, message: expect.stringMatching(message) } });
});
