import type { EntryId } from '../../../kernel/ids.ts';
import type { FormatState } from '../../../rules/formats/format.ts';
import { kuksuNext } from './next.ts';
import { TITLE_GROUP, hasTitleMatch } from './stages.ts';
import { currentTitleMatch } from './title-stage.ts';

/** The match for the title: who held it and who has challenged him, and the games that each has won so far. */
export interface CycleMatch {
  readonly defender: EntryId;
  readonly challenger: EntryId;
  readonly won: { readonly defender: number; readonly challenger: number };
  /** it is over because one of them withdrew */
  readonly isWalkover: boolean;
}

/**
 * What a cycle makes of the title. `match` null: none is arranged, or there was none. `holder`: who has won it, also while a
 * further game of a match that is decided is open; null before that, and when nobody is left to.
 */
export interface CycleEnd {
  readonly match: CycleMatch | null;
  readonly holder: EntryId | null;
}

/** The title at the end of a cycle. Source: Kuksu 2.1, 11.1, 11.3, 12. */
export function cycleEnd(state: FormatState): CycleEnd {
  return { match: matchOf(state), holder: kuksuNext(state).winner };
}

function matchOf(state: FormatState): CycleMatch | null {
  if (!hasTitleMatch(state)) return null;
  const [defender, challenger] = state.plan.groups.find(({ key }) => key === TITLE_GROUP)?.entries ?? [];
  if (defender === undefined || challenger === undefined) return null;
  const { wins, isWalkover } = currentTitleMatch(state);
  const won = { defender: wins.get(defender) ?? 0, challenger: wins.get(challenger) ?? 0 };
  return { defender, challenger, won, isWalkover };
}
