import { asId, type EntryId } from '../../../kernel/ids.ts';
import { allPlayAll, matchOf, type OutlinedStage } from '../../../rules/formats/outline.ts';
import { GAMES_TO_WIN } from './final.ts';
import { kibaGroups } from './groups.ts';
import { kibaPath } from './path.ts';
import type { KibaSettings } from './settings.ts';
import { STAGES } from './stages.ts';

const GAMES_OF_A_PAIR = 2;

/**
 * The groups of so many players, the semi-finals where there are any, and the final; empty where these settings do not take them.
 * Play-offs are not foreseen. Source: KIBA 4, 5.3, 10.
 */
export function kibaOutline(settings: KibaSettings, players: number): readonly OutlinedStage[] {
  const list = Array.from({ length: players }, (_, place) => asId<EntryId>(String(place)));
  const planned = kibaGroups(list, settings.groups);
  if (!planned.ok) return [];
  const groups = planned.value.groups.map((group) => group.players.length);
  const stages = [stageOf('QUALIFICATION', groups)];
  if (kibaPath(settings, groups.length) === 'SEMIFINALS')
    stages.push(stageOf('SEMIFINAL', [groups.length, groups.length]));
  const { kind, name } = STAGES.FINAL;
  return [...stages, { kind, name, ...matchOf(GAMES_TO_WIN), waits: false }];
}

function stageOf(stage: 'QUALIFICATION' | 'SEMIFINAL', groups: readonly number[]): OutlinedStage {
  const { kind, name } = STAGES[stage];
  return { kind, name, ...allPlayAll(groups, GAMES_OF_A_PAIR), waits: true };
}
