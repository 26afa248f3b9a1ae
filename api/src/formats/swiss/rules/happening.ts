import { message, type Message } from '../../../kernel/message.ts';
import type { FormatState } from '../../../rules/formats/format.ts';
import { leadersOf } from '../../../rules/formats/happening.ts';
import { SWISS_GROUP } from './plan.ts';
import { roundsOf } from './rounds.ts';
import { roundsFor, type SwissSettings } from './settings.ts';
import { swissTable } from './standings.ts';

/** Which round of how many it is, and who leads, or how far the first is; null before it is drawn. */
export function swissHappening(settings: SwissSettings, state: FormatState): Message | null {
  const rounds = roundsOf(state);
  const round = rounds.at(-1);
  if (round === undefined) return null;
  const games = round.filter(({ game }) => game !== null);
  const decided = games.filter(({ result }) => result !== null).length;
  const of = roundsFor(settings, state.entries.length);
  if (rounds.length === 1) return message('formats.SWISS.happening.first', { of, decided, total: games.length });
  const rows = swissTable(settings, state, SWISS_GROUP).map(({ standing }) => standing);
  return message('formats.SWISS.happening.later', {
    round: rounds.length,
    of,
    leads: leadersOf(state, rows),
  });
}
