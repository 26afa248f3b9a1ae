import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  Kind,
  NoDeprecatedCustomRule,
  NoUnusedFragmentsRule,
  parse,
  specifiedRules,
  validate,
  visit,
  type DefinitionNode,
  type GraphQLSchema,
} from 'graphql';
import { expect, test } from 'vitest';
import { documentsOf, pageDocuments, type PageDocument } from '../../../tools/documents/page-documents.ts';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../../schema.graphql'), 'utf8'));

// A fragment alone is used by no operation that is checked with it.
const rules = [...specifiedRules, NoDeprecatedCustomRule];
const rulesOfFragments = rules.filter((rule) => rule !== NoUnusedFragmentsRule);

/** What the schema refuses in each document when it is sent with the fragments that it is given, and with theirs. */
function refused(documents: readonly PageDocument[], by: GraphQLSchema): readonly string[] {
  const parsed = documents.map((document) => ({ ...document, definition: definitionOf(document.text) }));
  const fragments = new Map<string, (typeof parsed)[number]>();
  for (const one of parsed) {
    if (one.definition.kind !== Kind.FRAGMENT_DEFINITION || one.constant === null) continue;
    const other = fragments.get(one.constant);
    if (other !== undefined) throw new Error(`${one.constant} is a fragment in ${one.path} and in ${other.path}.`);
    fragments.set(one.constant, one);
  }
  return parsed.flatMap(({ path, definition, fragments: given }) => {
    const all = new Set<DefinitionNode>([definition]);
    for (const name of given) take(name);
    const asked = definition.kind === Kind.FRAGMENT_DEFINITION ? rulesOfFragments : rules;
    const errors = validate(by, { kind: Kind.DOCUMENT, definitions: [...all] }, asked);
    return errors.map(({ message }) => `${path}: ${message}`);

    function take(name: string): void {
      const fragment = fragments.get(name);
      if (fragment === undefined) throw new Error(`${path}: no fragment of the page is called ${name}.`);
      if (all.has(fragment.definition)) return;
      all.add(fragment.definition);
      for (const inner of fragment.fragments) take(inner);
    }
  });
}

/** The one definition of a document, without the directive that is for its types only. */
function definitionOf(text: string): DefinitionNode {
  const { definitions } = parse(text);
  const [definition] = definitions;
  if (definition === undefined || definitions.length > 1) throw new Error(`One definition is asked for: ${text}`);
  return visit(definition, { Directive: ({ name }) => (name.value === '_unmask' ? null : undefined) });
}

test('every document of the page is one that the API answers, with no field that is on its way out', () => {
  expect(pageDocuments().length).toBeGreaterThan(400);
  expect(refused(pageDocuments(), schema)).toEqual([]);
});

const small = buildSchema(`
  type Query { viewer: Viewer, old: Int @deprecated(reason: "Ask for new.") }
  type Viewer { id: ID! }
`);

test.each([
  ['a field that there is not', '`query A { viewer { nickname } }`', 'Cannot query field "nickname" on type "Viewer".'],
  [
    'an argument that there is not',
    '`query A { viewer(id: 1) { id } }`',
    'Unknown argument "id" on field "Query.viewer".',
  ],
  ['a field that is on its way out', '`query A { old }`', 'The field Query.old is deprecated. Ask for new.'],
  ['a fragment that is not given', '`query A { viewer { ...B } }`', 'Unknown fragment "B".'],
])('%s is refused', (_what, argument, message) => {
  expect(refused(documentsOf('a.vue', `const a = graphql(${argument});`), small)).toEqual([`a.vue: ${message}`]);
});

test('what a fragment is given comes with it', () => {
  const inner = 'const b = graphql(`fragment B on Viewer { id }`);';
  const outer = 'const c = graphql(`fragment C on Viewer { ...B }`, [b]);';
  const asked = 'const a = graphql(`query A { viewer { ...C } }`, [c]);';
  expect(refused(documentsOf('a.ts', `${inner} ${outer} ${asked}`), small)).toEqual([]);
});

test.each(['graphql(`query A { a }${b}`)', 'graphql(text)', 'graphql(`query A { a }`, fragments)'])(
  'a document that cannot be read where it stands is refused: %s',
  (code) => {
    expect(() => documentsOf('a.ts', code).map(({ text }) => parse(text))).toThrow(
      /^(Syntax Error|a.ts: graphql is called)/,
    );
  },
);
