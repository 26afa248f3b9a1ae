import { message } from '../../../kernel/message.ts';
import { invariant } from '../../../kernel/assert.ts';
import { ok } from '../../../kernel/result.ts';
import { USUAL_UNTIMED_TEXT } from '../../../rules/clocks/control-notation.ts';
import { approvedEnd } from '../../../rules/formats/approval.ts';
import type { TournamentFormat } from '../../../rules/formats/tournament-format.ts';
import { onlyTheGame } from '../../../rules/formats/time-outs.ts';
import { crawfordAt } from '../../../rules/match-score.ts';
import { lostByWithdrawal } from '../../../rules/formats/withdrawal.ts';
import { knockoutAdvances } from './advances.ts';
import { knockoutAgreed } from './agreed.ts';
import { knockoutArranging } from './arranging.ts';
import { firstLots, luckyLosersOf, nextLots } from './draw.ts';
import { matchGameConfig, playersLot } from './keys.ts';
import { knockoutHappening } from './happening.ts';
import { knockoutNext } from './next.ts';
import { knockoutOutline } from './outline.ts';
import { knockoutPlan } from './plan.ts';
import { roundPlan } from './plans.ts';
import { checkSize, KNOCKOUT_SIZES, knockoutPreflight } from './preflight.ts';
import { roundsOf } from './rounds.ts';
import { KNOCKOUT_SETTINGS, parseKnockoutSettings, type KnockoutSettings } from './settings.ts';
import { knockoutStandings } from './standings.ts';
import { knockoutRulingsAt } from './threshold.ts';
import { ROUND_KINDS, type RoundName } from './round-name.ts';
import { KNOCKOUT_ZONES } from './zones.ts';

/**
 * A knock-out of matches to some points: every round drawn anew by lot, a bye in round 1, lucky losers in round 2, and the rule about the
 * last week of a round. A match is one pairing, each of its games is added after the last. Source: docs/rules/knockout.md; RULES.md in this folder.
 */
export const knockout: TournamentFormat<KnockoutSettings> = {
  key: 'KNOCKOUT',
  about: message('formats.KNOCKOUT.about'),
  stageKinds: ROUND_KINDS,
  parseSettings: parseKnockoutSettings,
  bounds: KNOCKOUT_SETTINGS,
  usualTimeControl: { written: USUAL_UNTIMED_TEXT, rules: ['Clocks 2.1', 'Knock-out 3.6'] },
  agreed: knockoutAgreed,
  drawnGames: 'replay',
  sizes: () => KNOCKOUT_SIZES,
  lots: {
    seeds: (_settings, players) => knockoutPlan(players).rounds,
    due(settings, state) {
      const last = roundsOf(settings, state).at(-1);
      if (last !== undefined) return nextLots(state, last);
      const isDrawn = state.lots.some(({ name }) => name === playersLot(1));
      return isDrawn ? null : firstLots(state.entries.map(({ id }) => id));
    },
  },
  start({ length }, entries, lots) {
    invariant(new Set(entries.map(({ id }) => id)).size === entries.length, 'every entry is there once');
    const fits = checkSize(entries.length);
    if (!fits.ok) return fits;
    return ok(roundPlan({ number: 1, matchesBefore: 0, length, gone: new Set() }, lots));
  },
  next: (settings, state) => approvedEnd(settings.approvalHours, state, knockoutNext(settings, state)),
  approvalHours: ({ approvalHours }) => approvalHours,
  timeOuts: () => ({
    ...onlyTheGame(['Knock-out 3.6']),
    text: message('formats.KNOCKOUT.agreed.timeOuts'),
    warned: () => message('formats.KNOCKOUT.timeOut'),
  }),
  unnamedPlaces: (lots) => luckyLosersOf(lots).missing,
  arranging: knockoutArranging,
  advances: { zones: KNOCKOUT_ZONES, deciders: {}, of: knockoutAdvances },
  withdraw: (_settings, state, entry) => lostByWithdrawal(state, entry),
  matches: {
    of: (settings, state) =>
      roundsOf(settings, state).flatMap(({ matches }) => matches.map((match) => ({ ...match, pairing: match.key }))),
    length: ({ length }) => length,
    opening: ({ length }) => matchGameConfig(length, [0, 0], crawfordAt('before', [0, 0], length)),
    rulingsAt: knockoutRulingsAt,
  },
  lastMatch: 'FINAL' satisfies RoundName,
  happening: knockoutHappening,
  ranking: { byOutcome: true },
  standings: knockoutStandings,
  crosstable: (settings, state, group) =>
    knockoutStandings(settings, state, group).map((standing) => ({ standing, cells: [] })),
  outline: knockoutOutline,
  preflight: knockoutPreflight,
};
