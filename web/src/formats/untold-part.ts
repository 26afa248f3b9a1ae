import type { introspection } from '../graphql/graphql-env.d.ts';

/** An event of a tournament, by the name of its type. */
export type TournamentEventName = introspection['types']['TournamentEvent']['possibleTypes'];

/** The fields that each event leaves untold, so that a page that shows them asks for them again. */
export type Untold = { readonly [Name in TournamentEventName]?: readonly string[] };

/** What has become of an entry, as an event says it. */
export type EntryChangeName = introspection['types']['EntryChange']['enumValues'];

/** What is another once a player stands otherwise in a tournament in which he stays: fields of it, of its stages and of its groups. */
export interface StandsOtherwise {
  readonly tournament?: readonly string[];
  readonly stage?: readonly string[];
  readonly group?: readonly string[];
}

/** What events leave untold of what a format has of its own. */
export interface UntoldPart {
  /** Of its tournaments. */
  readonly tournament: Untold;
  /** Of a tournament one of whose players stands otherwise; missing: nothing. */
  readonly standsOtherwise?: StandsOtherwise;
  /** Of a group whose tables have changed; missing: nothing. */
  readonly group?: readonly string[];
  /** The same in stages of these kinds alone. */
  readonly groupIn?: ReadonlyMap<string, readonly string[]>;
}
