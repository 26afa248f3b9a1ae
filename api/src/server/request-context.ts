import type { Context } from '../graphql/context.ts';
import type { Caller } from './fair/caller.ts';
import type { SignedIn } from './session-access.ts';

/** The context of one operation, with the session that it runs under and the connection that it came by. */
export interface RequestContext extends Context {
  readonly session: SignedIn['session'];
  readonly caller: Caller;
}
