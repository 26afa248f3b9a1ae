import { onScopeDispose } from 'vue';

/** Whether pages are drawn by the server: there is no window to listen to, nothing to measure, and nothing is kept. */
export const isAtServer = (): boolean => typeof window === 'undefined';

const PLACES = { window: () => window, document: () => document } as const;

/** Hears these events of the whole window, or of its document, while the scope lives; nothing at the server. */
export function useListening(
  place: keyof typeof PLACES,
  kinds: readonly string[],
  heard: (event: Event) => void,
  options: AddEventListenerOptions = {},
): void {
  if (isAtServer()) return;
  const target = PLACES[place]();
  for (const kind of kinds) target.addEventListener(kind, heard, options);
  onScopeDispose(() => {
    for (const kind of kinds) target.removeEventListener(kind, heard, options);
  });
}
