import type { FormatState, PlannedGroup } from '../../../rules/formats/format.ts';

/** The stages of a cycle as they are planned, by their kinds. */
export const KUKSU_STAGES = {
  LEAGUES: { key: 'l', kind: 'LEAGUES', name: 'Leagues', number: 1 },
  TITLE_MATCH: { key: 't', kind: 'TITLE_MATCH', name: 'Title match', number: 2 },
} as const;

/** What each of them is. */
export const STAGE_KINDS = {
  LEAGUES: { about: 'The leagues, in which everybody plays everybody twice.' },
  TITLE_MATCH: { about: 'The holder of the title and who has won the top league.' },
} as const satisfies Readonly<Record<keyof typeof KUKSU_STAGES, object>>;

/** The group of the title match. */
export const TITLE_GROUP = 't.1';

/** The group of the top league. */
export const TOP_LEAGUE = 'l.A';

/** The leagues of a cycle, from A downwards. */
export function leagueGroups({ plan }: FormatState): readonly PlannedGroup[] {
  return plan.groups.filter(({ stage }) => stage === KUKSU_STAGES.LEAGUES.key);
}

/** Whether the title match is arranged. */
export function hasTitleMatch({ plan }: FormatState): boolean {
  return plan.stages.some(({ key }) => key === KUKSU_STAGES.TITLE_MATCH.key);
}

/** Whether a game is one of a league, not of the title match. */
export function isLeagueGame({ plan }: FormatState, game: string): boolean {
  const pairing = plan.games.find(({ key }) => key === game)?.pairing;
  const group = plan.pairings.find(({ key }) => key === pairing)?.group;
  return group !== undefined && group !== TITLE_GROUP;
}
