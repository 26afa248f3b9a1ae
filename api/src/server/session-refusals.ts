import type { APIError } from 'better-auth/api';
import { message } from '../application/texts/say.ts';
import { authRefusal } from './auth-refusal.ts';

/** The refusal of a mailed link to an account that asks for more than its address, with code `SECOND_FACTOR_NEEDED`. */
export function factorNeeded(request: Request | undefined): APIError {
  return authRefusal('FORBIDDEN', {
    code: 'SECOND_FACTOR_NEEDED',
    why: message('refused.account.linkAndFactor'),
    request,
  });
}

/** The refusal of a sign-in to a blocked account, whose owner has shown who he is: with code `ACCOUNT_BLOCKED` and the reason. */
export function accountBlocked(reason: string, request: Request | undefined): APIError {
  return authRefusal('FORBIDDEN', {
    code: 'ACCOUNT_BLOCKED',
    why: message('refused.account.blocked', { reason }),
    request,
  });
}
