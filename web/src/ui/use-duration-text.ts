import { useI18n } from 'vue-i18n';
import { durationText } from './duration-text.ts';

/** Tells seconds in short, in the reader's language: `2d 5h`, `12:34`. */
export function useDurationText(): (seconds: number) => string {
  const { t } = useI18n();
  return (seconds) => durationText(seconds, (unit) => t(`language.unit.${unit}`));
}
