import type { Db } from '../client.ts';
import { getDatamodel, type default as Models } from '../generated/pothos.ts';
import type { TypedModel, TypedRow } from '../typed-row.ts';

/**
 * The tables that the API reads by itself: everybody may read every row of them. What is private, what is computed and what may be
 * read by some alone is not among them. Places in groups and games are there as parts of others only: what a game is now, the application
 * works out.
 */
export const PUBLIC_MODELS = [
  'Player',
  'Rating',
  'RatingChange',
  'Entry',
  'Tournament',
  'Official',
  'Recurrence',
  'Series',
  'SeriesRuling',
  'Stage',
  'Group',
  'GroupEntry',
  'PointAdjustment',
  'Pairing',
  'Ruling',
  'Protest',
  'BoardReport',
  'Game',
] as const;

/** The columns of these tables that the API does not show. */
export const PRIVATE_COLUMNS: ReadonlySet<string> = new Set(['Player.accountId', 'Player.chatOff']);

export type PublicModel = (typeof PUBLIC_MODELS)[number] & TypedModel;

/** The public tables as Pothos knows them: their rows with typed ids and keys, and their relations among each other. */
export type PublicTypes = {
  readonly [Model in PublicModel]: Omit<Models[Model], 'Shape' | 'RelationName' | 'ListRelations' | 'Relations'> & {
    Shape: TypedRow<Model, Models[Model]['Shape']>;
    RelationName: PublicRelation<Model>;
    ListRelations: Extract<Models[Model]['ListRelations'], PublicRelation<Model>>;
    Relations: {
      [Name in PublicRelation<Model>]: TypedRelation<Extract<Relations<Model>[Name], AnyRelation>>;
    };
  };
};

type Relations<Model extends PublicModel> = Models[Model]['Relations'];

interface AnyRelation {
  Name: PublicModel;
  Shape: unknown;
  Nullable: boolean;
}

type TypedRelation<Relation extends AnyRelation> = Pick<Relation, 'Name' | 'Nullable'> & {
  Shape: TypedRow<Relation['Name'], Relation['Shape']>;
};

type PublicRelation<Model extends PublicModel> = {
  [Name in keyof Relations<Model> & string]: Relations<Model>[Name] extends { Name: PublicModel } ? Name : never;
}[keyof Relations<Model> & string];

const READS = ['findUnique', 'findUniqueOrThrow', 'findFirst', 'findFirstOrThrow', 'findMany', 'count'] as const;

/** The database for those who may read what is public, and do nothing else. */
export type ReadClient = {
  readonly [Model in PublicModel as Uncapitalize<Model>]: Pick<
    Db['prisma'][Uncapitalize<Model>],
    (typeof READS)[number]
  >;
};

const DELEGATES: ReadonlySet<string> = new Set(PUBLIC_MODELS.map((model) => delegateOf(model)));

/**
 * A client that finds and counts rows of public tables; it has no other tables and nothing that writes. `onReread` is told of each row
 * that Pothos reads by itself once more, before it does, and may throw: what it was to be read with did not come with it (`findUniqueOrThrow`,
 * by which nobody else reads).
 */
export function readClient(
  { prisma }: Pick<Db, 'prisma'>,
  onReread: (model: string) => void = () => undefined,
): ReadClient {
  return new Proxy(Object.freeze({}) as ReadClient, {
    has: (_client, name) => isDelegate(name),
    get: (_client, name) => (isDelegate(name) ? readsOf(prisma[name], () => onReread(name)) : undefined),
  });
}

/** The tables, columns and relations that the API may know of: those of public tables, among each other. */
export function publicDatamodel(): ReturnType<typeof getDatamodel> {
  const { datamodel } = getDatamodel();
  const isPublic = new Set<string>(PUBLIC_MODELS);
  const models = Object.entries(datamodel.models)
    .filter(([name]) => isPublic.has(name))
    .map(([name, model]) => {
      const fields = model.fields.filter(({ kind, type }) => kind !== 'object' || isPublic.has(type));
      return [name, { ...model, fields }] as const;
    });
  return { datamodel: { ...datamodel, models: Object.fromEntries(models) } };
}

function readsOf(delegate: object, onReread: () => void): object {
  const reads = READS.map((name) => {
    const read = (query: object): unknown => {
      if (name === 'findUniqueOrThrow') onReread();
      return Reflect.get(delegate, name)(query);
    };
    return [name, read] as const;
  });
  return Object.freeze(Object.fromEntries(reads));
}

function isDelegate(name: string | symbol): name is Uncapitalize<PublicModel> {
  return typeof name === 'string' && DELEGATES.has(name);
}

function delegateOf(model: PublicModel): string {
  return `${model.slice(0, 1).toLowerCase()}${model.slice(1)}`;
}
