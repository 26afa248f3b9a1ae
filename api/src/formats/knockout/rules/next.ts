import { EMPTY_PLAN, isEmptyPlan } from '../../../rules/formats/empty-plan.ts';
import type { FormatState, NextStep, PlannedGame, StageProgress } from '../../../rules/formats/format.ts';
import { plannedMatchGame } from './keys.ts';
import { roundPlan } from './plans.ts';
import { goneOn, isRoundOver, roundsOf, type RoundMatch } from './rounds.ts';
import type { KnockoutSettings } from './settings.ts';

/**
 * What comes next: a further board in every match of the last round that is open and has none; else, when the round is over and the lots
 * of the next are drawn, that round; after the final, nothing. Matches of earlier rounds stay as they are. Source: Knock-out 1, 3.2.
 */
export function knockoutNext(settings: KnockoutSettings, state: FormatState): NextStep {
  const rounds = roundsOf(settings, state);
  const last = rounds.at(-1);
  if (last === undefined) return { plan: EMPTY_PLAN, stages: [], done: false, winner: null };
  const games = last.matches.flatMap((match) => nextGame(settings, state, match));
  const isOver = isRoundOver(last);
  const [champion = null, ...others] = isOver ? goneOn(last) : [];
  const done = champion !== null && others.length === 0;
  const next =
    isOver && !done
      ? roundPlan(
          {
            number: last.number + 1,
            matchesBefore: rounds.reduce((sum, { matches }) => sum + matches.length, 0),
            length: settings.length,
            gone: new Set(state.withdrawals.map(({ entry }) => entry)),
          },
          state.lots,
        )
      : EMPTY_PLAN;
  const lastState = !isOver ? 'RUNNING' : done || !isEmptyPlan(next) ? 'PUBLISHED' : 'COMPLETE';
  return {
    plan: { ...next, games: [...next.games, ...games] },
    stages: rounds.map(({ stage }): StageProgress => ({
      stage: stage.key,
      state: stage === last.stage ? lastState : 'PUBLISHED',
    })),
    done,
    winner: done ? champion : null,
  };
}

function nextGame({ length }: KnockoutSettings, { plan }: FormatState, match: RoundMatch): readonly PlannedGame[] {
  const { key, sides, winner, waits, openGame, score, crawford, opener } = match;
  if (winner !== null || waits || openGame !== null) return [];
  const number = plan.games.filter(({ pairing }) => pairing === key).length + 1;
  return [plannedMatchGame({ pairing: key, number, sides, score, length, crawford, opener })];
}
