import { message } from '../../../kernel/message.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import { APPROVAL_HOURS, USUAL_APPROVAL_HOURS, readApprovalHours } from '../../../rules/formats/approval.ts';
import { WORTH_BOUNDS, type GameWorth } from '../../../rules/standings/game-worth.ts';
import { readTieBreaks, readWorth } from '../../../rules/formats/table-order.ts';
import { TABLE_SIZES } from '../../../rules/formats/table-sizes.ts';
import { readTimeOuts, type TimeOutCost } from '../../../rules/formats/time-outs.ts';
import { refuseSettings, type SettingsRefusal } from '../../../rules/stored-settings.ts';

/** FREE: 3 to 34 players. KIBA: 6 to 34, as KIBA's own tournaments. */
export const ROUND_ROBIN_PRESETS = ['FREE', 'KIBA'] as const;
export type RoundRobinPreset = (typeof ROUND_ROBIN_PRESETS)[number];

/** What can separate players with equal points, and what usually does, in order. Source: Round robin 3.1, 3.5. */
export const ROUND_ROBIN_TIE_BREAKS = ['SB', 'WINS', 'SODOS', 'LIST_SCORE'] as const;
export type RoundRobinTieBreak = (typeof ROUND_ROBIN_TIE_BREAKS)[number];
export const USUAL_TIE_BREAKS: readonly RoundRobinTieBreak[] = ['SB', 'LIST_SCORE'];

/** The settings of a round robin, as they are stored; `approvalHours`: how long its end waits for the director. */
export type RoundRobinSettings = GameWorth & {
  readonly preset: RoundRobinPreset;
  readonly approvalHours: number;
  readonly timeOuts: readonly TimeOutCost[];
  readonly tieBreaks: readonly RoundRobinTieBreak[];
};

/** Between which numbers settings of a round robin lie. */
export const ROUND_ROBIN_BOUNDS = { approvalHours: APPROVAL_HOURS, pointsOfWin: WORTH_BOUNDS.pointsOfWin } as const;

const NAMES: readonly string[] = [
  'preset',
  'approvalHours',
  'tieBreaks',
  'timeOuts',
  'pointsOfWin',
  'pointsOfDraw',
  'pointsOfLoss',
] satisfies (keyof RoundRobinSettings)[];

/** The fewest and the most players of each preset. Source: Round robin 1.1. */
export const ROUND_ROBIN_SIZES: Readonly<Record<RoundRobinPreset, { readonly min: number; readonly max: number }>> = {
  FREE: { min: 3, max: 34 },
  KIBA: TABLE_SIZES,
};

/** Reads untrusted settings; nothing at all, or no preset, is FREE. Refuses other keys and values with a sentence. */
export function parseRoundRobinSettings(value: unknown): Result<RoundRobinSettings, SettingsRefusal> {
  const given: unknown = value ?? {};
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return refuseSettings(message('formats.ROUND_ROBIN.settings.noObject'));
  const stranger = Object.keys(given).find((key) => !NAMES.includes(key));
  if (stranger !== undefined)
    return refuseSettings(message('formats.ROUND_ROBIN.settings.unknown', { name: stranger }), stranger);
  const named: Readonly<Record<string, unknown>> = { preset: 'FREE', ...given };
  const preset = ROUND_ROBIN_PRESETS.find((known) => known === named['preset']);
  if (preset === undefined) {
    const values = { oneOf: ROUND_ROBIN_PRESETS };
    return refuseSettings(message('formats.ROUND_ROBIN.settings.preset', { values }), 'preset');
  }
  const approvalHours = readApprovalHours(named['approvalHours'], USUAL_APPROVAL_HOURS.end);
  if (!approvalHours.ok) return approvalHours;
  const tieBreaks = readTieBreaks(named['tieBreaks'], ROUND_ROBIN_TIE_BREAKS, USUAL_TIE_BREAKS);
  if (!tieBreaks.ok) return tieBreaks;
  const worth = readWorth(new Map(Object.entries(named)));
  if (!worth.ok) return worth;
  const timeOuts = readTimeOuts(named['timeOuts']);
  if (!timeOuts.ok) return timeOuts;
  return ok({
    preset,
    approvalHours: approvalHours.value,
    tieBreaks: tieBreaks.value,
    timeOuts: timeOuts.value,
    ...worth.value,
  });
}
