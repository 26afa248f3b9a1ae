import type { Component } from 'vue';
import type { introspection } from '../graphql/graphql-env.d.ts';
import type { ResultOf } from '../graphql/tada.ts';
import type { SeriesForm } from '../series/series-draft.ts';
import type { Drawn, Takes } from '../ui/drawn.ts';
import type { seriesAtHome, seriesHead, seriesRow } from './series-fragments.ts';

type Row = ResultOf<typeof seriesRow>;
type Head = ResultOf<typeof seriesHead>;
type AtHome = ResultOf<typeof seriesAtHome>;

/** The key of something that is won in a series. */
export type TitleKind = introspection['types']['TitleKind']['enumValues'];
/** The type of a kind of series. */
export type SeriesName = Row['__typename'];
/** A series of this type as a line of a list. */
export type SeriesRowOf<Name extends SeriesName> = Extract<Row, { __typename: Name }>;
/** A series of this type as the head of its page has it. */
export type SeriesHeadOf<Name extends SeriesName> = Extract<Head, { __typename: Name }>;
/** A series of this type as its line on the home page has it. */
type SeriesAtHomeOf<Name extends SeriesName> = Extract<AtHome, { __typename: Name }>;

/** The keys of what is said of a series of a kind. */
interface SeriesWords {
  /** What it is, in its head. */
  readonly kind: string;
  /** The tab of its first page. */
  readonly overview: string;
  /** What a director chooses to make one; with `_MORE` what that is. */
  readonly create: string;
  /** The label of the number that a director gives a new tournament of it; with `Hint` what it is. Missing: they are counted. */
  readonly number?: string;
}

/** A player whom nothing separates from another. */
export interface TiedPlayer {
  readonly id: string;
  readonly name: string;
}

/** Something that is won in a series. */
interface WonTitle {
  readonly kind: TitleKind;
  /** The key of what it is called; with `_ALL` all who had it, with `_NONE` that nobody had. */
  readonly words: string;
}

/** What a page has of a kind of series. */
export interface SeriesPart {
  readonly name: SeriesName;
  readonly words: SeriesWords;
  readonly titles: readonly WonTitle[];
  /** A badge that tells where it stands: takes `series`, as a head or a row has it. */
  readonly State: Component;
  /** A line of a list: takes `series`. */
  readonly Row: Component;
  /** On the home page, the newest of its kind: takes `series`. */
  readonly Home: Component;
  /** Whether that one is shown at home. */
  readonly isAtHome: (series: AtHome) => boolean;
  /** Its first page: takes `id`. */
  readonly Overview: Component;
  /** Where it is directed: takes `id`. */
  readonly Director: Component;
  /** The dialog in which its director puts players of a tie in order: takes `seriesId` and `tied`; emits `close`, and `done` after it was. */
  readonly Tie?: Component;
  /** What a player's own page tells of him in it, nothing for most: takes `handle`. Missing: nothing. */
  readonly OfPlayer?: Component;
  /** Makes one: takes `modelValue`, what is written of any series, and the choice of the kind as its content. */
  readonly Create: Component;
}

const isOf = <Name extends SeriesName>(name: Name, series: AtHome): series is SeriesAtHomeOf<Name> =>
  series.__typename === name;

/** The part of a kind of series, its components checked against what its own fragments ask for. */
export function seriesPart<
  Name extends SeriesName,
  State extends Drawn,
  Row extends Drawn,
  Home extends Drawn,
  Overview extends Drawn,
  Director extends Drawn,
  Create extends Drawn,
  OfPlayer extends Drawn = Drawn,
  Tie extends Drawn = Drawn,
>(
  name: Name,
  part: {
    readonly words: SeriesWords;
    readonly titles: readonly WonTitle[];
    readonly State: State & Takes<State, { readonly series: SeriesHeadOf<Name> }>;
    readonly Row: Row & Takes<Row, { readonly series: SeriesRowOf<Name> }>;
    readonly Home: Home & Takes<Home, { readonly series: SeriesAtHomeOf<Name> }>;
    readonly isAtHome: (series: SeriesAtHomeOf<Name>) => boolean;
    readonly Overview: Overview & Takes<Overview, { readonly id: string }>;
    readonly Director: Director & Takes<Director, { readonly id: string }>;
    readonly Tie?: Tie & Takes<Tie, { readonly seriesId: string; readonly tied: readonly TiedPlayer[] }>;
    readonly OfPlayer?: OfPlayer & Takes<OfPlayer, { readonly handle: string }>;
    readonly Create: Create & Takes<Create, { readonly modelValue: SeriesForm }>;
  },
): SeriesPart {
  return { ...part, name, isAtHome: (series) => isOf(name, series) && part.isAtHome(series) };
}
