import { watchEffect } from 'vue';
import { useI18n } from 'vue-i18n';
import { inSandbox } from '../sandbox/place.ts';
import { usePageHead } from './page-head.ts';

/**
 * Names the page after what it shows; while the name is not known yet, after Baraza alone. `about`: what it shows, in a sentence or two, for
 * those who find it by a search or are sent its address; left out or not known: what Baraza is.
 */
export function usePageTitle(title: () => string | undefined | null, about?: () => string | undefined | null): void {
  const { t } = useI18n();
  const head = usePageHead();
  watchEffect(() => {
    const name = title();
    const plain = name ? t('app.title', { page: name }) : t('app.name');
    head.title(inSandbox ? t('sandbox.pageTitle', { page: plain }) : plain);
  });
  watchEffect(() => head.description(about?.() ?? t('app.about')));
}
