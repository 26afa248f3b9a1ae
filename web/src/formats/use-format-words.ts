import { useI18n } from 'vue-i18n';

/** What is said of formats. */
export interface FormatWords {
  /** Its name in a sentence; made of its key where the page has no words for it. */
  nameOf(format: string): string;
}

/** The words of formats, of those too that the page knows nothing of. */
export function useFormatWords(): FormatWords {
  const { t, te } = useI18n();
  return {
    nameOf: (format) =>
      te(`formats.${format}.name`) ? t(`formats.${format}.name`) : format.toLowerCase().replaceAll('_', ' '),
  };
}
