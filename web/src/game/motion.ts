import { readonly, shallowRef } from 'vue';
import { useListening } from '../ui/listening.ts';

const paused = shallowRef(false);

/** Whether the reader has stopped whatever moves by itself on the page. */
export const motionPaused = readonly(paused);

export function togglePause(): void {
  paused.value = !paused.value;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Hears keys of the whole page while the scope lives, except those meant for a field, a dialog or an open menu, or with a modifier. */
export function onPageKey(heard: (event: KeyboardEvent) => void): void {
  useListening('window', ['keydown'], (event) => {
    if (!(event instanceof KeyboardEvent)) return;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector('dialog[open], [popover="auto"]:popover-open')) return;
    heard(event);
  });
}
