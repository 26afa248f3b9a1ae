import { onMounted, watch } from 'vue';
import { useI18n } from 'vue-i18n';

/** Whoever installs the page installs it in the language that is shown. */
export function useManifest(): void {
  const { locale } = useI18n();
  onMounted(() =>
    watch(
      locale,
      (language) =>
        document.querySelector('link[rel="manifest"]')?.setAttribute('href', `/manifest.${language}.webmanifest`),
      { immediate: true },
    ),
  );
}
