import { onScopeDispose, shallowRef, watch, type Ref } from 'vue';

/** Milliseconds without a further key after which what was typed is meant. */
const PAUSE = 250;

/** What was typed, without blanks around it, once the typing has paused. */
export function useSettled(typed: Ref<string>): Readonly<Ref<string>> {
  const settled = shallowRef(typed.value.trim());
  let settling: ReturnType<typeof setTimeout> | undefined;
  watch(typed, (text) => {
    clearTimeout(settling);
    settling = setTimeout(() => (settled.value = text.trim()), PAUSE);
  });
  onScopeDispose(() => clearTimeout(settling));
  return settled;
}
