import { languageHeaders } from '../graphql/request-headers.ts';
import { forgetGames } from '../devices/kept-games.ts';
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

/** The last act of this page that may have ended its session, and whether it is being left for one that begins anew. */
let lastAct: Promise<unknown> = Promise.resolve();
let isLeaving = false;

/** Whether a session that has ended was ended by something else than this page, which then goes on being shown. */
export async function isEndedElsewhere(): Promise<boolean> {
  await lastAct;
  // Whoever has sent the act does first what follows from it.
  await new Promise((resolve) => setTimeout(resolve));
  return !isLeaving;
}

/** Whatever this page does that may end its own session, as it is being done. */
export function endingSession<Outcome>(act: Promise<Outcome>): Promise<Outcome> {
  lastAct = act;
  return act;
}

/** Sends one act of signing. The session is a cookie that the page never sees. */
const post = (path: string, body: object, headers: Record<string, string> = {}): Promise<Said> =>
  endingSession(said(path, body, headers));

async function said(path: string, body: object, headers: Record<string, string>): Promise<Said> {
  try {
    const answer = await fetch(`/auth/${path}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', ...languageHeaders(), ...headers },
      body: JSON.stringify(body),
    });
    const words = ((await answer.json().catch(() => null)) ?? {}) as Record<string, unknown>;
    if (answer.ok) return { refusal: null, body: words };
    const tooMany = answer.status === 429 ? 'TOO_MANY_REQUESTS' : 'REFUSED';
    const code = typeof words.code === 'string' ? words.code : tooMany;
    const message = typeof words.message === 'string' ? words.message : answer.statusText;
    return { refusal: { code, message, seconds: Number(answer.headers.get('retry-after') ?? 0) }, body: words };
  } catch {
    return { refusal: { code: 'UNREACHABLE', message: '', seconds: 0 }, body: {} };
  }
}

const send = async (path: string, body: object): Promise<SignRefusal | null> => (await post(path, body)).refusal;

/** What comes of a password: it signs in, or a code is asked for after it. */
interface PasswordTaken {
  readonly refusal: SignRefusal | null;
  readonly asksCode: boolean;
}

/** Signs in; who has signed in plays by no link any more. */
export async function signIn(email: string, password: string): Promise<PasswordTaken> {
  const { refusal, body } = await post('sign-in/email', { email, password });
  const asksCode = body.twoFactorRedirect === true;
  if (refusal === null && !asksCode) dropLink();
  return { refusal, asksCode };
}

/** Signs in by the code that is asked for after the password: of the app, or one of the recovery codes. */
export async function answerChallenge(code: string, isRecovery: boolean): Promise<SignRefusal | null> {
  const path = isRecovery ? 'two-factor/verify-backup-code' : 'two-factor/verify-totp';
  const refusal = await send(path, { code });
  if (refusal === null) dropLink();
  return refusal;
}

/** A second factor that was made: the address that an app reads its secret from, and the recovery codes. */
export interface NewFactor {
  readonly uri: string;
  readonly codes: readonly string[];
}

const codesOf = ({ backupCodes }: Said['body']): readonly string[] =>
  Array.isArray(backupCodes) ? backupCodes.map(String) : [];

/** Makes a second factor, which counts when a code of it was confirmed. */
export async function enableFactor(
  password: string,
): Promise<{ readonly refusal: SignRefusal | null; readonly factor: NewFactor | null }> {
  const { refusal, body } = await post('two-factor/enable', { password });
  return { refusal, factor: refusal === null ? { uri: String(body.totpURI), codes: codesOf(body) } : null };
}

/** Turns the second factor on; the session goes on under another cookie. */
export const confirmFactor = (code: string): Promise<SignRefusal | null> => send('two-factor/verify-totp', { code });

/** Turns the second factor off; the session goes on under another cookie. */
export const disableFactor = (password: string): Promise<SignRefusal | null> =>
  send('two-factor/disable', { password });

/** Makes new recovery codes in place of all others. */
export async function newRecoveryCodes(
  password: string,
): Promise<{ readonly refusal: SignRefusal | null; readonly codes: readonly string[] }> {
  const { refusal, body } = await post('two-factor/generate-backup-codes', { password });
  return { refusal, codes: codesOf(body) };
}

/** Who wants an account; a set-up code may be empty. */
interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** Two letters; empty: not said. */
  readonly country: string;
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

/** What comes of another address: it is changed at once, or by the link of a mail to it. */
interface AddressTaken {
  readonly refusal: SignRefusal | null;
  readonly isMailed: boolean;
}

/** Asks for another address of one's own; an account without a password needs none. */
export async function changeAddress(newEmail: string, password: string): Promise<AddressTaken> {
  const { refusal, body } = await post('change-address', { newEmail, password });
  return { refusal, isMailed: body.confirmation === 'MAILED' };
}

/** Changes the address of an account by the token of that mail. */
export const confirmNewAddress = (token: string): Promise<SignRefusal | null> => send('confirm-new-address', { token });

/** A place where one is signed in. */
export interface OwnSession {
  readonly id: string;
  readonly createdAt: string;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
  readonly isCurrent: boolean;
}

/** Where one is signed in, the newest first; null: that could not be learnt. */
export async function ownSessions(): Promise<{
  readonly sessions: readonly OwnSession[] | null;
  readonly refusal: SignRefusal | null;
}> {
  try {
    const answer = await fetch('/auth/list-sessions', { credentials: 'same-origin', headers: languageHeaders() });
    if (answer.ok) return { sessions: (await answer.json()) as OwnSession[], refusal: null };
    const seconds = Number(answer.headers.get('retry-after') ?? 0);
    const code = answer.status === 429 ? 'TOO_MANY_REQUESTS' : 'REFUSED';
    return { sessions: null, refusal: { code, message: answer.statusText, seconds } };
  } catch {
    return { sessions: null, refusal: { code: 'UNREACHABLE', message: '', seconds: 0 } };
  }
}

/** Signs out at one of these places. */
export const endSession = (id: string): Promise<SignRefusal | null> => send('revoke-session', { id });

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

/** Signs out; what this device has kept of one's games goes with it. */
export async function signOut(): Promise<SignRefusal | null> {
  await forgetGames();
  return send('sign-out', {});
}

/** Begins anew at an address: another person's page shares nothing with this one, neither cache nor socket. */
export function beginAnew(path: string): void {
  const { pathname, search, hash } = new URL(path, location.href);
  const isHere = hash !== '' && pathname === location.pathname && search === location.search;
  isLeaving = true;
  location.assign(path);
  // Going to another place of the same page alone would load nothing.
  if (isHere) location.reload();
}
