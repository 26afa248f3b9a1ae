import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../../api/src/graphql/schema.ts';

const places = Object.values(schema.getTypeMap())
  .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
  .flatMap((type) => {
    const own: [string, string | null | undefined][] = [[type.name, type.description]];
    if (isEnumType(type)) {
      for (const value of type.getValues()) own.push([`${type.name}.${value.name}`, value.description]);
    }
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) own.push([`${type.name}.${field.name}`, field.description]);
    }
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        own.push([`${type.name}.${field.name}`, field.description]);
        for (const arg of field.args) own.push([`${type.name}.${field.name}(${arg.name})`, arg.description]);
      }
    }
    return own;
  });

test('every type, field, argument and enum value has a description that ends like a sentence', () => {
  expect(places.length).toBeGreaterThan(500);
  const bad = places.filter(([, description]) => !/^\S.*[.!?)…`]$/su.test(description ?? ''));
  expect(bad).toEqual([]);
});

test('what may be null says what null means, or when it is empty', () => {
  const silent = Object.values(schema.getTypeMap())
    .flatMap((type) =>
      !isIntrospectionType(type) && (isObjectType(type) || isInterfaceType(type))
        ? Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field] as const)
        : [],
    )
    .filter(([, { type, description }]) => !isNonNullType(type) && !/\b(null|empty)\b/iu.test(description ?? ''));
  expect(silent.map(([name]) => name)).toEqual([]);
});

test('no description speaks of the inside of the program', () => {
  const inside = /\b(prisma|pothos|dataloader|resolver|typescript|undefined)\b/iu;
  expect(places.filter(([, description]) => inside.test(description ?? ''))).toEqual([]);
});
