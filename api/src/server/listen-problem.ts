import type { Env } from './env.ts';

type Ports = Pick<Env, 'PORT' | 'HOST' | 'MAIL_IN_PORT' | 'MAIL_IN_HOST' | 'METRICS_PORT' | 'METRICS_HOST'>;

/** The ports that are listened at beside that for everybody, by how their variables begin. */
const BESIDE = { MAIL_IN: 'mail', METRICS: 'metrics' } as const;

/** Why a port cannot be listened at, in one sentence; null for any other failure. */
export function listenProblem(failure: unknown, env: Ports): string | null {
  const { PORT, HOST } = env;
  const code = failure instanceof Error && 'code' in failure ? failure.code : null;
  const isTaken = code === 'EADDRINUSE' || code === 'EACCES';
  const isNowhere = code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND';
  for (const name of ['MAIL_IN', 'METRICS'] as const) {
    const port = env[`${name}_PORT`];
    const host = env[`${name}_HOST`];
    if (port === undefined || !(isAt(failure, 'port', port) || isAt(failure, 'hostname', host))) continue;
    if (isTaken)
      return `The port ${port} for ${BESIDE[name]} is taken or may not be used by this user: give another as ${name}_PORT.`;
    if (isNowhere) return `${name}_HOST names no address of this machine: ${host}.`;
  }
  if (code === 'EADDRINUSE')
    return `The port ${PORT} is taken by another program: stop it, or give another with --port N.`;
  if (code === 'EACCES') return `The port ${PORT} may not be used by this user: give another with --port N.`;
  if (isNowhere) return `HOST names no address of this machine: ${HOST}.`;
  return null;
}

/** A host that is not found is named without its port. */
function isAt(failure: unknown, part: 'port' | 'hostname', value: unknown): boolean {
  return failure instanceof Error && (failure as { readonly [Part in typeof part]?: unknown })[part] === value;
}
