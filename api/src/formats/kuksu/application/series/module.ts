import { message } from '../../../../kernel/message.ts';
import type { SeriesModule } from '../../../../application/series-module.ts';
import { joinTitle } from './join.ts';
import { leaveTitle } from './leave.ts';

/** A title, whose cycles follow one another. Source: Kuksu 12. */
export const titleModule: SeriesModule = {
  only: message('series.TITLE.refused.onlyKuksu'),
  as: joinTitle,
  leave: leaveTitle,
};
