import { invariant } from '../../kernel/assert.ts';
import { parseTimeControl } from '../../rules/clocks/control-notation.ts';
import type { TimeControl } from '../../rules/clocks/clock.ts';
import type { PreflightIssue } from '../../rules/formats/format.ts';
import { ROUND_ROBIN_PRESETS, type RoundRobinPreset } from '../../rules/formats/round-robin/settings.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { AppContext } from '../context.ts';
import { baoVariant } from './bao-game.ts';
import { durationInWords } from './duration-words.ts';
import { formatOf } from './format-state.ts';
import { kibaRules } from './kiba-rules.ts';
import { readingOf } from './reading.ts';
import type { TournamentRule } from './tournament-rule.ts';

/** Which rules a round robin follows. */
export function presetOf({ settings }: TournamentRecord): RoundRobinPreset {
  const preset = typeof settings === 'object' && settings !== null && 'preset' in settings ? settings.preset : null;
  return ROUND_ROBIN_PRESETS.find((known) => known === preset) ?? 'FREE';
}

/** How few and how many players a tournament takes: what its format takes, and no more than its director allows. */
export function playerLimits(tournament: TournamentRecord): { readonly min: number; readonly max: number } {
  const format = formatOf(tournament);
  return {
    min: format?.sizes.min ?? 2,
    max: Math.min(tournament.maxPlayers, format?.sizes.max ?? tournament.maxPlayers),
  };
}

/** What does not work at the number of players entered now; empty when the tournament can start like this. */
export async function tournamentPreflight(
  context: AppContext,
  tournament: TournamentRecord,
): Promise<readonly PreflightIssue[]> {
  const entries = await readingOf(context).entriesOf.load(tournament.id);
  return formatOf(tournament)?.preflight(entries.length) ?? [];
}

/** All that was agreed for a tournament, row by row, for somebody who has never heard of it. */
export function tournamentRules(tournament: TournamentRecord): readonly TournamentRule[] {
  return [
    gameRule(tournament),
    ...formatRules(tournament),
    playersRule(tournament),
    venueRule(tournament),
    ...timeRules(tournament),
    ...(tournament.format === 'ROUND_ROBIN' || tournament.format === 'KIBA' ? TABLE_RULES : []),
    ...(tournament.format === 'ROUND_ROBIN' ? [WITHDRAWAL_RULE] : []),
  ];
}

function gameRule(tournament: TournamentRecord): TournamentRule {
  if (tournament.game === 'BAO') {
    const text =
      baoVariant(tournament) === 'KISWAHILI'
        ? 'Bao la kiswahili, the whole game with nyumba and kunamua.'
        : "Bao la kujifunza, the beginners' game: two seeds in every pit, no house.";
    return { title: 'Game', text, source: 'KIBA rules of bao' };
  }
  return { title: 'Game', text: tournament.game === 'GO' ? 'Go.' : 'Backgammon.', source: null };
}

function formatRules(tournament: TournamentRecord): readonly TournamentRule[] {
  if (tournament.format === 'KIBA') return [...kibaRules(tournament), ...PAIR_RULES];
  if (tournament.format === 'COUNTRY_MATCH') return COUNTRY_MATCH_RULES;
  if (tournament.format !== 'ROUND_ROBIN') return [];
  const text =
    'Round robin in one group: everybody meets everybody, by the Berger table. All games are played at the same time.';
  return [{ title: 'Format', text, source: 'KIBA tournament, A.5' }, ...PAIR_RULES];
}

const COUNTRY_MATCH_RULES: readonly TournamentRule[] = [
  {
    title: 'Format',
    text: 'Three players of one country against three of another: everybody meets every opponent once, all games at the same time.',
    source: 'KIBA championship, B.3.3',
  },
  {
    title: 'Sides',
    text: 'As on a chess-board: board i of the better country moves first against board j of the other when i + j is even.',
    source: 'KIBA championship, B.3.3',
  },
  {
    title: 'Missing board',
    text: 'A country with two players loses the three games of the third.',
    source: 'KIBA championship, B.3.5',
  },
  { title: 'Winner', text: 'The country with more games won.', source: 'KIBA championship, B.3.3' },
];

const PAIR_RULES: readonly TournamentRule[] = [
  {
    title: 'Games of a pair',
    text: 'Two, once with each side: who is named first in the table moves first in game 1.',
    source: 'KIBA tournament, A.5.3',
  },
];

function playersRule(tournament: TournamentRecord): TournamentRule {
  const { min, max } = playerLimits(tournament);
  const isKiba = tournament.format === 'KIBA' || presetOf(tournament) === 'KIBA';
  return {
    title: 'Players',
    text: `${min} to ${max}${isKiba ? ' (KIBA takes 6 to 34)' : ''}.`,
    source: isKiba ? 'KIBA tournament, A.2.2' : null,
  };
}

function venueRule({ venue }: TournamentRecord): TournamentRule {
  const text =
    venue === 'HERE'
      ? 'Here, on live boards: every move is checked, every clock is kept.'
      : 'Elsewhere: players report their results, there is no board here.';
  return { title: 'Venue', text, source: null };
}

function timeRules({ timeControl }: TournamentRecord): readonly TournamentRule[] {
  if (timeControl === null) return [];
  const control = parseTimeControl(timeControl);
  invariant(control.ok, 'the stored time control of a tournament is readable');
  return [
    { title: 'Time control', text: timeControlInWords(control.value), source: `KIBA tournament, A.7: ${timeControl}` },
    {
      title: 'Out of time',
      text: 'Who has no time left loses that game; a move at exactly the deadline is in time.',
      source: 'KIBA tournament, A.7.4',
    },
  ];
}

/** A time control in words: `3 days each, plus 1 day a move, never above 7 days.` */
export function timeControlInWords(control: TimeControl): string {
  if (control.kind === 'untimed') {
    const warned = control.warnAt.length === 0 ? '' : `, with a warning after ${control.warnAt.join(' and ')}`;
    return `No clock; a game without a move is lost after ${control.forfeitAfterDays} days${warned}.`;
  }
  const [initial, increment, limit] = [control.initial, control.increment, control.limit].map(durationInWords);
  const plus = control.increment === 0 ? '' : `, plus ${increment} a move, never above ${limit}`;
  return `${initial} each${plus}.`;
}

const TABLE_RULES: readonly TournamentRule[] = [
  {
    title: 'Points',
    text: 'One for each game won; a game without a winner gives nobody a point.',
    source: 'KIBA tournament, A.9.1',
  },
  {
    title: 'Equal points',
    text: 'Neustadtl decides, then the KIBA score; whom nothing separates share the rank.',
    source: 'KIBA tournament, A.9.4',
  },
];

const WITHDRAWAL_RULE: TournamentRule = {
  title: 'Withdrawal',
  text: 'Finished games keep their results; all unfinished games of the player who withdraws are lost at once.',
  source: 'KIBA tournament, A.8.2',
};
