import { message, type Message } from '../../kernel/message.ts';
import { invariant } from '../../kernel/assert.ts';
import { parseTimeControl } from '../../rules/clocks/control-notation.ts';
import type { FischerControl } from '../../rules/clocks/clock.ts';
import type { AgreedRule } from '../../rules/agreed-rule.ts';
import type { Citation } from '../../rules/citation.ts';
import type { PreflightIssue } from '../../rules/formats/format.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { mergedConfig } from '../../store/codecs/stored-settings.ts';
import type { AppContext } from '../context.ts';
import { formatRulesOf } from '../registered.ts';
import { fieldOf } from '../state/field.ts';
import { formatOf } from '../state/format-state.ts';
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

/** What does not work with the players who have entered by now; empty when the tournament can start like this. */
export async function tournamentPreflight(
  context: AppContext,
  tournament: TournamentRecord,
): Promise<readonly PreflightIssue[]> {
  const entries = await readingOf(context).entriesOf.load(tournament.id);
  return fieldOf(tournament, entries).issues;
}

/** All that was agreed for a tournament, row by row, for somebody who has never heard of it. */
export function tournamentRules(tournament: TournamentRecord): readonly AgreedRule[] {
  return [
    gameRule(tournament),
    ...formatOf(tournament).agreed.filter(({ ofDraws }) => ofDraws !== true || mayDraw(tournament)),
    playersRule(tournament),
    signUpRule(tournament),
    ...botsRule(tournament),
    venueRule(tournament),
    ...timeRules(tournament),
    timeOutsRule(tournament),
    ...daysOffRules(tournament),
  ];
}

function gameRule(tournament: TournamentRecord): AgreedRule {
  const { id, game, gameConfig } = tournament;
  const rules = rulesOf(game);
  const agreed = rules.agreed(mergedConfig(gameConfig, formatOf(tournament).openingConfig));
  invariant(agreed.ok, `the stored settings of the game of tournament ${id} are readable`);
  return agreed.value;
}

function playersRule(tournament: TournamentRecord): AgreedRule {
  const { min, max } = playerLimits(tournament);
  const most = formatOf(tournament).sizes.max;
  const text =
    max < most ? message('agreed.players.limited', { min, max, most }) : message('agreed.players.asMany', { min, max });
  return { title: message('agreed.title.players'), text, rules: [] };
}

function signUpRule({ startsWhenFull, lateEntry }: TournamentRecord): AgreedRule {
  const late = lateEntry ? 'late' : 'closed';
  const text = message(`agreed.signUp.${startsWhenFull ? 'whenFull' : 'byDate'}.${late}`);
  return { title: message('agreed.title.signUp'), text, rules: ['Common 4.14', 'Common 4.15', 'Common 4.16'] };
}

function botsRule({ takesBots }: TournamentRecord): readonly AgreedRule[] {
  return takesBots ? [{ title: message('agreed.title.bots'), text: message('agreed.bots'), rules: [] }] : [];
}

function venueRule({ venue }: TournamentRecord): AgreedRule {
  return { title: message('agreed.title.venue'), text: message(`agreed.venue.${venue}`), rules: ['Common 4.6'] };
}

function timeRules({ format, timeControl: written }: TournamentRecord): readonly AgreedRule[] {
  if (written === null) return [];
  const control = parseTimeControl(written);
  invariant(control.ok, 'the stored time control of a tournament is readable');
  const usual = formatRulesOf(format).timeControl;
  const cited = (clocks: Citation): Citation => [
    ...new Set([...(written === usual.written ? usual.rules : []), ...clocks]),
  ];
  if (control.value.kind === 'untimed') {
    const { forfeitAfterDays: days, warnAt } = control.value;
    const text =
      warnAt.length === 0
        ? message('agreed.untimed.plain', { days })
        : message('agreed.untimed.warned', { days, after: { names: warnAt.map(String) } });
    return [{ title: message('agreed.title.time'), text, rules: cited(['Clocks 2.1']) }];
  }
  return [
    {
      title: message('agreed.title.timeControl'),
      text: message('agreed.timed.written', { control: fischerInWords(control.value), written }),
      rules: cited(['Clocks 1.1', 'Clocks 1.2']),
    },
    { title: message('agreed.title.outOfTime'), text: message('agreed.timed.over'), rules: ['Clocks 1.4'] },
  ];
}

function timeOutsRule(tournament: TournamentRecord): AgreedRule {
  const { text, rules } = formatOf(tournament).timeOuts;
  return { title: message('agreed.title.timeOuts'), text, rules };
}

function daysOffRules({ timeControl, daysOff: days }: TournamentRecord): readonly AgreedRule[] {
  if (timeControl === null) return [];
  const text = days === 0 ? message('agreed.daysOff.none') : message('agreed.daysOff.some', { days });
  return [{ title: message('agreed.title.daysOff'), text, rules: ['Clocks 6.1', 'Clocks 6.3'] }];
}

/** How time is kept, in few words: `3 days each, plus 1 day a move, never above 7 days`, or `no clock, 21 days a move`; null for a venue elsewhere. */
export function timeControlInShort({ timeControl }: Pick<TournamentRecord, 'timeControl'>): Message | null {
  if (timeControl === null) return null;
  const control = parseTimeControl(timeControl);
  invariant(control.ok, 'the stored time control of a tournament is readable');
  return control.value.kind === 'untimed'
    ? message('agreed.untimed.short', { days: control.value.forfeitAfterDays })
    : fischerInWords(control.value);
}

function fischerInWords({ initial, increment, limit }: FischerControl): Message {
  const each = { lasts: initial };
  return increment === 0
    ? message('agreed.timed.each', { each })
    : message('agreed.timed.plus', { each, increment: { lasts: increment }, limit: { lasts: limit } });
}
