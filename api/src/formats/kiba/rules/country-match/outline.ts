import { just, type OutlinedStage } from '../../../../rules/formats/outline.ts';
import { TEAM_PLAYERS } from '../championship/nation-ranking.ts';
import { COUNTRY_MATCH_STAGE } from './plan.ts';
import { COUNTRY_MATCH_SIZES } from './teams.ts';

/** Two teams, everybody against every opponent once; with fewer than six boards are missing. Source: Championship 3.3, 3.5. */
export function countryMatchOutline(players: number): readonly OutlinedStage[] {
  const { min, max } = COUNTRY_MATCH_SIZES;
  if (players < min || players > max) return [];
  const [fewest, half] = [Math.max(1, players - TEAM_PLAYERS), Math.floor(players / 2)];
  const { kind, name } = COUNTRY_MATCH_STAGE;
  const games = { least: fewest * (players - fewest), most: half * (players - half) };
  const each = { least: fewest, most: Math.min(TEAM_PLAYERS, players - fewest) };
  return [{ kind, name, groups: [players], games, each, inARow: just(1), waits: true }];
}
