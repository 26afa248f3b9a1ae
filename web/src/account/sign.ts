import { languageHeaders } from '../graphql/request-headers.ts';
import { dropLink } from '../link/kept-link.ts';

/** What the server says to a sign-in, a sign-up or a sign-out: nothing when it was done, else why not. */
export interface SignRefusal {
  readonly code: string;
  readonly message: string;
  /** How long to wait before it is tried again; 0 where that does not help. */
  readonly seconds: number;
}

/** What the server says to an act of signing. */
interface Said {
  readonly refusal: SignRefusal | null;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Sends one act of signing. The session is a cookie that the page never sees. */
async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Said> {
  try {
    const answer = await fetch(`/auth/${path}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', ...languageHeaders, ...headers },
      body: JSON.stringify(body),
    });
    const said = ((await answer.json().catch(() => null)) ?? {}) as Record<string, unknown>;
    if (answer.ok) return { refusal: null, body: said };
    const tooMany = answer.status === 429 ? 'TOO_MANY_REQUESTS' : 'REFUSED';
    const code = typeof said.code === 'string' ? said.code : tooMany;
    const message = typeof said.message === 'string' ? said.message : answer.statusText;
    return { refusal: { code, message, seconds: Number(answer.headers.get('retry-after') ?? 0) }, body: said };
  } catch {
    return { refusal: { code: 'UNREACHABLE', message: '', seconds: 0 }, body: {} };
  }
}

const send = async (path: string, body: object): Promise<SignRefusal | null> => (await post(path, body)).refusal;

/** Signs in; who has signed in plays by no link any more. */
export async function signIn(email: string, password: string): Promise<SignRefusal | null> {
  const refusal = await send('sign-in/email', { email, password });
  if (refusal === null) dropLink();
  return refusal;
}

/** Who wants an account; a set-up code may be empty. */
interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly setUpCode: string;
}

/** What comes of signing up; mailed: the account is made by the link of a mail. */
interface SignedUp {
  readonly refusal: SignRefusal | null;
  readonly isMailed: boolean;
  readonly isAdministrator: boolean;
}

const setUpHeaders = (code: string): Record<string, string> =>
  code.trim() === '' ? {} : { 'x-setup-code': encodeURI(code.trim()) };

/** Makes an account; who brings the set-up code of a server without an administrator becomes it. */
export async function signUp({ setUpCode, ...account }: NewAccount): Promise<SignedUp> {
  const { refusal, body } = await post('sign-up/email', account, setUpHeaders(setUpCode));
  const isMailed = body.confirmation === 'MAILED';
  if (refusal === null && !isMailed) dropLink();
  return { refusal, isMailed, isAdministrator: (body.user as { role?: unknown } | undefined)?.role === 'ADMIN' };
}

/** Makes the account of a mailed link, and signs in. */
export async function confirmSignUp(token: string): Promise<SignRefusal | null> {
  const refusal = await send('confirm-sign-up', { token });
  if (refusal === null) dropLink();
  return refusal;
}

/** Asks for a mail with which one's address is shown to be one's own. */
export const requestConfirmation = (): Promise<SignRefusal | null> => send('request-confirmation', {});

/** Shows by the token of that mail that the address is its reader's. */
export const confirmAddress = (token: string): Promise<SignRefusal | null> => send('confirm-address', { token });

/** Makes who is signed in the administrator of a server that has none. */
export const bringSetUpCode = async (code: string): Promise<SignRefusal | null> =>
  (await post('set-up', {}, setUpHeaders(code))).refusal;

/** Asks for a link to sign in; whether there is an account with this address is not told. */
export const requestLink = (email: string): Promise<SignRefusal | null> => send('sign-in/magic-link', { email });

/** Asks for a link to choose another password; whether there is an account with this address is not told. */
export const requestPassword = (email: string): Promise<SignRefusal | null> =>
  send('request-password-reset', { email });

/** Chooses a password by the token of a mailed link; every session of the account ends. */
export const resetPassword = (token: string, newPassword: string): Promise<SignRefusal | null> =>
  send('reset-password', { token, newPassword });

/** Sets the password of an account that has none. */
export const setPassword = (newPassword: string): Promise<SignRefusal | null> => send('set-password', { newPassword });

/** Changes the password; every other session of the account ends, and this one goes on under another cookie. */
export const changePassword = (currentPassword: string, newPassword: string): Promise<SignRefusal | null> =>
  send('change-password', { currentPassword, newPassword, revokeOtherSessions: true });

/** Signs in by the token of a mailed link. `SPENT`: it is good no more. */
export async function signInByLink(token: string): Promise<'DONE' | 'SPENT' | 'UNREACHABLE'> {
  try {
    // A refusal redirects, which is not followed.
    const asked = new URLSearchParams({ token, errorCallbackURL: `${location.origin}/sign-in` });
    const { ok, status } = await fetch(`/auth/magic-link/verify?${asked}`, { redirect: 'manual' });
    if (ok) dropLink();
    // Too many at once, or a server that is not well, has not looked at the link.
    if (status === 429 || status >= 500) return 'UNREACHABLE';
    return ok ? 'DONE' : 'SPENT';
  } catch {
    return 'UNREACHABLE';
  }
}

export const signOut = (): Promise<SignRefusal | null> => send('sign-out', {});

/** Begins anew at an address: another person's page shares nothing with this one, neither cache nor socket. */
export function beginAnew(path: string): void {
  location.assign(path);
}
