import { message } from '../../../kernel/message.ts';
import { invariant } from '../../../kernel/assert.ts';
import { ok } from '../../../kernel/result.ts';
import { approvedEnd } from '../../../rules/formats/approval.ts';
import { EMPTY_PLAN } from '../../../rules/formats/empty-plan.ts';
import type { FormatState, NextStep } from '../../../rules/formats/format.ts';
import type { TournamentFormat } from '../../../rules/formats/tournament-format.ts';
import { agreedTimeOuts } from '../../../rules/formats/time-outs.ts';
import { lostByWithdrawal } from '../../../rules/formats/withdrawal.ts';
import { swissAgreed } from './agreed.ts';
import { swissArranging } from './arranging.ts';
import { swissHappening } from './happening.ts';
import { swissOutline } from './outline.ts';
import { listedField } from './field.ts';
import { firstRound, nextRound, stillThere } from './next-round.ts';
import { SWISS_GROUP } from './plan.ts';
import { checkSize, swissPreflight, swissSizes } from './preflight.ts';
import { isOver, roundsOf } from './rounds.ts';
import { parseSwissSettings, roundsFor, SWISS_BOUNDS, type SwissSettings } from './settings.ts';
import { swissTable } from './standings.ts';

/**
 * A Swiss by the Dutch system: one group, each round drawn by the points so far when all games of the one before it are decided.
 * Source: docs/rules/swiss.md, after FIDE C.04.3; RULES.md in this folder.
 */
export const swiss: TournamentFormat<SwissSettings> = {
  key: 'SWISS',
  about: message('formats.SWISS.about'),
  stageKinds: { SWISS: { about: 'Rounds in which players with equal points meet.' } },
  parseSettings: parseSwissSettings,
  bounds: SWISS_BOUNDS,
  agreed: swissAgreed,
  drawnGames: 'half',
  sizes: swissSizes,
  start(settings, entries) {
    invariant(new Set(entries.map(({ id }) => id)).size === entries.length, 'every entry is there once');
    const fits = checkSize(settings, entries.length);
    if (!fits.ok) return fits;
    const nothing = { decided: [], withdrawals: [], approved: [], disqualified: [], lots: [], matchDecisions: [] };
    return ok(firstRound(settings, { ...nothing, entries, plan: EMPTY_PLAN }, listedField(entries)));
  },
  next: (settings, state) => approvedEnd(settings.approvalHours, state, swissNext(settings, state)),
  approvalHours: ({ approvalHours }) => approvalHours,
  adjustsPoints: (group) => group === SWISS_GROUP,
  timeOuts: ({ timeOuts }) => agreedTimeOuts(timeOuts),
  finalTable: SWISS_GROUP,
  arranging: swissArranging,
  withdraw: (_settings, state, entry) => lostByWithdrawal(state, entry),
  happening: swissHappening,
  standings: (settings, state, group) => swissTable(settings, state, group).map(({ standing }) => standing),
  crosstable: swissTable,
  outline: swissOutline,
  preflight: swissPreflight,
};

/** The next round once the last is over and two are left to play it; after the last one the end. Source: Swiss 2.2, 2.3, 5.4. */
function swissNext(settings: SwissSettings, state: FormatState): NextStep {
  const rounds = roundsOf(state);
  const isPaused = rounds.every(isOver);
  const isEnough = rounds.length >= roundsFor(settings, state.entries.length) || stillThere(state).size < 2;
  const done = isPaused && isEnough;
  const best = done ? swissTable(settings, state, SWISS_GROUP)[0]?.standing : undefined;
  return {
    plan: isPaused && !isEnough ? { ...EMPTY_PLAN, ...nextRound(settings, state) } : EMPTY_PLAN,
    stages: state.plan.stages.map(({ key }) => ({ stage: key, state: done ? 'PUBLISHED' : 'RUNNING' })),
    done,
    winner: best === undefined || best.shared ? null : best.entry,
  };
}
