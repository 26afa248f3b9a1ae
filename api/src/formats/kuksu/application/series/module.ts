import type { SeriesModule } from '../../../../application/series-module.ts';
import type { titleSeries } from '../../rules/title-series.ts';
import { joinTitle } from './join.ts';
import { TITLE_LETTERS } from './letters.ts';
import { leaveTitle } from './leave.ts';

/** A title, whose cycles follow one another. Source: Kuksu 12. */
export const titleModule: SeriesModule<keyof typeof titleSeries.titles> = {
  only: 'The cycles of a title are cycles of the Kuksu league.',
  as: joinTitle,
  leave: leaveTitle,
  letters: TITLE_LETTERS,
};
