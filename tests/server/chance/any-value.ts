import fc from 'fast-check';
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
} from 'graphql';
import type { KnownIds } from '../../support/known-ids.ts';

/** Draws one value of an arbitrary; a whole operation is drawn by many of them. */
export type Draw = <Value>(arbitrary: () => fc.Arbitrary<Value>) => Value;

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY = 86_400_000;

const strange = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '\uD800',
  '💥',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '%_\\',
  '%s%n',
  '<script>',
  '../../etc/passwd',
  '\r\nBcc: all@people.example',
  'a'.repeat(6_000),
  '(((((((',
  '{{name}}',
  '9'.repeat(40),
);
const sensible = fc.constantFrom(
  'Asha',
  'Lamu',
  'Because.',
  'A6<',
  'D4',
  '8/5 6/5',
  'roll',
  'T=(3+1)<=7',
  'https://people.example/a',
  'asha@people.example',
  'TZ',
  'Africa/Nairobi',
  'Name;Elo;Country\nAsha;1500;TZ\nJuma;1800;KE',
  'Asha - Juma 1:0',
  'match 1: board 7 started',
);
const text = fc.oneof(
  { weight: 3, arbitrary: sensible },
  { weight: 2, arbitrary: strange },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);
const whole = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -2, max: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom(-(2 ** 31), 2 ** 31 - 1, 1_000, 100_000) },
);
const instant = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.integer({ min: -400, max: 400 }).map((days) => new Date(NOW + days * DAY).toISOString()),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '0000-01-01T00:00:00Z',
      '9999-12-31T23:59:59.999Z',
      '2026-02-30T00:00:00Z',
      '2026-11-21T24:00:00Z',
      '2026-11-21',
      'soon',
    ),
  },
);
const SCALARS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  String: text,
  Int: whole,
  Float: fc.oneof(
    whole,
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom(-0, 0.5, 1e308, 5e-324, -1.5),
  ),
  Boolean: fc.boolean(),
  DateTime: instant,
};

/** A value for a field or an argument: what its type takes, mostly, and the ids of things that there are. */
export function anyValue(draw: Draw, ids: KnownIds, field: GraphQLInputField | GraphQLArgument): unknown {
  return valueOf(field.type, 3);

  function valueOf(type: GraphQLInputType, depth: number): unknown {
    if (!isNonNullType(type) && draw(() => fc.nat(9)) === 0) return null;
    const named = getNullableType(type);
    if (isListType(named)) {
      const length = draw(() => fc.oneof({ weight: 9, arbitrary: fc.nat(3) }, { weight: 1, arbitrary: fc.nat(40) }));
      return Array.from({ length }, () => valueOf(named.ofType, depth));
    }
    if (isEnumType(named)) return draw(() => fc.constantFrom(...named.getValues().map(({ name }) => name)));
    if (isInputObjectType(named)) {
      const wanted = Object.values(named.getFields()).filter(
        (one) => (isNonNullType(one.type) && one.defaultValue === undefined) || (depth > 0 && draw(() => fc.boolean())),
      );
      return Object.fromEntries(wanted.map((one) => [one.name, anyValue(draw, ids, one)]));
    }
    if (named.name === 'ID') return anyId();
    const scalar = SCALARS[named.name];
    if (scalar === undefined) throw new Error(`Nothing is known of ${named.name}`);
    return draw(() => scalar);
  }

  function anyId(): string {
    const names = field.extensions['names'];
    const fitting = Array.isArray(names) ? names.flatMap((name) => ids.get(String(name)) ?? []) : [];
    const all = [...ids.values()].flat();
    const kind = draw(() => fc.nat(9));
    if (kind === 0) return draw(() => text);
    return draw(() => fc.constantFrom(...(kind > 2 && fitting.length > 0 ? fitting : all)));
  }
}
