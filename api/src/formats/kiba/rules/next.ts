import type { EntryId } from '../../../kernel/ids.ts';
import { effectiveResults } from '../../../rules/formats/effective-results.ts';
import { EMPTY_PLAN } from '../../../rules/formats/empty-plan.ts';
import type { FormatState, NextStep, Plan, StageProgress } from '../../../rules/formats/format.ts';
import { gamesOfGroups } from '../../../rules/formats/group-games.ts';
import { finalMatch } from './final-match.ts';
import { kibaTable, type KibaRow } from './group-table.ts';
import { placesOf, semifinalists, stageAfter } from './places.ts';
import { finalPlan, furtherFinalGame, joinedPlans, playoffPlan, semifinalPlan } from './plans.ts';
import type { RankedGroups } from './qualifiers.ts';
import type { KibaSettings } from './settings.ts';
import { STAGES, isPublished, playoffGroups, tableGroups } from './stages.ts';

/**
 * How far every stage is, and what is to be added: play-offs to a stage whose games are decided and whose decisive places are
 * not, the next stage to one that is approved, the next game to a final. Nothing is added to a stage that is published.
 * It is done when the final is decided and none of its games is open, or when nobody is left to go on.
 * Source: Common 1.5, 4.4, KIBA 8.4, 9.5, 10.
 */
export function kibaNext(settings: KibaSettings, state: FormatState): NextStep {
  const stages = state.plan.stages.map(({ key }) => ({ stage: key, state: progressOf(settings, state, key) }));
  const last = stages.at(-1);
  if (last === undefined) return { plan: EMPTY_PLAN, stages, done: false, winner: null };
  if (last.stage === STAGES.FINAL.key) {
    const { winner, nextGame } = finalMatch(state);
    const plan = nextGame === null ? EMPTY_PLAN : furtherFinalGame(nextGame);
    return { plan, stages, done: last.state === 'PUBLISHED', winner };
  }
  if (last.state === 'PLAYOFF')
    return { plan: playoffs(settings, state, last.stage), stages, done: false, winner: null };
  if (last.state !== 'PUBLISHED') return { plan: EMPTY_PLAN, stages, done: false, winner: null };
  const plan = following(settings, state, last.stage);
  return { plan, stages, done: plan.stages.length === 0, winner: null };
}

/** How far a stage is. The final needs no approval. Source: Common 4.4. */
export function progressOf(settings: KibaSettings, state: FormatState, stage: string): StageProgress['state'] {
  if (stage === STAGES.FINAL.key) {
    const { winner, isOpen } = finalMatch(state);
    return winner === null || isOpen ? 'RUNNING' : 'PUBLISHED';
  }
  if (isPublished(state, stage)) return 'PUBLISHED';
  const groups = tableGroups(state, stage);
  const results = effectiveResults(state.decided);
  const isOver = (keys: readonly string[]) => gamesOfGroups(state, keys).every(({ key }) => results.has(key));
  if (!isOver(groups.map(({ key }) => key))) return 'RUNNING';
  const playoffKeys = groups.flatMap(({ key }) => playoffGroups(state, key)).map(({ key }) => key);
  const isPlayedOff =
    isOver(playoffKeys) && groups.every((group) => kibaTable(settings, state, group).unplayed.length === 0);
  return isPlayedOff ? 'AWAITING_APPROVAL' : 'PLAYOFF';
}

function playoffs(settings: KibaSettings, state: FormatState, stage: string): Plan {
  let number = state.plan.groups.filter((group) => group.stage === stage).length;
  const plans = tableGroups(state, stage).flatMap((group) => {
    const { unplayed } = kibaTable(settings, state, group);
    if (unplayed.length === 0) return [];
    number += 1;
    return playoffPlan(group, unplayed, { earlier: playoffGroups(state, group.key).length, number });
  });
  return joinedPlans(plans);
}

/** What follows a stage that is approved: nothing when nobody is left to go on. */
function following(settings: KibaSettings, state: FormatState, stage: string): Plan {
  const places = placesOf(settings, state, stage);
  const ranked: RankedGroups = tableGroups(state, stage).map((group) =>
    kibaTable(settings, state, group)
      .rows.filter(({ isGone }) => !isGone)
      .map(({ entry }: KibaRow): EntryId => entry),
  );
  if (places[0] !== undefined && stageAfter(places[0]) === STAGES.SEMIFINAL) {
    return semifinalPlan(semifinalists(settings, ranked));
  }
  const byId = new Map(state.entries.map((entry) => [entry.id, entry]));
  const finalists = ranked.flatMap((group) => group.slice(0, places.length)).flatMap((id) => byId.get(id) ?? []);
  return finalPlan(finalists);
}
