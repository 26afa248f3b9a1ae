import { z } from 'zod';
import type { StoredSettings } from '../../rules/stored-settings.ts';

const SETTINGS = z.record(z.string(), z.json());

/** Settings from a row, whose owner reads them further; null: there are none. */
export function storedSettings(stored: unknown): StoredSettings | null {
  return stored === null ? null : SETTINGS.parse(stored);
}

/** The settings of a tournament's games with those of one game over them. */
export function mergedConfig(stored: unknown, own: StoredSettings | null): unknown {
  return own === null ? stored : { ...SETTINGS.parse(stored ?? {}), ...own };
}
