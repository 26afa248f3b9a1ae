import { invalidInput, type InvalidInput } from '../../application/errors.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { fieldNameOf } from '../type-name.ts';
import { message } from '../../application/texts/say.ts';

/** Settings, and the game or format whose they are. */
export interface Chosen<Key extends string> {
  readonly of: Key;
  readonly settings: object;
}

/** What an input says that has a field for each of these keys; null: nothing. More than one is refused as `field`. */
export function chosenSettings<Key extends string>(
  field: string,
  keys: readonly Key[],
  given: object | null | undefined,
): Result<Chosen<Key> | null, InvalidInput> {
  const named: ReadonlyMap<string, unknown> = new Map(Object.entries(given ?? {}));
  const chosen = keys.flatMap((of) => {
    const settings = named.get(fieldNameOf(of));
    return typeof settings === 'object' && settings !== null ? [{ of, settings }] : [];
  });
  if (chosen.length > 1) return err(invalidInput(field, message('refused.settings.several')));
  return ok(chosen[0] ?? null);
}

/** The settings for `key` out of such an input, empty where it says nothing; those of another are refused as `field`. */
export function settingsFor<Key extends string>(
  field: string,
  key: Key,
  keys: readonly Key[],
  given: object | null | undefined,
): Result<object, InvalidInput> {
  const chosen = chosenSettings(field, keys, given);
  if (!chosen.ok) return chosen;
  if (chosen.value === null || chosen.value.of === key) return ok(chosen.value?.settings ?? {});
  const why = message('refused.settings.ofAnother', { given: fieldNameOf(chosen.value.of), chosen: fieldNameOf(key) });
  return err(invalidInput(field, why));
}
