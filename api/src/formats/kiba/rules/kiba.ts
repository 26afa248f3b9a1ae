import { message } from '../../../kernel/message.ts';
import { invariant } from '../../../kernel/assert.ts';
import { err, ok } from '../../../kernel/result.ts';
import { KIBA_SCORE } from './score.ts';
import { playerList } from '../../../rules/ratings/player-list.ts';
import type { TournamentFormat } from '../../../rules/formats/tournament-format.ts';
import { TABLE_SIZES } from '../../../rules/formats/table-sizes.ts';
import { onlyTheGame } from '../../../rules/formats/time-outs.ts';
import { lostByWithdrawal } from '../../../rules/formats/withdrawal.ts';
import { kibaAdvances } from './advances.ts';
import { kibaAgreed } from './agreed.ts';
import { kibaArranging } from './arranging.ts';
import { kibaGroups } from './groups.ts';
import { kibaHappening } from './happening.ts';
import { kibaNext } from './next.ts';
import { kibaOutline } from './outline.ts';
import { kibaOutlooks } from './outlooks.ts';
import { qualificationPlan } from './plans.ts';
import { kibaPreflight } from './preflight.ts';
import { KIBA_BOUNDS, parseKibaSettings, type KibaSettings } from './settings.ts';
import { DEFAULT_CONTROL_TEXT } from '../../../rules/clocks/control-notation.ts';
import { FINAL_GROUP, isPlayoffGroup, STAGE_KINDS, STAGES } from './stages.ts';
import { kibaGroupTable } from './standings.ts';
import { KIBA_DECIDERS, KIBA_ZONES } from './zones.ts';

/**
 * KIBA's own tournament: the player list is dealt into groups that play a double round, the firsts and the seconds play two
 * semi-finals in the same way, and their winners the final, best of three. The end of the qualification and of the
 * semi-finals waits for the director. Source: docs/rules/kiba.md; RULES.md in this folder.
 */
export const kiba: TournamentFormat<KibaSettings> = {
  key: 'KIBA',
  listScore: KIBA_SCORE,
  about: message('formats.KIBA.about'),
  stageKinds: STAGE_KINDS,
  parseSettings: parseKibaSettings,
  bounds: KIBA_BOUNDS,
  usualTimeControl: { written: DEFAULT_CONTROL_TEXT, rules: ['KIBA 7.1'] },
  agreed: kibaAgreed,
  sizes: () => TABLE_SIZES,
  start(settings, entries) {
    invariant(new Set(entries.map(({ id }) => id)).size === entries.length, 'every entry is there once');
    const list = playerList(entries).map(({ id }) => id);
    const planned = kibaGroups(list, settings.groups);
    if (planned.ok) return ok(qualificationPlan(planned.value.groups));
    const { kind, message } = planned.error;
    return err({ kind: kind === 'groups-too-small' ? 'bad-settings' : kind, message });
  },
  next: kibaNext,
  arranging: kibaArranging,
  advances: { zones: KIBA_ZONES, deciders: KIBA_DECIDERS, of: kibaAdvances },
  approvalHours: ({ approvalHours }) => approvalHours,
  timeOuts: () => onlyTheGame(['KIBA 8.5']),
  lastMatch: STAGES.FINAL.kind,
  happening: (_settings, state, stage) => kibaHappening(state, stage),
  isPlayoff: isPlayoffGroup,
  adjustsPoints: (group) => group !== FINAL_GROUP && !isPlayoffGroup(group),
  withdraw: (_settings, state, entry) => lostByWithdrawal(state, entry),
  standings: (settings, state, group) => kibaGroupTable(settings, state, group).map(({ standing }) => standing),
  crosstable: kibaGroupTable,
  outlooks: kibaOutlooks,
  outline: kibaOutline,
  preflight: kibaPreflight,
};
