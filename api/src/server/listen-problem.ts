import type { Env } from './env.ts';

type Ports = Pick<Env, 'PORT' | 'HOST' | 'MAIL_IN_PORT' | 'MAIL_IN_HOST'>;

/** Why a port cannot be listened at, in one sentence; null for any other failure. */
export function listenProblem(failure: unknown, { PORT, HOST, MAIL_IN_PORT, MAIL_IN_HOST }: Ports): string | null {
  const code = failure instanceof Error && 'code' in failure ? failure.code : null;
  const isOfMail =
    MAIL_IN_PORT !== undefined && (isAt(failure, 'port', MAIL_IN_PORT) || isAt(failure, 'hostname', MAIL_IN_HOST));
  if (isOfMail && (code === 'EADDRINUSE' || code === 'EACCES'))
    return `The port ${MAIL_IN_PORT} for mail is taken or may not be used by this user: give another as MAIL_IN_PORT.`;
  if (isOfMail && (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND'))
    return `MAIL_IN_HOST names no address of this machine: ${MAIL_IN_HOST}.`;
  if (code === 'EADDRINUSE')
    return `The port ${PORT} is taken by another program: stop it, or give another with --port N.`;
  if (code === 'EACCES') return `The port ${PORT} may not be used by this user: give another with --port N.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST names no address of this machine: ${HOST}.`;
  return null;
}

/** A host that is not found is named without its port. */
function isAt(failure: unknown, part: 'port' | 'hostname', value: unknown): boolean {
  return failure instanceof Error && (failure as { readonly [Part in typeof part]?: unknown })[part] === value;
}
