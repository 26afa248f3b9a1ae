import type { Env } from './env.ts';

/** Whether a request that a web page of this origin makes is let in; a request without an origin comes from no page. */
export type OriginCheck = (origin: string | undefined) => boolean;

/** This server's own addresses on this machine and those that the environment names. */
export function allowedOrigins(env: Pick<Env, 'HOST' | 'BARAZA_ORIGINS'>, port: number): readonly string[] {
  const hosts = new Set(['localhost', '127.0.0.1', '[::1]', env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST]);
  return [...[...hosts].map((host) => `http://${host}:${port}`), ...env.BARAZA_ORIGINS];
}

/** Checks the `Origin` header against a list as it is at that moment; `null` (a sandboxed page) is refused. */
export function originCheck(origins: () => readonly string[]): OriginCheck {
  return (origin) => origin === undefined || origins().includes(origin);
}
