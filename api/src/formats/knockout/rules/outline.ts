import { sumOf, type OutlinedStage, type Span } from '../../../rules/formats/outline.ts';
import { knockoutPlan } from './plan.ts';
import { checkSize } from './preflight.ts';
import { roundName, roundTitle } from './round-name.ts';
import type { KnockoutSettings } from './settings.ts';

/**
 * The rounds of so many players; empty where they are too few or too many. A match of n points takes as many as 2n - 1 games, and
 * one alone where the cube makes it worth them all. Source: Knock-out 2.2, 2.3, 3.1.
 */
export function knockoutOutline({ length }: KnockoutSettings, players: number): readonly OutlinedStage[] {
  if (!checkSize(players).ok) return [];
  const { rounds, firstRoundMatches, goOn, luckyLosers } = knockoutPlan(players);
  const match: Span = { least: 1, most: 2 * length - 1 };
  return Array.from({ length: rounds }, (_, index): OutlinedStage => {
    const isFirst = index === 0;
    const field = isFirst ? players : (goOn + luckyLosers) / 2 ** (index - 1);
    const matches = isFirst ? firstRoundMatches : field / 2;
    return {
      kind: roundName(field),
      name: roundTitle(index + 1, field),
      groups: [field],
      games: sumOf(Array.from({ length: matches }, () => match)),
      each: isFirst && players % 2 === 1 ? { ...match, least: 0 } : match,
      inARow: match,
      waits: index === rounds - 1,
    };
  });
}
