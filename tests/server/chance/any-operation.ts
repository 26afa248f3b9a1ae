import fc from 'fast-check';
import {
  getNamedType,
  isInterfaceType,
  isLeafType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
} from 'graphql';
import { schema } from '../../../api/src/graphql/schema.ts';
import type { KnownIds } from '../../support/known-ids.ts';
import { anyValue, type Draw } from './any-value.ts';

/** An operation with the values of its variables. */
export interface Operation {
  readonly source: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

type AnyField = GraphQLField<unknown, unknown>;

const DEEPEST = 2;
const WIDEST = 4;
const MOST_MEMBERS = 3;

/** An operation on this field of the query, mutation or subscription type, that asks some of what it can answer. */
export function anyOperation(
  draw: Draw,
  ids: KnownIds,
  kind: 'query' | 'mutation' | 'subscription',
  field: AnyField,
): Operation {
  const variables: Record<string, unknown> = {};
  const declared: string[] = [];

  function argumentOf(argument: GraphQLArgument): string {
    const name = `v${declared.length}`;
    declared.push(`$${name}: ${argument.type.toString()}`);
    variables[name] = anyValue(draw, ids, argument);
    return `${argument.name}: $${name}`;
  }

  function call({ name, args }: AnyField): string {
    const wanted = args.filter(
      ({ type, defaultValue }) => (isNonNullType(type) && defaultValue === undefined) || draw(() => fc.nat(2)) === 0,
    );
    return wanted.length === 0 ? name : `${name}(${wanted.map(argumentOf).join(', ')})`;
  }

  function asked(one: AnyField, depth: number, alias: string): string {
    const inside = selection(getNamedType(one.type), depth - 1);
    return `${alias}: ${call(one)}${inside === '' ? '' : ` ${inside}`}`;
  }

  function selection(type: GraphQLNamedType, depth: number): string {
    if (isLeafType(type)) return '';
    const parts = ['__typename'];
    if (isUnionType(type) || isInterfaceType(type)) {
      const members = depth > 0 ? schema.getPossibleTypes(type) : [];
      for (const member of draw(() => fc.subarray([...members], { maxLength: Math.min(members.length, MOST_MEMBERS) })))
        parts.push(`... on ${member.name} { ${fieldsOf(member, depth, member.name).join(' ')} }`);
    }
    if (isObjectType(type)) parts.push(...fieldsOf(type, depth, ''));
    return `{ ${parts.join(' ')} }`;
  }

  function fieldsOf(type: GraphQLNamedType, depth: number, prefix: string): readonly string[] {
    const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
    const able = fields.filter((one) => depth > 0 || isLeafType(getNamedType(one.type)));
    const wanted = draw(() => fc.subarray(able, { maxLength: Math.min(able.length, WIDEST) }));
    return ['__typename', ...wanted.map((one, index) => asked(one, depth, `${prefix}f${index}_${depth}`))];
  }

  const body = asked(field, DEEPEST, field.name);
  return { source: `${kind}${declared.length === 0 ? '' : ` (${declared.join(', ')})`} { ${body} }`, variables };
}
