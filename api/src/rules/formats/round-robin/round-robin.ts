import { invariant } from '../../../kernel/assert.ts';
import { ok } from '../../../kernel/result.ts';
import { playerList } from '../../ratings/player-list.ts';
import { effectiveResults } from '../effective-results.ts';
import type { TournamentFormat } from '../format.ts';
import { groupPairTable } from '../pair-table.ts';
import { lostByWithdrawal } from '../withdrawal.ts';
import { roundRobinPlan } from './plan.ts';
import { checkSize, roundRobinPreflight } from './preflight.ts';
import { ROUND_ROBIN_SIZES, parseRoundRobinSettings, type RoundRobinSettings } from './settings.ts';

/**
 * One group in which everybody plays everybody twice, all games at once, seated in the order of the player list. There is
 * no final: it is done when the last game is decided, and a place that nothing separates is shared.
 * Source: formats.md A.3 to A.9; RULES.md in this folder.
 */
export const roundRobin: TournamentFormat<RoundRobinSettings> = {
  key: 'ROUND_ROBIN',
  parseSettings: parseRoundRobinSettings,
  sizes: ({ preset }) => ROUND_ROBIN_SIZES[preset],
  start(settings, entries) {
    invariant(new Set(entries.map(({ id }) => id)).size === entries.length, 'every entry is there once');
    const fits = checkSize(settings, entries.length);
    return fits.ok ? ok(roundRobinPlan(playerList(entries).map(({ id }) => id))) : fits;
  },
  next(_settings, { plan, decided }) {
    const results = effectiveResults(decided);
    return plan.games.every(({ key }) => results.has(key)) ? 'done' : 'wait';
  },
  withdraw: (_settings, state, entry) => lostByWithdrawal(state, entry),
  standings: (_settings, state, group) => groupPairTable(state, group).map(({ standing }) => standing),
  crosstable: (_settings, state, group) => groupPairTable(state, group),
  preflight: roundRobinPreflight,
};
