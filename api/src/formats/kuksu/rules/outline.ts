import { allPlayAll, matchOf, type OutlinedStage } from '../../../rules/formats/outline.ts';
import { kuksuPlan } from './plan.ts';
import { KUKSU_STAGES } from './stages.ts';
import { GAMES_TO_WIN_THE_TITLE } from './title-match.ts';

const GAMES_OF_A_PAIR = 1;

/** The leagues of so many players, title holder apart, and the title match; empty where they make no leagues. Source: Kuksu 2, 8. */
export function kuksuOutline(players: number): readonly OutlinedStage[] {
  const plan = kuksuPlan(players);
  if (plan.kind !== 'ok') return [];
  const { LEAGUES, TITLE_MATCH } = KUKSU_STAGES;
  const sizes = plan.tiers.flatMap((tier) => tier.sizes);
  return [
    { kind: LEAGUES.kind, name: LEAGUES.name, ...allPlayAll(sizes, GAMES_OF_A_PAIR), waits: true },
    { kind: TITLE_MATCH.kind, name: TITLE_MATCH.name, ...matchOf(GAMES_TO_WIN_THE_TITLE), waits: false },
  ];
}
