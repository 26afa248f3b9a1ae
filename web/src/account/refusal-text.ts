import texts from '../../../texts/en/page/account.json';
import type { SignRefusal } from './sign.ts';

const { refused } = texts.account;

type Known = Exclude<keyof typeof refused, 'other'>;
const isKnown = (code: string): code is Known => code in refused && code !== 'other';

/** The key of the sentence for a refusal: the page's own where it knows the code, else the server's words. */
export function refusalKey(refusal: SignRefusal): `account.refused.${keyof typeof refused}` {
  return isKnown(refusal.code) ? `account.refused.${refusal.code}` : 'account.refused.other';
}
