import { computed, onMounted, onScopeDispose, shallowRef, watch, type ComputedRef, type Ref } from 'vue';
import { isAtServer } from './listening.ts';

/**
 * Which of a row of tabs are shown, by their places: all of them where there is room, else as many from the first on as leave room for a
 * menu of the others; the current one is always among them. Widths in pixels; a `current` of -1 is none of them.
 */
export function fittingTabs(
  widths: readonly number[],
  current: number,
  { room, menu }: { readonly room: number; readonly menu: number },
): readonly number[] {
  const places = widths.map((_width, place) => place);
  if (widths.reduce((sum, width) => sum + width, 0) <= room) return places;
  let left = room - menu - (widths[current] ?? 0);
  const others = places.filter((place) => place !== current);
  const crowded = others.findIndex((place) => (left -= widths[place] ?? 0) < 0);
  const shown = others.slice(0, crowded === -1 ? undefined : crowded);
  return places.filter((place) => place === current || shown.includes(place));
}

/**
 * The tabs of a row that have no room in it and belong in its menu. In the row every tab, shown or not, has the class `tab`, and the menu
 * `tab-menu`; they are measured again whenever one of them changes its size.
 */
export function useCrowdedTabs<Tab extends { readonly key: string }>(
  row: Readonly<Ref<HTMLElement | null>>,
  tabs: () => readonly Tab[],
  current: () => string | undefined,
): ComputedRef<readonly Tab[]> {
  const sizes = shallowRef({ widths: [] as readonly number[], room: Number.POSITIVE_INFINITY, menu: 0 });
  const width = (element: Element): number => element.getBoundingClientRect().width;
  const parts = (what: string): readonly Element[] => [...(row.value?.querySelectorAll(what) ?? [])];
  const measure = (): void => {
    if (!row.value) return;
    const [menu = 0] = parts('.tab-menu').map(width);
    sizes.value = { widths: parts('.tab').map(width), room: row.value.clientWidth, menu };
  };
  const observer = isAtServer() ? null : new ResizeObserver(measure);
  const observe = (): void => {
    observer?.disconnect();
    measure();
    for (const part of [row.value, ...parts('.tab')]) if (part) observer?.observe(part);
  };
  onMounted(observe);
  watch(
    () =>
      tabs()
        .map(({ key }) => key)
        .join(),
    observe,
    { flush: 'post' },
  );
  onScopeDispose(() => observer?.disconnect());
  return computed(() => {
    const { widths, ...space } = sizes.value;
    if (widths.length !== tabs().length) return [];
    const shown = fittingTabs(
      widths,
      tabs().findIndex(({ key }) => key === current()),
      space,
    );
    return tabs().filter((_tab, place) => !shown.includes(place));
  });
}
