import type { introspection } from '../graphql/graphql-env.d.ts';

/** A game that a tournament can be played in. */
export type GameKey = introspection['types']['GameKey']['enumValues'];
