import { message } from '../../../kernel/message.ts';
import { invariant } from '../../../kernel/assert.ts';
import type { EntryId } from '../../../kernel/ids.ts';
import { ok } from '../../../kernel/result.ts';
import { playerList } from '../../../rules/ratings/player-list.ts';
import { approvedEnd } from '../../../rules/formats/approval.ts';
import { disqualifiedOf } from '../../../rules/formats/disqualification.ts';
import { effectiveResults } from '../../../rules/formats/effective-results.ts';
import { EMPTY_PLAN } from '../../../rules/formats/empty-plan.ts';
import type { FormatState } from '../../../rules/formats/format.ts';
import type { TournamentFormat } from '../../../rules/formats/tournament-format.ts';
import { pairOutlooks } from '../../../rules/formats/pair-outlooks.ts';
import { groupPairTable } from '../../../rules/formats/pair-table.ts';
import { inHalves } from '../../../rules/standings/game-worth.ts';
import type { PairRow } from '../../../rules/standings/pair-standings.ts';
import { agreedTimeOuts } from '../../../rules/formats/time-outs.ts';
import { lostByWithdrawal } from '../../../rules/formats/withdrawal.ts';
import { roundRobinAgreed } from './agreed.ts';
import { roundRobinArranging } from './arranging.ts';
import { roundRobinOrder } from './order.ts';
import { roundRobinOutline } from './outline.ts';
import { ROUND_ROBIN_GROUP, roundRobinPlan } from './plan.ts';
import { checkSize, roundRobinPreflight } from './preflight.ts';
import { ROUND_ROBIN_BOUNDS, ROUND_ROBIN_SIZES, parseRoundRobinSettings, type RoundRobinSettings } from './settings.ts';

/**
 * One group in which everybody plays everybody twice, all games at once, seated in the order of the player list. There is
 * no final: it is done when the last game is decided and that end is approved, and a place that nothing separates is shared.
 * Source: docs/rules/round-robin.md; RULES.md in this folder.
 */
export const roundRobin: TournamentFormat<RoundRobinSettings> = {
  key: 'ROUND_ROBIN',
  about: message('formats.ROUND_ROBIN.about'),
  stageKinds: { ROUND_ROBIN: { about: 'Everybody plays everybody.' } },
  parseSettings: parseRoundRobinSettings,
  bounds: ROUND_ROBIN_BOUNDS,
  agreed: roundRobinAgreed,
  drawnGames: 'half',
  sizes: ({ preset }) => ROUND_ROBIN_SIZES[preset],
  start(settings, entries) {
    invariant(new Set(entries.map(({ id }) => id)).size === entries.length, 'every entry is there once');
    const fits = checkSize(settings, entries.length);
    return fits.ok ? ok(roundRobinPlan(playerList(entries).map(({ id }) => id))) : fits;
  },
  next(settings, state) {
    const results = effectiveResults(state.decided);
    const done = state.plan.games.every(({ key }) => results.has(key));
    return approvedEnd(settings.approvalHours, state, {
      plan: EMPTY_PLAN,
      stages: state.plan.stages.map(({ key }) => ({ stage: key, state: done ? 'PUBLISHED' : 'RUNNING' })),
      done,
      winner: done ? soleFirst(settings, state) : null,
    });
  },
  approvalHours: ({ approvalHours }) => approvalHours,
  adjustsPoints: (group) => group === ROUND_ROBIN_GROUP,
  timeOuts: ({ timeOuts }) => agreedTimeOuts(timeOuts),
  finalTable: ROUND_ROBIN_GROUP,
  arranging: roundRobinArranging,
  withdraw: (_settings, state, entry) => lostByWithdrawal(state, entry),
  standings: (settings, state, group) => tableOf(settings, state, group).map(({ standing }) => standing),
  crosstable: tableOf,
  outlooks: (settings, state, group) =>
    pairOutlooks(state, tableOf(settings, state, group), { worth: inHalves(settings), last: disqualifiedOf(state) }),
  outline: roundRobinOutline,
  preflight: roundRobinPreflight,
};

function tableOf(settings: RoundRobinSettings, state: FormatState, group: string): readonly PairRow[] {
  return groupPairTable(state, group, roundRobinOrder(settings, state));
}

function soleFirst(settings: RoundRobinSettings, state: FormatState): EntryId | null {
  const best = tableOf(settings, state, ROUND_ROBIN_GROUP)[0]?.standing;
  return best === undefined || best.shared ? null : best.entry;
}
