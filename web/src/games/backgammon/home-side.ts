import { computed, shallowRef } from 'vue';
import { firstView } from '../../ui/first-view.ts';

/** To which side the one below bears off his men. */
export const homeSides = ['right', 'left'] as const;
export type HomeSide = (typeof homeSides)[number];

const key = 'baraza.home-side';

function stored(): HomeSide {
  try {
    return localStorage.getItem(key) === 'left' ? 'left' : 'right';
  } catch {
    return 'right';
  }
}

const current = shallowRef<HomeSide>(stored());

/** What the reader chose for every board of backgammon; to the right unless told otherwise. */
export const homeSide = computed<HomeSide>(() => (firstView.value === null ? current.value : 'right'));

/** Changes the direction of play on the board and keeps the choice on this device. */
export function chooseHomeSide(next: HomeSide): void {
  current.value = next;
  try {
    localStorage.setItem(key, next);
  } catch {
    // Nothing can be kept on this device: the choice lasts as long as the page.
  }
}
