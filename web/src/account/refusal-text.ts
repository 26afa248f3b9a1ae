import { i18n } from '../i18n/index.ts';
import type { SignRefusal } from './sign.ts';

/** The key of the sentence for a refusal: the page's own where it knows the code, else the server's words. */
export function refusalKey({ code }: SignRefusal): string {
  const key = `account.refused.${code}`;
  return i18n.global.te(key) ? key : 'account.refused.other';
}
