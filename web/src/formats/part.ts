import type { Component } from 'vue';
import type { TypedDocumentNode } from '@urql/vue';
import type { ResultOf } from '../graphql/tada.ts';
import type { tournamentHappeningFragment } from '../tournament/tournament-happening.ts';

/** What a page has of the tournaments of a format beside what it shows of all; a format leaves out what is as in a plain tournament. */
export interface FormatPart {
  /** Stands in place of the standings on the first page: takes `id`. */
  readonly Overview?: Component;
  /** Stands in place of the crosstables of all groups: takes `id` and `asOf`; null: pairs make no table. */
  readonly Tables?: Component | null;
  /** What its director does: each takes `tournamentId`. */
  readonly director?: {
    /** Up to the start: takes `name` too. */
    readonly Before?: Component;
    /** From the start on. */
    readonly Running?: Component;
    /** In place of the results that officials report where it is played elsewhere: takes `deciding`, whether the reader directs. */
    readonly Reports?: Component;
  };
  /** What its events carry. */
  readonly events?: TypedDocumentNode<
    { readonly tournamentEvents: ResultOf<typeof tournamentHappeningFragment> },
    { tournamentId: string }
  >;
}
