import type { FormatEntry, FormatRefusal, PreflightIssue } from '../../../rules/formats/format.ts';
import { arrangement, type ArrangementRefusal } from './arrangement.ts';
import { candidateOf, titleBefore } from './field.ts';
import { LEAGUE_SIZES } from './tiers.ts';

/**
 * What the entries bring from the last cycle that no leagues can be made of, blocking: the winner of League A of whom nobody has
 * said how the match for the title went, or more players in a tier than it has places. Source: Kuksu 8.1, 11.3, 12.
 */
export function kuksuUnready(entries: readonly FormatEntry[]): readonly PreflightIssue[] {
  const arranged = arrangement(entries.map(candidateOf), titleBefore(entries));
  if (arranged.ok) return [];
  const { kind } = arranged.error;
  if (kind === 'short' || kind === 'too-few') return [];
  const { message } = startRefusal(arranged.error, entries);
  if (kind === 'tier-overfull') return [{ code: 'TIER_OVERFULL', message, rules: ['Kuksu 8.1'], blocking: true }];
  return [{ code: 'TITLE_MATCH_OPEN', message, rules: ['Kuksu 11.3'], blocking: true }];
}

/** Why these entries cannot start, for a person. */
export function startRefusal(refusal: ArrangementRefusal, entries: readonly FormatEntry[]): FormatRefusal {
  switch (refusal.kind) {
    case 'too-few':
      return {
        kind: 'too-few-players',
        message: `A Kuksu league has at least ${LEAGUE_SIZES.min} players, here are ${entries.length}.`,
      };
    case 'short': {
      const { exclude, invite } = refusal;
      const message = `${exclude} players are left over for the lowest tier: leave ${exclude} out or invite ${invite}.`;
      return { kind: 'for-director', message };
    }
    case 'title-match-open': {
      const name = entries.find(({ id }) => id === refusal.winner)?.name ?? '';
      const message = `${name} has won League A in the last cycle, and neither holds the title nor has lost the match for it: note which.`;
      return { kind: 'for-director', message };
    }
    case 'tier-overfull': {
      const { players: earned, tier, places } = refusal;
      const message = `${earned} players have earned tier ${tier}, which has only ${places} places.`;
      return { kind: 'too-many-players', message };
    }
  }
}
