import { readFileSync } from 'node:fs';
import { buildSchema, isAbstractType, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql';
import type { Plugin } from 'vite';

/** What the cache needs to know about the API: which types an interface or union stands for, and which types have no id. */
export interface SchemaFacts {
  readonly possibleTypes: Record<string, string[]>;
  readonly keyless: string[];
}

/** Reads the facts off a schema; every list in the schema's own order. */
export function schemaFacts(schema: GraphQLSchema): SchemaFacts {
  const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__'));
  const possibleTypes = types
    .filter((type) => isAbstractType(type))
    .map((type) => [type.name, schema.getPossibleTypes(type).map((possible) => possible.name)] as const);
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const keyless = types
    .filter((type) => isObjectType(type) && !isInterfaceType(type) && !roots.includes(type) && !type.getFields().id)
    .map((type) => type.name);
  return { possibleTypes: Object.fromEntries(possibleTypes), keyless };
}

/** Serves `virtual:schema-facts`, computed from schema.graphql when the page is built, so that the page never ships the schema. */
export function schemaFactsModule(file: string): Plugin {
  const id = 'virtual:schema-facts';
  return {
    name: 'schema-facts',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(loaded) {
      if (loaded !== `\0${id}`) return null;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(schemaFacts(buildSchema(readFileSync(file, 'utf8'))))};`;
    },
  };
}
