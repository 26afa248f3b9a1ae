import { effectiveResults } from '../../../rules/formats/effective-results.ts';
import { EMPTY_PLAN, isEmptyPlan } from '../../../rules/formats/empty-plan.ts';
import type { FormatState, NextStep, StageProgress } from '../../../rules/formats/format.ts';
import { gamesOfGroups } from '../../../rules/formats/group-games.ts';
import { contendersOf } from './contenders.ts';
import { furtherTitleGame, replayPlan, titlePlan } from './plans.ts';
import { dueReplays } from './replays.ts';
import { KUKSU_STAGES, hasTitleMatch, leagueGroups } from './stages.ts';
import { currentTitleMatch } from './title-stage.ts';

/**
 * How far the leagues and the title match are, and what is to be added: a game that is to be played again, the title match once
 * the end of the leagues is approved, its next game. Without a holder the challenger has the title, and without a challenger
 * the holder keeps it. Source: Kuksu 2.1, 3.7, 11.1, 11.3, 12.
 */
export function kuksuNext(state: FormatState): NextStep {
  if (hasTitleMatch(state)) return titleStep(state);
  const progress = leaguesProgress(state);
  const stages = state.plan.stages.map(({ key }) => ({ stage: key, state: progress }));
  const plan = progress === 'RUNNING' ? replayPlan(dueReplays(state)) : EMPTY_PLAN;
  if (progress !== 'PUBLISHED') return { plan, stages, done: false, winner: null };
  const { holder, challenger } = contendersOf(state);
  if (holder === null || challenger === null) return { plan, stages, done: true, winner: challenger ?? holder };
  return { plan: titlePlan(holder, challenger), stages, done: false, winner: null };
}

/** How far the leagues are: they are over when every game is decided and none is to be played again. Source: Kuksu 12. */
export function leaguesProgress(state: FormatState): StageProgress['state'] {
  const { key } = KUKSU_STAGES.LEAGUES;
  if (hasTitleMatch(state) || state.approved.some(({ stage }) => stage === key)) return 'PUBLISHED';
  const results = effectiveResults(state.decided);
  const games = gamesOfGroups(
    state,
    leagueGroups(state).map((group) => group.key),
  );
  const isOver = games.every((game) => results.has(game.key)) && isEmptyPlan(replayPlan(dueReplays(state)));
  return isOver ? 'AWAITING_APPROVAL' : 'RUNNING';
}

function titleStep(state: FormatState): NextStep {
  const { winner, isOpen, nextGame } = currentTitleMatch(state);
  const done = winner !== null && !isOpen;
  return {
    plan: nextGame === null ? EMPTY_PLAN : furtherTitleGame(nextGame),
    stages: state.plan.stages.map(({ key }) => ({
      stage: key,
      state: done || key === KUKSU_STAGES.LEAGUES.key ? 'PUBLISHED' : 'RUNNING',
    })),
    done,
    winner,
  };
}
