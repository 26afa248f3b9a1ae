import { shallowReactive, type Component } from 'vue';
import type { Drawn, Takes } from '../ui/drawn.ts';

/** A form of settings while it is filled in. */
export interface HeldSettings<Input> {
  /** The fields of the form: takes it as `model-value`. */
  readonly Fields: Component;
  readonly form: object;
  /** The same as the API takes it, as the form stands. */
  given(): Input;
}

/** What can be chosen of a game or a format. */
export interface SettingsPart<Read, Input> {
  /** A form of its own, filled in as these settings say; null: they are of something else. */
  begin(read: Read): HeldSettings<Input> | null;
  /** The key of what the kind is called that these settings choose; null: they choose none, or are of something else. */
  kindOf(read: Read): string | null;
}

/** Makes parts of settings that are read as one of `Read` and given as one of `Input`; the fields are checked against the form that they are for. */
export const settingsPart =
  <Read extends { readonly __typename: string }, Input>() =>
  <Name extends Read['__typename'], Form extends object, Fields extends Drawn>(
    name: Name,
    {
      Fields,
      formOf,
      given,
      kindOf,
    }: {
      readonly formOf: (read: Extract<Read, { readonly __typename: Name }>) => Form;
      readonly given: (form: Readonly<Form>) => Input;
      /** Where settings choose one of several kinds: the key of what it is called. */
      readonly kindOf?: (read: Extract<Read, { readonly __typename: Name }>) => string;
      readonly Fields: Fields & Takes<Fields, { readonly modelValue: Form }>;
    },
  ): SettingsPart<Read, Input> => {
    const isOwn = (read: Read): read is Extract<Read, { readonly __typename: Name }> => read.__typename === name;
    return {
      begin(read) {
        if (!isOwn(read)) return null;
        const form = shallowReactive(formOf(read));
        return { Fields, form, given: () => given(form) };
      },
      kindOf: (read) => (kindOf !== undefined && isOwn(read) ? kindOf(read) : null),
    };
  };
