import { computed, inject, provide, type ComputedRef, type InjectionKey } from 'vue';

/** Between which numbers a setting lies, as the API says it. */
export interface SettingBound {
  readonly setting: string;
  readonly least: number;
  readonly most: number;
}

const BOUNDS: InjectionKey<() => readonly SettingBound[]> = Symbol('bounds of settings');

/** Lets the fields inside know the bounds of their settings. */
export function provideSettingBounds(bounds: () => readonly SettingBound[]): void {
  provide(BOUNDS, bounds);
}

/** Between which numbers the setting of a field lies; null: it has no bounds, or the field is for none. */
export function useSettingBound(setting: string | undefined): ComputedRef<SettingBound | null> {
  const bounds = inject(BOUNDS, () => []);
  return computed(() => bounds().find((bound) => bound.setting === setting) ?? null);
}
