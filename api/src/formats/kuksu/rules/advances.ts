import type { EntryId } from '../../../kernel/ids.ts';
import type { Citation } from '../../../rules/citation.ts';
import type { Advance } from '../../../rules/formats/advance.ts';
import type { FormatState, PlannedGroup } from '../../../rules/formats/format.ts';
import { contendersOf, type Contenders } from './contenders.ts';
import { defaultTier } from './default-tier.ts';
import { kuksuGroupTable, leagueTables, tierOfGroup } from './group-table.ts';
import type { LeagueRow } from './league-table.ts';
import { leaguesProgress } from './next.ts';
import { KUKSU_STAGES, TITLE_GROUP, TOP_LEAGUE, hasTitleMatch, leagueGroups } from './stages.ts';
import { currentTitleMatch } from './title-stage.ts';
import { KUKSU_DECIDERS, type KuksuDecider, type KuksuPlace } from './zones.ts';

type KuksuAdvance = Advance<KuksuPlace, KuksuDecider>;

/** The criteria of a league in their order; nothing after them but the order of the player list. */
const DECIDERS = Object.keys(KUKSU_DECIDERS) as readonly KuksuDecider[];

/**
 * What the places of a stage are good for: in the leagues the title match and the tier of the next cycle, in the title match the
 * title. When the winner of League A has withdrawn, the next who is there plays for the title in his place.
 * A stage that is not in the plan has nobody. Source: Kuksu 2, 11.3.
 */
export function kuksuAdvances(state: FormatState, stage: string): readonly KuksuAdvance[] {
  if (!state.plan.stages.some(({ key }) => key === stage)) return [];
  if (stage === KUKSU_STAGES.TITLE_MATCH.key) return titleAdvances(state);
  const contenders = contendersOf(state);
  const provisional = leaguesProgress(state) !== 'PUBLISHED';
  const tableOf = leagueTables(state);
  return leagueGroups(state).flatMap((group) =>
    leagueAdvances(state, group, { rows: tableOf(group).rows, contenders, provisional }),
  );
}

interface LeagueState {
  readonly rows: readonly LeagueRow[];
  readonly contenders: Contenders;
  readonly provisional: boolean;
}

function leagueAdvances(
  state: FormatState,
  group: PlannedGroup,
  { rows, contenders, provisional }: LeagueState,
): readonly KuksuAdvance[] {
  const isTop = group.key === TOP_LEAGUE;
  const winner = isTop ? rows[0]?.player.id : undefined;
  const isMatch = contenders.holder !== null && contenders.challenger !== null;
  return rows.map((row, index) => {
    const entry = row.player.id;
    const isChallenger = isTop && entry === contenders.challenger;
    const place = isChallenger ? 'TITLE_MATCH' : row.movement === 'TITLE_MATCH' ? 'STAYS' : row.movement;
    return {
      entry,
      group: group.key,
      rank: row.standing.rank,
      to: isChallenger && isMatch ? KUKSU_STAGES.TITLE_MATCH.key : null,
      place,
      replaces: isChallenger && winner !== undefined && winner !== entry ? winner : null,
      provisional,
      decidedBy: deciderOf(row, rows),
      rules: rulesOf(
        { tier: tierOfGroup(group), rank: index + 1 },
        { isChallenger, isMatch, isWinner: entry === winner },
      ),
      arranged: arrangedOf(state, entry, isMatch || !provisional),
    };
  });
}

/** The last criterion that it takes to separate a row from all that have another movement; null: there are none. */
function deciderOf(row: LeagueRow, rows: readonly LeagueRow[]): KuksuAdvance['decidedBy'] {
  const keys = keysOf(row);
  const depths = rows
    .filter(({ movement }) => movement !== row.movement)
    .map((other) => {
      const others = keysOf(other);
      const depth = keys.findIndex((value, index) => value !== others[index]);
      return depth < 0 ? keys.length : depth;
    });
  return depths.length === 0 ? null : (DECIDERS[Math.max(...depths)] ?? null);
}

function keysOf({ standing, sodosHalves, player }: LeagueRow): readonly (number | null)[] {
  return [standing.points, sodosHalves, player.last?.tier ?? null, player.last?.rank ?? null, player.rating];
}

function rulesOf(
  place: { readonly tier: number; readonly rank: number },
  { isChallenger, isMatch, isWinner }: { isChallenger: boolean; isMatch: boolean; isWinner: boolean },
): Citation {
  if (isChallenger && !isMatch) return ['Kuksu 11.1', 'Kuksu 11.3'];
  if (isChallenger !== isWinner) return ['Kuksu 11.3'];
  if (isChallenger) return ['Kuksu 2.1'];
  return defaultTier({ ...place, isDisqualified: false }).rules;
}

function arrangedOf(state: FormatState, entry: EntryId, isKnown: boolean): KuksuAdvance['arranged'] {
  if (!isKnown || !hasTitleMatch(state)) return null;
  const isIn = state.plan.groups.some(({ key, entries }) => key === TITLE_GROUP && entries.includes(entry));
  return isIn ? { stage: KUKSU_STAGES.TITLE_MATCH.key, group: TITLE_GROUP } : { stage: null, group: null };
}

function titleAdvances(state: FormatState): readonly KuksuAdvance[] {
  const { winner, isOpen, isWalkover } = currentTitleMatch(state);
  return kuksuGroupTable(state, TITLE_GROUP).map(({ standing }, index) => ({
    entry: standing.entry,
    group: TITLE_GROUP,
    rank: standing.rank,
    to: null,
    place: index === 0 ? 'CHAMPION' : 'RUNNER_UP',
    replaces: null,
    provisional: winner === null || isOpen,
    decidedBy: winner === null || isWalkover ? null : 'SCORE',
    rules: [isWalkover ? 'Kuksu 11.3' : 'Kuksu 2.1'],
    arranged: { stage: null, group: null },
  }));
}
