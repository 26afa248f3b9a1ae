/** Settings as they are stored: plain JSON. */
export type StoredSettings = { readonly [key: string]: SettingValue };
type SettingValue = string | number | boolean | null | readonly SettingValue[] | StoredSettings;

/** Settings without those that are null: they are as usual. */
export function withoutNulls(given: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== undefined));
}
