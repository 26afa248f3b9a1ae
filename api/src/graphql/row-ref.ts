import { getRefFromModel, type PrismaInterfaceRef, type PrismaObjectRef } from '@pothos/plugin-prisma';
import type { PublicModel, PublicTypes } from '../store/public/read-client.ts';
import { builder } from './builder.ts';

type Types = (typeof builder)['$inferSchemaTypes'];

/** The type of the rows of a public table, read with their parts, named before it is described. */
export function rowRef<Model extends PublicModel, Row>(model: Model): PrismaObjectRef<Types, PublicTypes[Model], Row> {
  return getRefFromModel(model, builder as never, 'object') as never;
}

/** The interface of the rows of a public table, which are of several types, named before it is described. */
export function rowInterfaceRef<Model extends PublicModel, Row>(
  model: Model,
): PrismaInterfaceRef<Types, PublicTypes[Model], Row> {
  return getRefFromModel(model, builder as never, 'interface') as never;
}
