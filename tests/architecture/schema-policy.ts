import {
  findBreakingChanges,
  findDangerousChanges,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

/** How a deprecation is worded: the day from which the thing may be gone, and what is to be taken in its place. */
const REASON = /^Goes on (\d{4}-\d{2}-\d{2}): (?:take (`[^`]+`.*)|nothing takes its place)\.$/;

/** For how long something stays after it was deprecated. */
const NOTICE_DAYS = 90;

/** Something of a schema that can be deprecated: a field, an argument, a value, by where it stands. */
interface Member {
  readonly place: string;
  readonly reason: string | null | undefined;
  /** the types that are reached by it */
  readonly leadsTo: readonly GraphQLNamedType[];
}

/** All that a type has that can be deprecated. */
function membersOf(type: GraphQLNamedType): readonly Member[] {
  if (isEnumType(type)) {
    return type.getValues().map((value) => member(`${type.name}.${value.name}`, value.deprecationReason, []));
  }
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [];
  const fields: readonly (GraphQLField<unknown, unknown> | GraphQLInputField)[] = Object.values(type.getFields());
  return fields.flatMap((field) => {
    const place = `${type.name}.${field.name}`;
    const args = 'args' in field ? field.args : [];
    return [
      member(place, field.deprecationReason, [getNamedType(field.type)]),
      ...args.map((arg) => member(`${place}(${arg.name})`, arg.deprecationReason, [getNamedType(arg.type)])),
    ];
  });
}

function member(place: string, reason: string | null | undefined, leadsTo: readonly GraphQLNamedType[]): Member {
  return { place, reason, leadsTo };
}

function everyMember(schema: GraphQLSchema): ReadonlyMap<string, Member> {
  const all = Object.values(schema.getTypeMap()).flatMap(membersOf);
  return new Map(all.map((one) => [one.place, one]));
}

/** The day from which a member may be gone; null: it is not deprecated, or does not say it. */
function goesOn({ reason }: Member): string | null {
  return REASON.exec(reason ?? '')?.[1] ?? null;
}

/** Deprecations that do not say when the thing goes and what takes its place, or name a place that there is not. */
export function unclearDeprecations(schema: GraphQLSchema): readonly string[] {
  const members = everyMember(schema);
  return [...members.values()].flatMap(({ place, reason }) => {
    if (reason == null) return [];
    const [, day = '', instead = ''] = REASON.exec(reason) ?? [];
    const named = [...instead.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
    const isDay = new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) === true && day !== '';
    return isDay && named.every((text) => members.has(text)) ? [] : [`${place}: ${reason}`];
  });
}

/**
 * What clients of the schema `before` would meet in `after` without having been told in time: something is gone or narrower that was not
 * deprecated with a day that has come, or is deprecated now with a day that is too near.
 */
export function unannouncedBreaks(before: GraphQLSchema, after: GraphQLSchema, today: string): readonly string[] {
  const members = everyMember(before);
  const isDue = (place: string): boolean => {
    const known = members.get(place);
    const day = known === undefined ? null : goesOn(known);
    return day !== null && day <= today;
  };
  const kept = typesWithout(before, isDue);
  const isAnnounced = (change: string): boolean => {
    const [, place = null] = /^(\w+\.\w+) was removed\.$/.exec(change) ?? [];
    const [, field = '', arg = null] = /^(\w+\.\w+) arg (\w+) was removed\.$/.exec(change) ?? [];
    const [, value = '', type = null] = /^(\w+) was removed from enum type (\w+)\.$/.exec(change) ?? [];
    const [, gone = null] =
      /^(\w+) (?:was removed(?: from union type \w+)?|no longer implements interface \w+)\.$/.exec(change) ?? [];
    if (place !== null) return isDue(place);
    if (arg !== null) return isDue(`${field}(${arg})`);
    if (type !== null) return isDue(`${type}.${value}`);
    return gone !== null && !kept.has(gone);
  };
  const changes = [
    ...findBreakingChanges(before, after),
    ...findDangerousChanges(before, after).filter(({ type }) => type === 'ARG_DEFAULT_VALUE_CHANGE'),
  ].map(({ description }) => description);
  return [...changes.filter((change) => !isAnnounced(change)), ...tooSoon(members, after, today)];
}

function tooSoon(before: ReadonlyMap<string, Member>, after: GraphQLSchema, today: string): readonly string[] {
  const earliest = new Date(Date.parse(today) + NOTICE_DAYS * 86_400_000).toJSON().slice(0, 10);
  return [...everyMember(after).values()].flatMap((now) => {
    const [day, known] = [goesOn(now), before.get(now.place)];
    if (day === null || day >= earliest || known === undefined) return [];
    const told = goesOn(known);
    return told !== null && told <= day ? [] : [`${now.place} goes on ${day}, before ${earliest}.`];
  });
}

/** The names of the types that are still reached when what is due is gone. */
function typesWithout(schema: GraphQLSchema, isDue: (place: string) => boolean): ReadonlySet<string> {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const open: GraphQLNamedType[] = roots.filter((root) => root != null);
  const seen = new Set<string>();
  for (let type = open.pop(); type !== undefined; type = open.pop()) {
    if (seen.has(type.name)) continue;
    seen.add(type.name);
    if (isUnionType(type)) open.push(...type.getTypes());
    if (isInterfaceType(type)) open.push(...schema.getPossibleTypes(type));
    const [fieldPlaces, members] = [new Set<string>(), membersOf(type)];
    for (const { place, leadsTo } of members) {
      const ofGoneField = place.endsWith(')') && !fieldPlaces.has(place.slice(0, place.indexOf('(')));
      if (isDue(place) || ofGoneField) continue;
      fieldPlaces.add(place);
      open.push(...leadsTo);
    }
  }
  return seen;
}
