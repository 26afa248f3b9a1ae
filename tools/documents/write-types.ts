// Writes what gql.tada keeps of documents: the type of each document of the page, which its types would otherwise read letter by letter from
// the document and the schema. A document that has changed since is read so, until this runs again.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Kind, buildSchema, parse } from 'graphql';
import { pageDocuments } from './page-documents.ts';
import { documentType, isDefinition, namedTypes, type Definition } from './typescript-types.ts';

const root = join(import.meta.dirname, '../..');
const output = join(root, 'web/generated/graphql-cache.d.ts');
const schema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'));
const documents = new Map<string, Definition>();
for (const { text } of pageDocuments()) {
  const [definition] = parse(text).definitions;
  if (isDefinition(definition)) documents.set(text, definition);
}

const fragments = new Map<string, Extract<Definition, { kind: Kind.FRAGMENT_DEFINITION }>>();
for (const definition of documents.values()) {
  if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
  const name = definition.name.value;
  if (fragments.has(name)) throw new Error(`Two fragments of the page are called ${name}.`);
  fragments.set(name, definition);
}

const entries = [...documents].map(
  ([text, definition]) => `    ${JSON.stringify(text)}: ${documentType({ schema, fragments }, definition)};`,
);
mkdirSync(dirname(output), { recursive: true });
writeFileSync(
  output,
  `// Made from the page's documents and schema.graphql by tools/documents/write-types.ts.
import type { TadaDocumentNode, $tada } from 'gql.tada';

${namedTypes(schema).join('\n')}

declare module 'gql.tada' {
  interface setupCache {
${entries.join('\n')}
  }
}
`,
);
