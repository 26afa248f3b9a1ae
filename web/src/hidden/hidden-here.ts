import { shallowRef } from 'vue';

const KEY = 'baraza.hidden';

function stored(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

/** The ids of the tournaments whose results are hidden in this browser, for who is signed in nowhere. */
export const hiddenHere = shallowRef<ReadonlySet<string>>(stored());

/** Hides the results of a tournament in this browser, or shows them again; where nothing can be kept, as long as the page lasts. */
export function hideHere(id: string, isHidden: boolean): void {
  const others = [...hiddenHere.value].filter((one) => one !== id);
  hiddenHere.value = new Set(isHidden ? [...others, id] : others);
  try {
    localStorage.setItem(KEY, JSON.stringify([...hiddenHere.value]));
  } catch {
    // Nothing can be kept on this device.
  }
}
