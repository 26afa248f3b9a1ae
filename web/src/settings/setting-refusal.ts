import { computed, inject, onScopeDispose, provide, shallowReactive, type ComputedRef, type InjectionKey } from 'vue';

/** Why settings were refused: the one at fault by its name, null where none is by itself, and a sentence. */
export interface SettingRefusal {
  readonly setting: string | null;
  readonly message: string;
}

interface ToldSettings {
  readonly refusal: () => SettingRefusal | null;
  /** The settings whose fields tell themselves why they were refused. */
  readonly told: Set<string>;
}

const TOLD: InjectionKey<ToldSettings> = Symbol('settings that tell why they were refused');

/** Lets the fields inside tell why their settings were refused; the answer is what none of them tells. */
export function provideSettingRefusal(refusal: () => SettingRefusal | null): ComputedRef<string | null> {
  const told = shallowReactive(new Set<string>());
  provide(TOLD, { refusal, told });
  return computed(() => {
    const now = refusal();
    return now === null || (now.setting !== null && told.has(now.setting)) ? null : now.message;
  });
}

/** Why the setting of a field was refused, told by the field; null: it was not, or the field is for none. */
export function useSettingRefusal(setting: string | undefined): ComputedRef<string | null> {
  const settings = inject(TOLD, null);
  if (settings === null || setting === undefined) return computed(() => null);
  settings.told.add(setting);
  onScopeDispose(() => settings.told.delete(setting));
  return computed(() => {
    const now = settings.refusal();
    return now?.setting === setting ? now.message : null;
  });
}
