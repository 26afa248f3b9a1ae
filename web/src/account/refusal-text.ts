import english from '../i18n/en/account.json';
import type { SignRefusal } from './sign.ts';

type Known = Exclude<keyof typeof english.refused, 'other'>;
const isKnown = (code: string): code is Known => code in english.refused && code !== 'other';

/** The key of the sentence for a refusal: the page's own where it knows the code, else the server's words. */
export function refusalKey(refusal: SignRefusal): `account.refused.${keyof typeof english.refused}` {
  return isKnown(refusal.code) ? `account.refused.${refusal.code}` : 'account.refused.other';
}
