import type { Component } from 'vue';
import type { TypedDocumentNode } from '@urql/vue';
import type { PickedPlayer } from '../director/PlayerPicker.vue';
import type { ResultOf } from '../graphql/tada.ts';
import type { Drawn, Takes } from '../ui/drawn.ts';
import type { EmbeddedPart, WallView } from './alone-part.ts';
import type { FieldPlanRead } from './fragments.ts';
import type { FormatSettings } from './settings.ts';
import type { TableHappening } from '../tournament/table-events.ts';
import type { tournamentHappeningFragment } from '../tournament/tournament-happening.ts';

/** What a page has of the tournaments of a format beside what it shows of all; a format leaves out what is as in a plain tournament. */
export interface FormatPart {
  /** Stands in place of the standings on the first page: takes `id` and `asOf`, the instant at which all of it is shown, null: now. */
  readonly Overview?: Component;
  /** Its `Overview` shows the introduction of the tournament, which it takes as its slot, where there is room; missing: it stands above. */
  readonly introduces?: true;
  /** Stands in place of the crosstables of all groups: takes `id` and `asOf`; null: pairs make no table. */
  readonly Tables?: Component | null;
  /** What its director does: each takes `tournamentId`. */
  readonly director?: {
    /** Whom he may enter at once because they are known already: takes `modelValue`, who is chosen, and changes it. */
    readonly Known?: Component;
    /** What so many players make: takes `plan` and `players`, and no tournament. */
    readonly Plan?: Component;
    /** Up to the start: takes `name` too. */
    readonly Before?: Component;
    /** From the start on. */
    readonly Running?: Component;
    /** Approves the end of its stages in `Running`; missing: as that of any tournament is. */
    readonly approves?: true;
    /** In place of the results that officials report where it is played elsewhere: takes `deciding`, whether the reader directs. */
    readonly Reports?: Component;
    /**
     * The dialog that cures what needs him: takes `reportId`, a report in doubt, or `matchNumber`, a match that waits, the other null;
     * emits `close`.
     */
    readonly Deed?: Component;
  };
  /** What a wall shows of it beside its boards and its ranking; missing: its crosstables. */
  readonly walls?: readonly WallView[];
  /** What pages of other sites can frame of it beside its crosstables and its ranking; missing: nothing. */
  readonly embeds?: readonly EmbeddedPart[];
  /** Draws it where its address is passed on: takes `id`; missing: its first table. */
  readonly Picture?: Component;
  /** What can be chosen of it; missing: plain fields for what the API takes. */
  readonly settings?: FormatSettings;
  /** What its settings would come to, told under them: takes `form`, `max-players`, and `players`, how many have entered or null. */
  readonly Foreseen?: Component;
  /** What its events carry. */
  readonly events?: TypedDocumentNode<
    { readonly tournamentEvents: ResultOf<typeof tournamentHappeningFragment> },
    { tournamentId: string }
  >;
  /** What the changes of its tables carry, where pages show other things of a row than all do. */
  readonly tableEvents?: TypedDocumentNode<{ readonly tableEvents: TableHappening }, { tournamentId: string }>;
}

interface Director {
  readonly tournamentId: string;
}

/** The part of a format, its components checked against what they are given. */
export function formatPart<
  Overview extends Drawn = Drawn,
  Tables extends Drawn = Drawn,
  Known extends Drawn = Drawn,
  Plan extends Drawn = Drawn,
  Before extends Drawn = Drawn,
  Running extends Drawn = Drawn,
  Reports extends Drawn = Drawn,
  Deed extends Drawn = Drawn,
  Picture extends Drawn = Drawn,
>(
  part: {
    readonly Overview?: Overview & Takes<Overview, { readonly id: string; readonly asOf: string | null }>;
    readonly Picture?: Picture & Takes<Picture, { readonly id: string }>;
    readonly Tables?: (Tables & Takes<Tables, { readonly id: string; readonly asOf: string | null }>) | null;
    readonly director?: {
      readonly Known?: Known & Takes<Known, Director & { readonly modelValue: readonly PickedPlayer[] }>;
      readonly Plan?: Plan & Takes<Plan, { readonly plan: FieldPlanRead; readonly players: number }>;
      readonly Before?: Before & Takes<Before, Director & { readonly name: string }>;
      readonly Running?: Running & Takes<Running, Director>;
      readonly approves?: true;
      readonly Reports?: Reports & Takes<Reports, Director & { readonly deciding: boolean }>;
      readonly Deed?: Deed &
        Takes<Deed, Director & { readonly reportId: string | null; readonly matchNumber: number | null }>;
    };
  } & Pick<FormatPart, 'introduces' | 'walls' | 'embeds' | 'settings' | 'Foreseen' | 'events' | 'tableEvents'>,
): FormatPart {
  return part;
}
