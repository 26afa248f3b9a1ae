import type { CombinedError } from '@urql/vue';
import { i18n } from '../i18n/index.ts';

type Errors = readonly { readonly message: string; readonly extensions?: Readonly<Record<string, unknown>> }[];

/**
 * Why something was not answered, for a reader: in the page's words for the code of the first error, where a person may meet
 * it; else in the server's own, which tell the writer of a client what is wrong with an operation. Null: nothing was heard.
 */
export function refusedText([first]: Errors): string | null {
  if (first === undefined) return null;
  const { t, te } = i18n.global;
  const key = `failure.${String(first.extensions?.['code'])}`;
  return te(key) ? t(key, { ...first.extensions }) : first.message;
}

/** The same of what came in the place of an answer; `unreachable` where the server said nothing at all. */
export function failureText(error: CombinedError | undefined, unreachable: string): string {
  return refusedText(error?.graphQLErrors ?? []) ?? unreachable;
}
