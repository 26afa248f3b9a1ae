import { onScopeDispose, readonly, shallowRef, type Ref } from 'vue';

const moment = 5_000;
const STIRS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Whether somebody has touched a key, the pointer or the screen just now. */
export function useStirred(): Readonly<Ref<boolean>> {
  const isStirred = shallowRef(false);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const stir = (): void => {
    isStirred.value = true;
    clearTimeout(waiting);
    waiting = setTimeout(() => (isStirred.value = false), moment);
  };
  for (const kind of STIRS) window.addEventListener(kind, stir);
  onScopeDispose(() => {
    clearTimeout(waiting);
    for (const kind of STIRS) window.removeEventListener(kind, stir);
  });
  return readonly(isStirred);
}
