import type { Message } from '../kernel/message.ts';
import { err, type Result } from '../kernel/result.ts';

/** Settings as they are stored: plain JSON. */
export type StoredSettings = { readonly [key: string]: SettingValue };
type SettingValue = string | number | boolean | null | readonly SettingValue[] | StoredSettings;

/** Between which numbers settings lie, both among them, by the names of those that are numbers and have bounds. */
export type SettingBounds = Readonly<Record<string, { readonly least: number; readonly most: number }>>;

/** Why settings are refused; `setting`: the one at fault by its name, missing where none is by itself. */
export interface SettingsRefusal {
  readonly message: Message;
  readonly setting?: string;
}

/** Refuses settings, or one of them. */
export function refuseSettings(message: Message, setting?: string): Result<never, SettingsRefusal> {
  return err(setting === undefined ? { message } : { message, setting });
}

/** Settings without those that are null: they are as usual. */
export function withoutNulls(given: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== undefined));
}
