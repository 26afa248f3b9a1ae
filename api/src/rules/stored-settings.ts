/** Settings as they are stored: plain JSON. */
export type StoredSettings = { readonly [key: string]: SettingValue };
type SettingValue = string | number | boolean | null | readonly SettingValue[] | StoredSettings;
