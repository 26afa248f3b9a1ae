import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { unannouncedBreaks, unclearDeprecations } from './schema-policy.ts';

const TODAY = '2027-01-01';
const BEFORE = `
  type Query {
    kept(size: Int = 20, old: Int @deprecated(reason: "Goes on 2026-12-31: take \`Query.kept(size)\`.")): Row!
    due: Gone @deprecated(reason: "Goes on 2027-01-01: take \`Query.kept\`.")
    later: String @deprecated(reason: "Goes on 2027-01-02: take \`Query.kept\`.")
    found: Found
  }
  type Row { name: String! kind: Kind! }
  type Gone { part: Part }
  type Part { name: String }
  union Found = Row | Lost
  type Lost { name: String }
  enum Kind { ONE TWO OLD @deprecated(reason: "Goes on 2026-12-31: nothing takes its place.") }
`;
const before = buildSchema(BEFORE);

/** The schema before with changes: texts of it and what stands in their place. */
function changed(...changes: readonly (readonly [string | RegExp, string])[]): readonly string[] {
  const after = changes.reduce((text, [from, to]) => text.replace(from, to), BEFORE);
  expect(after).not.toBe(BEFORE);
  return unannouncedBreaks(before, buildSchema(after), TODAY);
}

test('the schema breaks nothing of the released one that was not announced', () => {
  const [released, now] = ['schema.released.graphql', 'schema.graphql'].map((file) =>
    buildSchema(readFileSync(file, 'utf8')),
  );
  const broken = unannouncedBreaks(released!, now!, new Date().toJSON().slice(0, 10));
  expect(broken, 'docs/api.md, What may change: deprecate it first, or release with --release').toEqual([]);
});

test('what is deprecated says when it goes and what takes its place', () => {
  expect(unclearDeprecations(buildSchema(readFileSync('schema.graphql', 'utf8')))).toEqual([]);
  expect(unclearDeprecations(before)).toEqual([]);
});

test.each([
  ['Take `Query.kept`.'],
  ['Goes on 2027-02-30: take `Query.kept`.'],
  ['Goes on 2027-03-01: take `Query.nothing`.'],
  ['Goes on 2027-03-01: take something else.'],
  ['Goes soon: take `Query.kept`.'],
])('a deprecation that is not clear is refused: %s', (reason) => {
  const schema = buildSchema(`type Query { kept: Int old: Int @deprecated(reason: "${reason}") }`);
  expect(unclearDeprecations(schema)).toEqual([`Query.old: ${reason}`]);
});

test.each<[string, [string | RegExp, string], string]>([
  ['a field is gone', ['name: String! kind', 'kind'], 'Row.name was removed.'],
  ['a field is gone before its day', [/later: .*/, ''], 'Query.later was removed.'],
  ['a field may be null now', ['kind: Kind!', 'kind: Kind'], 'Row.kind changed type from Kind! to Kind.'],
  ['an argument is gone', ['size: Int = 20, ', ''], 'Query.kept arg size was removed.'],
  [
    'an argument has to be given',
    ['size: Int = 20', 'size: Int!'],
    'Query.kept arg size has changed type from Int to Int!.',
  ],
  [
    'an argument is another where it is left out',
    ['= 20', '= 10'],
    'Query.kept arg size has changed defaultValue from 20 to 10.',
  ],
  ['a value is gone', ['ONE TWO', 'ONE'], 'TWO was removed from enum type Kind.'],
  ['a type is no longer found', ['Row | Lost', 'Row'], 'Lost was removed from union type Found.'],
  [
    'it goes too soon',
    ['kind: Kind!', 'kind: Kind! @deprecated(reason: "Goes on 2027-03-31: nothing takes its place.")'],
    'Row.kind goes on 2027-03-31, before 2027-04-01.',
  ],
])('an unannounced break is refused: %s', (_what, change, told) => {
  expect(changed(change)).toContain(told);
});

test.each<[string, ...(readonly [string | RegExp, string])[]]>([
  ['a field whose day has come, with what only it led to', [/due: .*/, ''], [/type Gone .*/, ''], [/type Part .*/, '']],
  ['an argument whose day has come', [/, old: Int @deprecated\([^)]*\)`?\.?"?\)/, '']],
  ['a value whose day has come', [/OLD @deprecated\([^)]*\)/, '']],
  ['a field more', ['kept(', 'more: Int kept(']],
  ['an argument more that need not be given', ['size: Int', 'more: Int, size: Int']],
  ['a value more', ['ONE', 'ONE ZERO']],
  ['a field that is never null now', ['found: Found', 'found: Found!']],
  [
    'a deprecation in time',
    ['kind: Kind!', 'kind: Kind! @deprecated(reason: "Goes on 2027-04-01: nothing takes its place.")'],
  ],
])('is no break: %s', (_what, ...changes) => {
  expect(changed(...changes)).toEqual([]);
});
