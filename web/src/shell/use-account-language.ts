import { watch } from 'vue';
import type { Viewer } from '../account/session.ts';
import { pageLanguage } from '../i18n/api-locale.ts';
import { followAccount } from '../i18n/languages.ts';

/** Shows the page in the language that the account of whoever is signed in keeps, as soon as it is known. */
export function useAccountLanguage(viewer: () => Viewer | null | undefined): void {
  watch(
    () => viewer()?.locale,
    (locale) => {
      // Where its texts cannot be loaded the page stays as it is.
      if (locale) followAccount(pageLanguage(locale)).catch(() => undefined);
    },
    { immediate: true },
  );
}
