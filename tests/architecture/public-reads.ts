import { isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql';
import { getDatamodel } from '../../api/src/store/generated/pothos.ts';

const { models } = getDatamodel().datamodel;

/** What a schema reads of the database by itself: the tables, as types, parts and relations, and the columns that it shows. */
export interface SchemaReads {
  readonly models: readonly string[];
  readonly columns: readonly string[];
}

/** Walks every type that is made of rows: what it is read with, and what its fields show and read. */
export function readsOf(schema: GraphQLSchema): SchemaReads {
  const found: { models: string[]; columns: string[] } = { models: [], columns: [] };
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    const model: unknown = type.extensions['pothosPrismaModel'];
    if (typeof model !== 'string') continue;
    found.models.push(model);
    walk(model, type.extensions['pothosPrismaInclude'], found);
    walk(model, type.extensions['pothosPrismaSelect'], found);
    for (const { extensions } of Object.values(type.getFields())) {
      const column = extensions['pothosPrismaVariant'];
      if (typeof column === 'string') found.columns.push(`${model}.${column}`);
      const relation = extensions['pothosPrismaRelationField'] as { readonly type: string } | undefined;
      if (relation !== undefined) found.models.push(relation.type);
      walk(model, extensions['pothosPrismaSelect'], found);
    }
  }
  return found;
}

function walk(model: string, selection: unknown, found: { models: string[]; columns: string[] }): void {
  if (typeof selection !== 'object' || selection === null) return;
  for (const [name, below] of Object.entries(selection)) {
    if (name === 'select' || name === 'include') {
      walk(model, below, found);
      continue;
    }
    const field = models[model]?.fields.find((one) => one.name === name);
    if (field?.kind === 'object') {
      found.models.push(field.type);
      walk(field.type, below, found);
    } else if (field !== undefined) found.columns.push(`${model}.${name}`);
  }
}
