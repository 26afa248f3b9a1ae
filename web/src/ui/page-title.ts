import { watchEffect } from 'vue';
import { useI18n } from 'vue-i18n';
import { inSandbox } from '../sandbox/place.ts';

/** Names the document after what the page shows; while the name is not known yet, after Baraza alone. */
export function usePageTitle(title: () => string | undefined | null): void {
  const { t } = useI18n();
  watchEffect(() => {
    const name = title();
    const plain = name ? t('app.title', { page: name }) : t('app.name');
    document.title = inSandbox ? t('sandbox.pageTitle', { page: plain }) : plain;
  });
}
