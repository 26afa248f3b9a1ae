import { APIError } from 'better-auth/api';
import { say, STRANGER } from '../application/texts/say.ts';
import type { Message } from '../kernel/message.ts';
import { acceptedLocale } from './accepted-locale.ts';

/** What a request to sign-in is refused with: a code for programs, and why, in the language that the request asks for. */
export function authRefusal(
  status: ConstructorParameters<typeof APIError>[0],
  { code, why, request }: { readonly code: string; readonly why: Message; readonly request: Request | undefined },
  headers: Readonly<Record<string, string>> = {},
): APIError {
  const message = say({ ...STRANGER, locale: acceptedLocale(request?.headers) }, why);
  return new APIError(status, { code, message }, headers);
}
