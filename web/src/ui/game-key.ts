import type { introspection } from '../graphql/graphql-env.d.ts';

/** A game that a tournament can be played in. */
export type GameKey = introspection['types']['GameKey']['enumValues'];

const places = { BAO: 1, GO: 2, BACKGAMMON: 3 } as const satisfies Record<GameKey, number>;

/** All games, in the order in which a page names them. */
export const GAME_KEYS = Object.keys(places) as readonly GameKey[];
