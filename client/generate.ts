// Writes src/generated/operations.ts: each operation of documents/ with the types of its answer and variables, by schema.graphql.
import { codegen } from '@graphql-codegen/core';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import { Kind, parse, print, visit } from 'graphql';
import type { ASTNode, DocumentNode, FragmentDefinitionNode, OperationDefinitionNode } from 'graphql';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;
const read = (path: string): DocumentNode => parse(readFileSync(join(here, path), 'utf8'));
const documents = readdirSync(join(here, 'documents'))
  .toSorted()
  .map((name) => ({ location: name, document: read(`documents/${name}`) }));
const definitions = documents.flatMap(({ document }) => document.definitions);
const fragments = new Map(
  definitions.flatMap((one): Array<[string, FragmentDefinitionNode]> =>
    one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [],
  ),
);

/** The fragments that are spread in this, and in those. */
function spreadIn(node: ASTNode, found = new Set<FragmentDefinitionNode>()): Set<FragmentDefinitionNode> {
  visit(node, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value);
      if (fragment === undefined || found.has(fragment)) return;
      found.add(fragment);
      spreadIn(fragment, found);
    },
  });
  return found;
}

function constantOf(operation: OperationDefinitionNode): string {
  const name = operation.name?.value ?? '';
  const kind = operation.operation.replace(/^./, (letter) => letter.toUpperCase());
  const text = [operation, ...spreadIn(operation)].map((node) => print(node)).join('\n\n');
  const types = `${name}${kind}, ${name}${kind}Variables`;
  return `/** What \`ask\`, \`give\` or \`watch\` takes: ${operation.operation} \`${name}\`. */\nexport const ${name}: Operation<${types}> = ${JSON.stringify(text)};`;
}

const constants = {
  plugin: () => ({
    prepend: ["import type { Operation } from '../operation.ts';"],
    content: definitions
      .filter((one) => one.kind === Kind.OPERATION_DEFINITION)
      .map(constantOf)
      .join('\n\n'),
  }),
};

const text = await codegen({
  filename: 'operations.ts',
  schema: read('../schema.graphql'),
  documents,
  config: {
    useTypeImports: true,
    enumsAsTypes: true,
    immutableTypes: true,
    mergeFragmentTypes: true,
    skipTypename: true,
    scalars: { DateTime: 'string', ID: 'string' },
  },
  plugins: [{ operationTypes: {} }, { constants: {} }],
  pluginMap: { operationTypes, constants },
});
mkdirSync(join(here, 'src/generated'), { recursive: true });
writeFileSync(join(here, 'src/generated/operations.ts'), text);
