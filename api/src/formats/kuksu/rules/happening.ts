import { message, type Message, type Words } from '../../../kernel/message.ts';
import type { FormatState } from '../../../rules/formats/format.ts';
import { gamesDecidedIn, leadersOf, matchHappening } from '../../../rules/formats/happening.ts';
import { kuksuGroupTable } from './group-table.ts';
import { hasTitleMatch, leagueGroups, TITLE_GROUP, TOP_LEAGUE } from './stages.ts';
import { currentTitleMatch } from './title-stage.ts';

/** How the title match stands, the holder first; before it who leads the top league; null while nobody does. */
export function kuksuHappening(state: FormatState, stage: Words): Message | null {
  if (hasTitleMatch(state)) return titleHappening(state, stage);
  const groups = leagueGroups(state).map(({ key }) => key);
  const { decided, total } = gamesDecidedIn(state, groups);
  if (decided === 0 || decided === total) return null;
  const rows = kuksuGroupTable(state, TOP_LEAGUE).map(({ standing }) => standing);
  if (rows.every(({ points }) => points === 0)) return null;
  return message('formats.KUKSU.happening', { leads: leadersOf(state, rows) });
}

function titleHappening(state: FormatState, stage: Words): Message | null {
  const { wins } = currentTitleMatch(state);
  const seats = state.plan.groups.find(({ key }) => key === TITLE_GROUP)?.entries ?? [];
  const [holder, challenger] = seats.map((entry) => ({ entry, won: wins.get(entry) ?? 0 }));
  return holder === undefined || challenger === undefined ? null : matchHappening(stage, state, [holder, challenger]);
}
