import { message } from '../../../kernel/message.ts';
import { ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { refuseSettings, type SettingsRefusal } from '../../../rules/stored-settings.ts';
import { RING } from './layout.ts';
import { BAO_VARIANTS } from './types.ts';
import type { BaoConfig, BaoPosition, BaoVariant } from './types.ts';

const KISWAHILI_RING = [0, 0, 0, 0, 6, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const KUJIFUNZA_RING = Array.from({ length: RING }, () => 2);
const STORE = 22;

/** The position before the first move, South to move. Source: Bao 1.3, 9.1. */
export function opening(config: BaoConfig): BaoPosition {
  const isKiswahili = config.variant === 'KISWAHILI';
  const ring = isKiswahili ? KISWAHILI_RING : KUJIFUNZA_RING;
  const store = isKiswahili ? STORE : 0;
  return {
    variant: config.variant,
    pits: { first: ring, second: ring },
    store: { first: store, second: store },
    house: { first: isKiswahili, second: isKiswahili },
    turn: 'first',
    blocked: null,
    result: null,
  };
}

/** What is usually played: bao la kiswahili. */
export const USUAL = { variant: 'KISWAHILI' } as const satisfies BaoConfig;

/** Reads untrusted settings; no settings, or none of the variant, mean bao la kiswahili. Refuses an unknown variant. */
export function parseConfig(value: unknown): Result<BaoConfig, SettingsRefusal> {
  if (value === undefined || value === null) return ok(USUAL);
  if (typeof value !== 'object' || Array.isArray(value)) return refuseSettings(message('games.BAO.settings.noObject'));
  const variant: unknown = 'variant' in value ? value.variant : USUAL.variant;
  if (isVariant(variant)) return ok({ variant });
  return refuseSettings(message('games.BAO.settings.variant', { values: { oneOf: BAO_VARIANTS } }), 'variant');
}

function isVariant(value: unknown): value is BaoVariant {
  return BAO_VARIANTS.some((variant) => variant === value);
}
