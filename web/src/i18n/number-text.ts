import { i18n } from './index.ts';
import { spokenAs } from './spoken.ts';

/** A number as the language of the page writes it. */
export const numberText = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat([...spokenAs(i18n.global.locale.value)], options).format(value);
