import type { IncomingMessage } from 'node:http';
import type { Env } from './env.ts';

/** Whether a page of this origin may act for whoever is signed in; a request without an origin comes from no page. */
export type OriginCheck = (origin: string | undefined) => boolean;

/** Where this server is found, and by whose pages. */
export interface Origins {
  /** Where people find it, without a slash at the end: PUBLIC_URL, else its address on this machine. */
  publicUrl(): string;
  /** The same, but by the name on this machine that the request itself has used, where no PUBLIC_URL is given. */
  urlFor(request: IncomingMessage): string;
  /** The origins whose pages may act for who is signed in: its own and those of BARAZA_ORIGINS. */
  trusted(): readonly string[];
  /** Looks an `Origin` up among them; `null` (a sandboxed page) is not there. */
  readonly isTrusted: OriginCheck;
}

/** The port is asked for each time, as a free one is known only when the server listens. */
export function serverOrigins(
  { PUBLIC_URL, BARAZA_ORIGINS, HOST }: Pick<Env, 'PUBLIC_URL' | 'BARAZA_ORIGINS' | 'HOST'>,
  port: () => number,
): Origins {
  const hosts = ['localhost', '127.0.0.1', '[::1]', HOST.includes(':') ? `[${HOST}]` : HOST];
  const onThisMachine = () => hosts.map((host) => `http://${host}:${port()}`);
  const publicUrl = () => PUBLIC_URL ?? `http://localhost:${port()}`;
  const trusted = () => [...new Set([publicUrl(), ...onThisMachine(), ...BARAZA_ORIGINS])];
  return {
    publicUrl,
    urlFor({ headers }) {
      const asked = `http://${headers.host ?? ''}`;
      return PUBLIC_URL === undefined && onThisMachine().includes(asked) ? asked : publicUrl();
    },
    trusted,
    isTrusted: (origin) => origin === undefined || trusted().includes(origin),
  };
}
