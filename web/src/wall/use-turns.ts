import { computed, onScopeDispose, reactive, shallowRef, watch, type ComputedRef, type Ref } from 'vue';

/** Views one after another, each of one sheet or several. */
export interface Turns {
  /** The key of the view that is shown; undefined where there is none. */
  readonly view: ComputedRef<string | undefined>;
  /** Which of its sheets, from 0. */
  readonly sheet: ComputedRef<number>;
  /** A view and a sheet for each of those that are known, in their order; what the dots of the foot stand for. */
  readonly steps: ComputedRef<readonly { readonly view: string; readonly sheet: number }[]>;
  readonly isPaused: Ref<boolean>;
  /** Notes how many sheets a view has; one that has none is passed over. */
  has(view: string, sheets: number): void;
  next(): void;
}

/** Shows them by turns for so many seconds each; `between` is called whenever one ends. */
export function useTurns(views: () => readonly string[], seconds: () => number, between: () => void): Turns {
  const sheets = reactive(new Map<string, number>());
  const isPaused = shallowRef(false);
  /** Each turn is another object, so that a view which follows itself has its whole time again. */
  const turn = shallowRef<{ readonly view: string | undefined; readonly sheet: number }>({ view: undefined, sheet: 0 });
  let passedOver = 0;

  const sheetsOf = (view: string): number => sheets.get(view) ?? 1;
  const view = computed(() => (views().includes(turn.value.view ?? '') ? turn.value.view : views()[0]));
  const sheet = computed(() => Math.min(turn.value.sheet, Math.max(0, sheetsOf(view.value ?? '') - 1)));

  function go(): void {
    const shown = view.value ?? '';
    if (sheet.value + 1 < sheetsOf(shown)) {
      turn.value = { view: shown, sheet: sheet.value + 1 };
      return;
    }
    const all = views();
    turn.value = { view: all[(all.indexOf(shown) + 1) % all.length], sheet: 0 };
  }
  function next(): void {
    passedOver = 0;
    between();
    go();
  }

  let waiting: ReturnType<typeof setTimeout> | undefined;
  watch(
    [turn, isPaused, seconds],
    () => {
      clearTimeout(waiting);
      if (!isPaused.value) waiting = setTimeout(next, seconds() * 1_000);
    },
    { immediate: true },
  );
  onScopeDispose(() => clearTimeout(waiting));

  return {
    view,
    sheet,
    steps: computed(() =>
      views().flatMap((one) => Array.from({ length: sheetsOf(one) }, (_, index) => ({ view: one, sheet: index }))),
    ),
    isPaused,
    has(one, count) {
      sheets.set(one, count);
      if (count > 0) passedOver = 0;
      else if (one === view.value && passedOver < views().length) {
        passedOver += 1;
        go();
      }
    },
    next,
  };
}
