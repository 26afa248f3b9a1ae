import type { introspection } from '../graphql/graphql-env.d.ts';

/** An event of a tournament, by the name of its type. */
export type TournamentEventName = introspection['types']['TournamentEvent']['possibleTypes'];

/** The fields that each event leaves untold, so that a page that shows them asks for them again. */
export type Untold = { readonly [Name in TournamentEventName]?: readonly string[] };

/** What events leave untold of what a format has of its own. */
export interface UntoldPart {
  /** Of its tournaments. */
  readonly tournament: Untold;
  /** Of a group whose tables have changed; missing: nothing. */
  readonly group?: readonly string[];
  /** The same in stages of these kinds alone. */
  readonly groupIn?: ReadonlyMap<string, readonly string[]>;
}
