import {
  getNamedType,
  isInputObjectType,
  isObjectType,
  isUnionType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLSchema,
} from 'graphql';
import { storedTypes } from './schema-walk.ts';

/** What is called as only answers of mutations are, and is none. */
const PAYLOAD = /Payload$/;

/** Fields that say one of some known things, so that a client may switch by them, and arguments that take such. */
const ONE_OF_SOME = /^(kinds?|status|phase|state|refusal|role|venue|changes?)$/;

const isText = ({ name, type }: Pick<GraphQLField<unknown, unknown>, 'name' | 'type'> | GraphQLArgument): boolean =>
  ONE_OF_SOME.test(name) && getNamedType(type).name === 'String';

/** Names in a schema that are not what a stranger expects. */
export function misnamed(schema: GraphQLSchema): readonly string[] {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const payloads = new Set(mutations.map(({ type }) => getNamedType(type).name));
  const others = Object.values(schema.getTypeMap()).filter(({ name }) => PAYLOAD.test(name) && !payloads.has(name));
  return [
    ...mutations.flatMap(oddMutation),
    ...others.map(({ name }) => `${name} is answered by no mutation`),
    ...inputsOf(mutations.flatMap(({ args }) => args.map(({ type }) => getNamedType(type))))
      .filter(({ name }) => !name.endsWith('Input'))
      .map(({ name }) => `${name} is an input of mutations`),
    ...storedTypes(schema).flatMap((type) =>
      Object.values(type.getFields()).flatMap((field) => [
        ...(isText(field) ? [`${type.name}.${field.name} is a text`] : []),
        ...field.args.filter(isText).map(({ name }) => `${type.name}.${field.name}(${name}) is a text`),
      ]),
    ),
  ];
}

function oddMutation({ name, type, args }: GraphQLField<unknown, unknown>): readonly string[] {
  const whole = name.slice(0, 1).toUpperCase() + name.slice(1);
  const answer = getNamedType(type);
  return [
    ...(answer.name === `${whole}Payload` && isUnionType(answer) ? [] : [`${name} answers ${answer.name}`]),
    ...(isUnionType(answer) ? answer.getTypes() : [])
      .filter((part) => isObjectType(part) && PAYLOAD.test(part.name))
      .map((part) => `${part.name} is a part of ${answer.name}`),
    ...(args.length === 1 && args[0]?.name === 'input' && args[0].type.toString() === `${whole}Input!`
      ? []
      : [`${name} takes ${args.map((arg) => `${arg.name}: ${String(arg.type)}`).join(', ')}`]),
  ];
}

function inputsOf(
  types: readonly unknown[],
  seen = new Set<GraphQLInputObjectType>(),
): readonly GraphQLInputObjectType[] {
  for (const type of types) {
    if (!isInputObjectType(type) || seen.has(type)) continue;
    seen.add(type);
    inputsOf(
      Object.values(type.getFields()).map((field) => getNamedType(field.type)),
      seen,
    );
  }
  return [...seen];
}
