import { invariant } from '../../kernel/assert.ts';
import { parseTimeControl } from '../../rules/clocks/control-notation.ts';
import type { FischerControl, TimeControl } from '../../rules/clocks/clock.ts';
import type { AgreedRule } from '../../rules/agreed-rule.ts';
import type { PreflightIssue } from '../../rules/formats/format.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { AppContext } from '../context.ts';
import { durationText, STRANGER } from '../texts/say.ts';
import { formatEntry, formatOf } from '../state/format-state.ts';
import { mayDraw, rulesOf } from '../state/game-rules.ts';
import { readingOf } from './reading.ts';

/** How few and how many players a tournament takes: what its format takes, and no more than its director allows. */
export function playerLimits(tournament: TournamentRecord): { readonly min: number; readonly max: number } {
  const format = formatOf(tournament);
  return {
    min: format.sizes.min,
    max: Math.min(tournament.maxPlayers, format.sizes.max),
  };
}

/** What does not work at the number of players entered now; empty when the tournament can start like this. */
export async function tournamentPreflight(
  context: AppContext,
  tournament: TournamentRecord,
): Promise<readonly PreflightIssue[]> {
  const entries = await readingOf(context).entriesOf.load(tournament.id);
  const format = formatOf(tournament);
  return format.preflight(format.starters(entries.map(formatEntry)).length);
}

/** All that was agreed for a tournament, row by row, for somebody who has never heard of it. */
export function tournamentRules(tournament: TournamentRecord): readonly AgreedRule[] {
  return [
    gameRule(tournament),
    ...formatOf(tournament).agreed.filter(({ ofDraws }) => ofDraws !== true || mayDraw(tournament)),
    playersRule(tournament),
    venueRule(tournament),
    ...timeRules(tournament),
  ];
}

function gameRule({ id, game, gameConfig }: TournamentRecord): AgreedRule {
  const rules = rulesOf(game);
  const agreed = rules.agreed(gameConfig);
  invariant(agreed.ok, `the stored settings of the game of tournament ${id} are readable`);
  return agreed.value;
}

function playersRule(tournament: TournamentRecord): AgreedRule {
  const { min, max } = playerLimits(tournament);
  const most = formatOf(tournament).sizes.max;
  const limit = max < most ? `; the format takes up to ${most}` : '';
  return { title: 'Players', text: `${min} to ${max}${limit}.`, rules: [] };
}

function venueRule({ venue }: TournamentRecord): AgreedRule {
  const text =
    venue === 'HERE'
      ? 'Here, on live boards: every move is checked, every clock is kept.'
      : 'Elsewhere: players report their results, there is no board here.';
  return { title: 'Venue', text, rules: ['Common 4.6'] };
}

function timeRules({ timeControl }: TournamentRecord): readonly AgreedRule[] {
  if (timeControl === null) return [];
  const control = parseTimeControl(timeControl);
  invariant(control.ok, 'the stored time control of a tournament is readable');
  if (control.value.kind === 'untimed') {
    return [{ title: 'Time', text: timeControlInWords(control.value), rules: ['Clocks 2.1'] }];
  }
  return [
    {
      title: 'Time control',
      text: `${timeControlInWords(control.value)} Written ${timeControl}.`,
      rules: ['Clocks 1.1', 'Clocks 1.2'],
    },
    {
      title: 'Out of time',
      text: 'Who has no time left loses that game; a move at exactly the deadline is in time.',
      rules: ['Clocks 1.4'],
    },
  ];
}

/** How time is kept, in few words: `3 days each, plus 1 day a move, never above 7 days`, or `no clock, 21 days a move`; null for a venue elsewhere. */
export function timeControlInShort({ timeControl }: TournamentRecord): string | null {
  if (timeControl === null) return null;
  const control = parseTimeControl(timeControl);
  invariant(control.ok, 'the stored time control of a tournament is readable');
  if (control.value.kind === 'untimed') return `no clock, ${control.value.forfeitAfterDays} days a move`;
  return fischerInWords(control.value);
}

/** A time control in words: `3 days each, plus 1 day a move, never above 7 days.` */
export function timeControlInWords(control: TimeControl): string {
  if (control.kind === 'untimed') {
    const warned = control.warnAt.length === 0 ? '' : `, and is warned after ${control.warnAt.join(' and ')}`;
    return `No clock; a player who does not move for ${control.forfeitAfterDays} days loses the game${warned}.`;
  }
  return `${fischerInWords(control)}.`;
}

function fischerInWords(control: FischerControl): string {
  const [initial, increment, limit] = [control.initial, control.increment, control.limit].map((part) =>
    durationText(STRANGER, part),
  );
  return `${initial} each${control.increment === 0 ? '' : `, plus ${increment} a move, never above ${limit}`}`;
}
