import { builder } from './builder.ts';

const names = new Set<string>();

/** The names of the query fields that read nothing stored: planners, the rules of games as a service, how this server is set up. */
export const pureQueries: ReadonlySet<string> = names;

/** Adds a field to Query that is a function of its arguments and of the server's settings alone. */
export const pureQueryField: typeof builder.queryField = (name, field) => {
  names.add(name);
  return builder.queryField(name, field);
};
