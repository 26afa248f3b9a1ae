import { championshipPart } from './kiba/championship/index.ts';
import { titlePart } from './kuksu/title/index.ts';
import type { SeriesName, SeriesPart, TitleKind } from './series-part.ts';

/** The parts of the kinds of series, in the order in which pages name them. */
export const SERIES_PARTS: readonly [SeriesPart, ...SeriesPart[]] = [championshipPart, titlePart];

/** The key of what something that is won is called; null: the page has no word for it. */
export const titleWords = (kind: TitleKind): string | null =>
  SERIES_PARTS.flatMap(({ titles }) => titles).find((title) => title.kind === kind)?.words ?? null;

/** The part of the kind of series whose type has this name; null: the page has none for it. */
export const seriesPartNamed = (name: SeriesName): SeriesPart | null =>
  SERIES_PARTS.find((part) => part.name === name) ?? null;
