import { builder } from './builder.ts';

const names = new Set<string>();

/** The names of the query fields that read nothing stored: planners, and the rules of games as a service. */
export const pureQueries: ReadonlySet<string> = names;

/** Adds a field to Query that is a function of its arguments alone. */
export const pureQueryField: typeof builder.queryField = (name, field) => {
  names.add(name);
  return builder.queryField(name, field);
};
