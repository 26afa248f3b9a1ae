import { message, type Message } from '../../../kernel/message.ts';
import { asId, type EntryId } from '../../../kernel/ids.ts';
import type { RuleId } from '../../../rules/citation.ts';
import type { PreflightIssue } from '../../../rules/formats/format.ts';
import { kibaGroups, type KibaGroup } from './groups.ts';
import type { KibaSettings } from './settings.ts';

const COMFORTABLE_GAMES = 10;

const BLOCKING = {
  'too-few-players': ['TOO_FEW_PLAYERS', 'KIBA 2.2'],
  'too-many-players': ['TOO_MANY_PLAYERS', 'KIBA 2.2'],
  'groups-too-small': ['GROUPS_TOO_SMALL', 'KIBA 4.1'],
} as const;

/**
 * What does not work, or is worth knowing, at this number of players with these settings: blocking are too few or too many
 * players and groups that are too small; the rest says who rests, where a player has more than ten games at once, and how
 * large the semi-finals are. Source: KIBA 2.2, 4, 5.4, 10.
 */
export function kibaPreflight(settings: KibaSettings, players: number): readonly PreflightIssue[] {
  const list = Array.from({ length: players }, (_, index) => asId<EntryId>(String(index)));
  const planned = kibaGroups(list, settings.groups);
  if (!planned.ok) {
    const [code, rule] = BLOCKING[planned.error.kind];
    return [{ code, message: planned.error.message, rules: [rule], blocking: true }];
  }
  const { groups } = planned.value;
  return [...groupNotes(groups), ...semifinalNotes(settings, groups.length)];
}

function groupNotes(groups: readonly KibaGroup[]): readonly PreflightIssue[] {
  const odd = groups.filter(({ players }) => players.length % 2 === 1);
  const crowded = groups.filter(({ players }) => gamesOfOne(players.length) > COMFORTABLE_GAMES);
  const largest = groups[0]?.players.length ?? 0;
  const notes: PreflightIssue[] = [];
  if (odd.length > 0) {
    notes.push(note('GROUP_WITH_BYE', message('formats.KIBA.start.oddGroups', named(odd)), 'KIBA 4.4'));
  }
  if (crowded.length > 0) {
    const games = gamesOfOne(largest);
    notes.push(note('MANY_GAMES', message('formats.KIBA.start.manyGames', { ...named(crowded), games }), 'KIBA 5.4'));
  }
  return notes;
}

function semifinalNotes({ few }: KibaSettings, groups: number): readonly PreflightIssue[] {
  if (groups === 1 || (groups === 2 && few === 'SHORT_PATH')) return [];
  const games = gamesOfOne(groups);
  const notes: PreflightIssue[] = [];
  if (groups === 2) {
    notes.push(note('SEMIFINAL_OF_TWO', message('formats.KIBA.start.semifinalOfTwo'), 'KIBA 4.1'));
  }
  if (groups > 2 && groups % 2 === 1) {
    const odd = message('formats.KIBA.start.oddSemifinal', { players: groups });
    notes.push(note('SEMIFINAL_WITH_BYE', odd, 'KIBA 10.1'));
  }
  if (games > COMFORTABLE_GAMES) {
    const many = message('formats.KIBA.start.manySemifinalGames', { players: groups, games });
    notes.push(note('SEMIFINAL_MANY_GAMES', many, 'KIBA 10.1'));
  }
  return notes;
}

function gamesOfOne(players: number): number {
  return 2 * (players - 1);
}

function named(groups: readonly KibaGroup[]): { readonly n: number; readonly groups: { readonly names: string[] } } {
  return { n: groups.length, groups: { names: groups.map(({ name }) => name) } };
}

function note(code: string, text: Message, rule: RuleId): PreflightIssue {
  return { code, message: text, rules: [rule], blocking: false, bySettings: true };
}
