import { IntlMessageFormat } from 'intl-messageformat';
import { spokenAs } from './spoken.ts';
import type { MessageCompiler, MessageContext, MessageFunction } from 'vue-i18n';

const compiled = new Map<string, MessageFunction>();

/**
 * Makes a text in ICU MessageFormat, in which tags are letters like others, a function of its arguments. An argument that a page
 * does not give is a fault of the page: it is reported, and the text is shown as it is written.
 */
export const compileMessage: MessageCompiler = (message, { locale, key }) => {
  if (typeof message !== 'string') throw new TypeError(`the text ${key} is no string`);
  const id = `${locale} ${message}`;
  const known = compiled.get(id);
  if (known !== undefined) return known;
  const format = new IntlMessageFormat(message, [...spokenAs(locale)], undefined, { ignoreTag: true });
  const say: MessageFunction = ({ values }: MessageContext) => {
    try {
      return String(format.format(values as Record<string, string | number>));
    } catch (cause) {
      reportError(new Error(`the text ${key} cannot be said`, { cause }));
      return message;
    }
  };
  compiled.set(id, say);
  return say;
};
