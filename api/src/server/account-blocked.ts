import type { APIError } from 'better-auth/api';
import { message } from '../application/texts/say.ts';
import { authRefusal } from './auth-refusal.ts';

/** The refusal of a sign-in to a blocked account, whose owner has shown who he is: with code `ACCOUNT_BLOCKED` and the reason. */
export function accountBlocked(reason: string, request: Request | undefined): APIError {
  return authRefusal('FORBIDDEN', {
    code: 'ACCOUNT_BLOCKED',
    why: message('refused.account.blocked', { reason }),
    request,
  });
}
