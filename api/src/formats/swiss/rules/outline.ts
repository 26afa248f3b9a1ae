import { just, type OutlinedStage } from '../../../rules/formats/outline.ts';
import { SWISS_STAGE } from './plan.ts';
import { checkSize } from './preflight.ts';
import { roundsFor, type SwissSettings } from './settings.ts';

/** The rounds of so many players, one game each; empty where these settings do not take them. Source: Swiss 1.2, 1.3. */
export function swissOutline(settings: SwissSettings, players: number): readonly OutlinedStage[] {
  if (!checkSize(settings, players).ok) return [];
  const rounds = roundsFor(settings, players);
  const { kind, name } = SWISS_STAGE;
  const games = just(rounds * Math.floor(players / 2));
  const each = { least: players % 2 === 0 ? rounds : rounds - 1, most: rounds };
  return [{ kind, name, groups: [players], games, each, inARow: just(rounds), waits: true }];
}
