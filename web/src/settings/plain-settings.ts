import { shallowReactive } from 'vue';
import type { SettingFact, SettingsFact } from '../graphql/schema-facts.ts';
import type { PlainForm } from './plain-form.ts';
import PlainSettingsFields from './PlainSettingsFields.vue';
import type { HeldSettings } from './settings-part.ts';

function givenValue({ kind }: SettingFact, value: string | number): string | number | boolean {
  return kind === 'SWITCH' ? value === 'true' : value;
}

/** Makes plain forms of settings that the API takes as one of `Input`, which has a field for each of the keys of `facts`. */
export function plainSettings<Input extends object>(facts: Readonly<Record<string, SettingsFact>>) {
  const fields = new Set(Object.values(facts).map(({ field }) => field));
  const isTaken = (given: object): given is Input => Object.keys(given).every((name) => fields.has(name));
  /** A form of what can be set of this key, all of it empty; null: nothing can be set. */
  return (key: string, empty: PlainForm['empty']): HeldSettings<Input | null> | null => {
    const fact = facts[key];
    if (fact === undefined || fact.settings.length === 0) return null;
    const { field, settings } = fact;
    const values = shallowReactive<Record<string, string | number>>(
      Object.fromEntries(settings.map(({ name }) => [name, ''])),
    );
    const form: PlainForm = { empty, settings, values };
    return {
      Fields: PlainSettingsFields,
      form,
      given() {
        const filled = settings.flatMap((setting) => {
          const value = values[setting.name] ?? '';
          return value === '' ? [] : [[setting.name, givenValue(setting, value)] as const];
        });
        const given = { [field]: Object.fromEntries(filled) };
        return isTaken(given) ? given : null;
      },
    };
  };
}
