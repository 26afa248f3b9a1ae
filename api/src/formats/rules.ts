import { anyFormat, type AnyFormat } from '../rules/formats/any-format.ts';
import type { SeriesRules } from '../rules/formats/series.ts';
import { championshipSeries } from './kiba/rules/championship/series.ts';
import { countryMatchFormat } from './kiba/rules/country-match/country-match.ts';
import { kiba } from './kiba/rules/kiba.ts';
import { knockout } from './knockout/rules/knockout.ts';
import { kuksu } from './kuksu/rules/kuksu.ts';
import { titleSeries } from './kuksu/rules/title-series.ts';
import { roundRobin } from './round-robin/rules/round-robin.ts';
import { swiss } from './swiss/rules/swiss.ts';

/** Every tournament format by its key. A new format is one folder and one line. */
export const FORMATS = {
  ROUND_ROBIN: anyFormat(roundRobin),
  KIBA: anyFormat(kiba),
  KUKSU: anyFormat(kuksu),
  KNOCKOUT: anyFormat(knockout),
  COUNTRY_MATCH: anyFormat(countryMatchFormat),
  SWISS: anyFormat(swiss),
} as const satisfies Record<string, AnyFormat>;

/** The systems by which a tournament can be played. */
export type FormatKey = keyof typeof FORMATS;

/** The kinds of series in which tournaments belong together, by their keys. A format without one has no line. */
export const SERIES = {
  CHAMPIONSHIP: championshipSeries,
  TITLE: titleSeries,
} as const satisfies Record<string, SeriesRules & { readonly format: FormatKey }>;

/** The kinds of series. */
export type SeriesKind = keyof typeof SERIES;

type KeysOf<Part extends 'roles' | 'rulings' | 'states' | 'titles'> = {
  readonly [Kind in SeriesKind]: keyof (typeof SERIES)[Kind][Part];
}[SeriesKind];

/** What tournaments are in series. */
export type SeriesRoleKey = KeysOf<'roles'>;
/** What is decided in series beside their results. */
export type SeriesRulingKey = KeysOf<'rulings'>;
/** Where series stand. */
export type SeriesStateKey = KeysOf<'states'>;
/** What is won in series. */
export type TitleKey = KeysOf<'titles'>;
