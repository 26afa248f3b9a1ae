import { bestOf, type BestOf } from '../../../rules/formats/best-of.ts';
import type { FormatState } from '../../../rules/formats/format.ts';
import { TITLE_GROUP } from './stages.ts';
import { GAMES_TO_WIN_THE_TITLE } from './title-match.ts';

/**
 * The title match as it is played: best of five, the challenger first in game 1, sides changing; who withdraws has lost it.
 * Source: Kuksu 2.1, 11.2, 11.3.
 */
export function currentTitleMatch(state: FormatState): BestOf {
  const [holder, challenger] = state.plan.groups.find(({ key }) => key === TITLE_GROUP)?.entries ?? [];
  const opening = holder === undefined || challenger === undefined ? null : { first: challenger, second: holder };
  return bestOf(state, { group: TITLE_GROUP, gamesToWin: GAMES_TO_WIN_THE_TITLE, opening });
}
