import { computed, shallowRef, type ComputedRef } from 'vue';

/** A choice among a few, and the way to change it. */
export interface KeptChoice<Choice extends string> {
  readonly current: ComputedRef<Choice>;
  choose(next: Choice): void;
}

/**
 * What the reader chose on this device, kept under this name; the first of the choices until then. Where nothing can be kept, a choice
 * lasts as long as the page.
 */
export function keptChoice<const Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): KeptChoice<Choice> {
  function stored(): Choice {
    try {
      const value = localStorage.getItem(name);
      return choices.find((choice) => choice === value) ?? choices[0];
    } catch {
      return choices[0];
    }
  }
  const kept = shallowRef({ choice: stored() });
  return {
    current: computed(() => kept.value.choice),
    choose(next) {
      kept.value = { choice: next };
      try {
        localStorage.setItem(name, next);
      } catch {
        // Nothing can be kept on this device.
      }
    },
  };
}
