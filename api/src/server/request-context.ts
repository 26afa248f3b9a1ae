import type { Context } from '../graphql/context.ts';
import type { SignedIn } from './session-access.ts';

/** The context of one operation, with the session that it runs under. */
export interface RequestContext extends Context {
  readonly session: SignedIn['session'];
}
