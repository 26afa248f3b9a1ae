import { shallowReactive, type Component } from 'vue';
import type { createMutation } from '../director/tournament-deeds.ts';
import type { VariablesOf } from '../graphql/tada.ts';
import type { Drawn, Takes } from '../ui/drawn.ts';

/** What a new tournament says of the settings of its game. */
export type SettingsInput = Partial<VariablesOf<typeof createMutation>['input']>;

/** A form of the settings while it is filled in. */
export interface HeldSettings {
  readonly form: object;
  /** The same as the API takes it, as the form stands. */
  given(): SettingsInput;
}

/** What can be chosen of a game when a tournament of it is made. */
export interface GameSettings {
  /** The fields of the form: takes it as `model-value`, and as `refusal` why the server refused the settings together. */
  readonly Fields: Component;
  /** A form of its own, filled in as usual. */
  readonly begin: () => HeldSettings;
}

/** The settings of a game, its fields checked against the form that they are for. */
export const gameSettings = <Form extends object, Fields extends Drawn>({
  Fields,
  usual,
  given,
}: {
  readonly usual: Readonly<Form>;
  readonly given: (form: Readonly<Form>) => SettingsInput;
  readonly Fields: Fields & Takes<Fields, { readonly modelValue: Form; readonly refusal: string | null }>;
}): GameSettings => ({
  Fields,
  begin() {
    const form = shallowReactive({ ...usual });
    return { form, given: () => given(form) };
  },
});
