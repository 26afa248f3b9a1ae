import { allPlayAll, type OutlinedStage } from '../../../rules/formats/outline.ts';
import { ROUND_ROBIN_STAGE } from './plan.ts';
import { checkSize } from './preflight.ts';
import type { RoundRobinSettings } from './settings.ts';

const GAMES_OF_A_PAIR = 2;

/** The one group of so many players; empty where these settings do not take them. Source: Round robin 1.1, 2.1. */
export function roundRobinOutline(settings: RoundRobinSettings, players: number): readonly OutlinedStage[] {
  if (!checkSize(settings, players).ok) return [];
  const { kind, name } = ROUND_ROBIN_STAGE;
  return [{ kind, name, ...allPlayAll([players], GAMES_OF_A_PAIR), waits: true }];
}
