import { whoComesByLink } from './link-access.ts';
import type { SignedIn } from './session-access.ts';
import type { SignIn } from './sign-in.ts';
import { whoComesByToken } from './token-access.ts';

type World = Parameters<typeof whoComesByToken>[0];

/** Who comes with given credentials: by a link to play by, by a token, or as who has signed in; else nobody in particular. */
export function whoComesTo(world: World, signIn: Pick<SignIn, 'whoIs'>): (credentials: Headers) => Promise<SignedIn> {
  return async (credentials) =>
    (await whoComesByLink(world, credentials)) ??
    (await whoComesByToken(world, credentials)) ??
    signIn.whoIs(credentials);
}
