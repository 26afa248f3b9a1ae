import { watchEffect } from 'vue';
import { useI18n } from 'vue-i18n';

/** Names the document after what the page shows; while the name is not known yet, after Baraza alone. */
export function usePageTitle(title: () => string | undefined | null): void {
  const { t } = useI18n();
  watchEffect(() => {
    const name = title();
    document.title = name ? t('app.title', { page: name }) : t('app.name');
  });
}
