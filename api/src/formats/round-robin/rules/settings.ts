import { ok, type Result } from '../../../kernel/result.ts';
import { TABLE_SIZES } from '../../../rules/formats/table-sizes.ts';
import { refuseSettings, type SettingsRefusal } from '../../../rules/stored-settings.ts';

/** FREE: 3 to 34 players. KIBA: 6 to 34, as KIBA's own tournaments. */
export const ROUND_ROBIN_PRESETS = ['FREE', 'KIBA'] as const;
export type RoundRobinPreset = (typeof ROUND_ROBIN_PRESETS)[number];

/** The settings of a round robin, as they are stored. */
export type RoundRobinSettings = { readonly preset: RoundRobinPreset };

/** The fewest and the most players of each preset. Source: Round robin 1.1. */
export const ROUND_ROBIN_SIZES: Readonly<Record<RoundRobinPreset, { readonly min: number; readonly max: number }>> = {
  FREE: { min: 3, max: 34 },
  KIBA: TABLE_SIZES,
};

/** Reads untrusted settings; nothing at all, or no preset, is FREE. Refuses other keys and presets with a sentence. */
export function parseRoundRobinSettings(value: unknown): Result<RoundRobinSettings, SettingsRefusal> {
  if (value === undefined || value === null) return ok({ preset: 'FREE' });
  if (typeof value !== 'object' || Array.isArray(value))
    return refuseSettings('The settings of a round robin must be an object.');
  const stranger = Object.keys(value).find((key) => key !== 'preset');
  if (stranger !== undefined) return refuseSettings(`A round robin has no setting "${stranger}".`);
  const given: unknown = 'preset' in value ? value.preset : 'FREE';
  const preset = ROUND_ROBIN_PRESETS.find((known) => known === given);
  if (preset === undefined)
    return refuseSettings(`The preset of a round robin is ${ROUND_ROBIN_PRESETS.join(' or ')}.`, 'preset');
  return ok({ preset });
}
