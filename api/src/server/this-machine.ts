import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import type { Env } from './env.ts';

/** What proxies add to a request that they hand on. */
const HANDED_ON = /^(?:forwarded|via|x-forwarded(?:-.*)?|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

/** Whether only programs of this machine reach what listens at this host. */
export function isOfThisMachine(host: string): boolean {
  if (host === 'localhost') return true;
  const address = host.replace(/^\[(.*)\]$/, '$1');
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/** By which setting other machines reach this server, as `HOST=0.0.0.0`; null: only programs of this machine do. */
export function reachedElsewhere({ HOST, PUBLIC_URL }: Pick<Env, 'HOST' | 'PUBLIC_URL'>): string | null {
  if (!isOfThisMachine(HOST)) return `HOST=${HOST}`;
  return leadsElsewhere(PUBLIC_URL) ? `PUBLIC_URL=${PUBLIC_URL}` : null;
}

/** Whether people find this server at an address that is not this machine's, so that a proxy hands their requests on. */
export function leadsElsewhere(publicUrl: string | undefined): boolean {
  return publicUrl !== undefined && !isOfThisMachine(new URL(publicUrl).hostname);
}

/**
 * Whether a request was made on this machine for this machine: it comes from the loopback, asks for the loopback by its own
 * name, and no proxy has handed it on. A proxy may say nothing of itself, but then it speaks HTTP/1.0 or asks by another name.
 */
export function isMadeHere({ socket, headers, httpVersion }: IncomingMessage): boolean {
  if (httpVersion === '1.0' || Object.keys(headers).some((name) => HANDED_ON.test(name))) return false;
  const asked = `http://${headers.host ?? ''}`;
  return isOfThisMachine(socket.remoteAddress ?? '') && URL.canParse(asked) && isOfThisMachine(new URL(asked).hostname);
}
