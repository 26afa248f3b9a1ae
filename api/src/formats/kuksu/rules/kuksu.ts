import { invariant } from '../../../kernel/assert.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { FormatRefusal } from '../../../rules/formats/format.ts';
import type { TournamentFormat } from '../../../rules/formats/tournament-format.ts';
import { lostByWithdrawal } from '../../../rules/formats/withdrawal.ts';
import { kuksuAdvances } from './advances.ts';
import { kuksuAgreed } from './agreed.ts';
import { arrangement, type ArrangementRefusal } from './arrangement.ts';
import { candidateOf, titleBefore } from './field.ts';
import { kuksuGroupTable } from './group-table.ts';
import { kuksuHandOn, kuksuQualified } from './hand-on.ts';
import { kuksuNext } from './next.ts';
import { kuksuOutlooks } from './outlooks.ts';
import { leaguesPlan } from './plans.ts';
import { kuksuPreflight } from './preflight.ts';
import { KUKSU_BOUNDS, parseKuksuSettings, type KuksuSettings } from './settings.ts';
import { LEAGUE_SIZES, capacityOfTiers } from './tiers.ts';
import { KUKSU_DECIDERS, KUKSU_ZONES } from './zones.ts';

/** A tier more than the rules name, so that nobody is turned away. Source: Kuksu 7.1. */
const MOST_PLAYERS = capacityOfTiers(7);

/**
 * A cycle of the Kuksu league: all leagues of all tiers at once, then the title match. The holder is an entry who waits for it.
 * The end of the leagues waits for the director. Source: docs/rules/kuksu.md; RULES.md in this folder.
 */
export const kuksu: TournamentFormat<KuksuSettings> = {
  key: 'KUKSU',
  about: 'Tiers of leagues with promotion, demotion and a title match.',
  parseSettings: parseKuksuSettings,
  bounds: KUKSU_BOUNDS,
  usualTimeControl: { written: 'T=(7+1)<=7', rules: ['Kuksu 6.1'] },
  onlyGames: { keys: ['GO'], refusal: 'A Kuksu cycle is played in go, and in no other game.' },
  agreed: kuksuAgreed,
  starters: (_settings, entries) => entries.filter(({ id }) => id !== titleBefore(entries).holder),
  sizes: () => ({ min: LEAGUE_SIZES.min, max: MOST_PLAYERS }),
  start(_settings, entries) {
    invariant(new Set(entries.map(({ id }) => id)).size === entries.length, 'every entry is there once');
    const arranged = arrangement(entries.map(candidateOf), titleBefore(entries));
    return arranged.ok ? ok(leaguesPlan(arranged.value.leagues)) : refused(arranged.error, entries.length);
  },
  next: (_settings, state) => kuksuNext(state),
  advances: {
    zones: KUKSU_ZONES,
    deciders: KUKSU_DECIDERS,
    of: (_settings, state, stage) => kuksuAdvances(state, stage),
  },
  approvalHours: ({ approvalHours }) => approvalHours,
  acceptanceDays: ({ acceptanceDays }) => (acceptanceDays === 0 ? null : acceptanceDays),
  disqualification: 'He keeps his points and his place, has no trophy, and no award when the next cycle is arranged.',
  withdraw: (_settings, state, entry) => lostByWithdrawal(state, entry),
  standings: (_settings, state, group) => kuksuGroupTable(state, group).map(({ standing }) => standing),
  crosstable: (_settings, state, group) => kuksuGroupTable(state, group),
  outlooks: (_settings, state, group) => kuksuOutlooks(state, group),
  inNext: {
    handedOn: (_settings, state) => kuksuHandOn(state),
    qualified: (_settings, state) => kuksuQualified(state),
  },
  preflight: (_settings, players) => kuksuPreflight(players),
};

function refused(refusal: ArrangementRefusal, players: number): Result<never, FormatRefusal> {
  switch (refusal.kind) {
    case 'too-few':
      return err({
        kind: 'too-few-players',
        message: `A Kuksu league has at least ${LEAGUE_SIZES.min} players, here are ${players}.`,
      });
    case 'short': {
      const { exclude, invite } = refusal;
      const message = `${exclude} players are left over for the lowest tier: leave ${exclude} out or invite ${invite}.`;
      return err({ kind: 'for-director', message });
    }
    case 'title-match-open': {
      const message = 'The winner of League A has entered and neither holds the title nor has lost the match for it.';
      return err({ kind: 'for-director', message });
    }
    case 'tier-overfull': {
      const { players: earned, tier, places } = refusal;
      const message = `${earned} players have earned tier ${tier}, which has only ${places} places.`;
      return err({ kind: 'too-many-players', message });
    }
  }
}
