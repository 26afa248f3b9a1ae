import { onScopeDispose, watchEffect } from 'vue';
import { useRoute } from 'vue-router';

/** The looks that an address may ask for by `?theme=`; `auto` is that of the system. */
export const askedThemes = ['light', 'dark', 'auto'] as const;
export type AskedTheme = (typeof askedThemes)[number];

/** Shows the page in the look that its address asks for, or else in the usual one, as long as the scope lives; nothing is kept. */
export function useAskedTheme(usual: AskedTheme): void {
  const route = useRoute();
  const { dataset } = document.documentElement;
  const before = dataset['theme'];
  const show = (theme: string | undefined): void => {
    if (theme === 'light' || theme === 'dark') dataset['theme'] = theme;
    else delete dataset['theme'];
  };
  watchEffect(() => show(askedThemes.find((theme) => theme === route.query['theme']) ?? usual));
  onScopeDispose(() => show(before));
}
