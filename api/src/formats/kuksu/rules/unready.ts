import { message } from '../../../kernel/message.ts';
import { err, type Result } from '../../../kernel/result.ts';
import type { FormatEntry, FormatRefusal, PreflightIssue } from '../../../rules/formats/format.ts';
import { arrangement, openTitleMatch, type ArrangementRefusal } from './arrangement.ts';
import { candidateOf, titleBefore } from './field.ts';
import { LEAGUE_SIZES } from './tiers.ts';

/**
 * What the entries bring from the last cycle that no leagues can be made of, blocking: the winner of League A of whom nobody has
 * said how the match for the title went, or more players in a tier than it has places. Source: Kuksu 8.1, 11.3, 12.
 */
export function kuksuUnready(entries: readonly FormatEntry[]): readonly PreflightIssue[] {
  const candidates = entries.map(candidateOf);
  const title = titleBefore(entries);
  const winner = openTitleMatch(candidates, title);
  const arranged: Result<unknown, ArrangementRefusal> =
    winner === null ? arrangement(candidates, title) : err({ kind: 'title-match-open', winner });
  if (arranged.ok) return [];
  const { kind } = arranged.error;
  if (kind === 'short' || kind === 'too-few') return [];
  const { message: why } = startRefusal(arranged.error, entries);
  if (kind === 'tier-overfull') return [{ code: 'TIER_OVERFULL', message: why, rules: ['Kuksu 8.1'], blocking: true }];
  return [{ code: 'TITLE_MATCH_OPEN', message: why, rules: ['Kuksu 11.3'], blocking: true }];
}

/** Why these entries cannot start. */
export function startRefusal(refusal: ArrangementRefusal, entries: readonly FormatEntry[]): FormatRefusal {
  switch (refusal.kind) {
    case 'too-few':
      return {
        kind: 'too-few-players',
        message: message('formats.KUKSU.start.tooFew', { least: LEAGUE_SIZES.min, players: entries.length }),
      };
    case 'short': {
      const { exclude, invite } = refusal;
      return { kind: 'for-director', message: message('formats.KUKSU.start.short', { exclude, invite }) };
    }
    case 'title-match-open': {
      const name = entries.find(({ id }) => id === refusal.winner)?.name ?? '';
      return { kind: 'for-director', message: message('formats.KUKSU.start.titleMatchOpen', { name }) };
    }
    case 'tier-overfull': {
      const { players, tier, places } = refusal;
      return {
        kind: 'too-many-players',
        message: message('formats.KUKSU.start.tierOverfull', { players, tier, places }),
      };
    }
  }
}
