import { message, type Message, type Words } from '../../../kernel/message.ts';
import type { FormatState } from '../../../rules/formats/format.ts';
import { matchHappening } from '../../../rules/formats/happening.ts';
import { roundsOf } from './rounds.ts';
import type { KnockoutSettings } from './settings.ts';

/** How many matches of the newest round are decided, or how the final stands; null before the draw. */
export function knockoutHappening(settings: KnockoutSettings, state: FormatState, stage: Words): Message | null {
  const round = roundsOf(settings, state).at(-1);
  if (round === undefined) return null;
  const [final, ...others] = round.matches;
  if (round.stage.kind === 'FINAL' && final !== undefined && others.length === 0) {
    const [one, other] = final.sides;
    return matchHappening(stage, state, [
      { entry: one, won: final.score[0] },
      { entry: other, won: final.score[1] },
    ]);
  }
  const decided = round.matches.filter(({ winner }) => winner !== null).length;
  return message('formats.KNOCKOUT.happening', { round: stage, decided, total: round.matches.length });
}
