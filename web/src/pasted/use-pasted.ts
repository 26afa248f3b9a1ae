import { shallowRef, type ShallowRef } from 'vue';
import type { Caused, Refusal } from '../command/answer.ts';
import type { CommandDocument, CommandInput } from '../command/give-command.ts';
import { usePreviewed, type PreviewedCommand } from '../command/use-previewed.ts';
import type { Choice } from './choices.ts';

/** Lines that are pasted, and what takes them. */
export interface Pasted<Answer> {
  readonly text: ShallowRef<string>;
  readonly choices: ShallowRef<readonly Choice[]>;
  /** Whether the lines are looked at; they are tried then whenever they change. */
  readonly looked: ShallowRef<boolean>;
  readonly importing: PreviewedCommand<Answer>;
}

/** Lines that are looked at, mended, and then taken by a command; `input` adds what else it needs. */
export function usePasted<Data extends Record<string, Caused | Refusal>, Input extends CommandInput>(
  document: CommandDocument<Data, Input>,
  input: (pasted: { readonly text: string; readonly choices: Choice[] }) => Input | null,
): Pasted<Data[keyof Data]> {
  const text = shallowRef('');
  const choices = shallowRef<readonly Choice[]>([]);
  const looked = shallowRef(false);
  const importing = usePreviewed(document, () =>
    looked.value && text.value.trim() !== '' ? input({ text: text.value, choices: [...choices.value] }) : null,
  );
  return { text, choices, looked, importing };
}
