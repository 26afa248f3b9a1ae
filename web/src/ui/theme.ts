import { computed, shallowRef } from 'vue';
import { firstView } from './first-view.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const key = 'baraza.theme';
const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

function stored(): Theme {
  try {
    const value = localStorage.getItem(key);
    return isTheme(value) ? value : 'system';
  } catch {
    return 'system';
  }
}

const current = shallowRef<Theme>(stored());

/** The theme the reader chose; the system's unless told otherwise. */
export const theme = computed<Theme>(() => (firstView.value === null ? current.value : 'system'));

/** Changes the theme at once and keeps the choice on this device. */
export function chooseTheme(next: Theme): void {
  current.value = next;
  if (next === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = next;
  try {
    localStorage.setItem(key, next);
  } catch {
    // Nothing can be kept on this device: the choice lasts as long as the page.
  }
}
