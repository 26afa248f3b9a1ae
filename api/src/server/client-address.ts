import ipaddr from 'ipaddr.js';
import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';

/**
 * Who a request comes from, as limits count and logs name him: an IPv4 address, or the network of an IPv6 address, as one house
 * has as many addresses as it likes (`2001:db8:1:2::` for all of a /64). `unknown` where the connection is gone already.
 */
export type ClientAddress = (request: IncomingMessage) => string;

/** Whether the machine at this address, so many machines away (0: it is connected to this one), says truly who it speaks for. */
type Trust = (address: string, hop: number) => boolean;

const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * Which proxies stand before this server, from a setting: how many (`1`), or where, as addresses, networks and the names
 * `loopback`, `linklocal` and `uniquelocal`, separated by commas. None for an empty text; null for any other.
 */
export function trustedProxies(setting: string): Trust | null {
  const text = setting.trim();
  if (/^\d{1,2}$/.test(text)) return (_address, hop) => hop < Number(text);
  const parts = text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
  if (!parts.every((part) => NETWORKS.includes(part) || isAddress(part.replace(/\/[\d.]+$/, '')))) return null;
  try {
    return proxyAddr.compile(parts);
  } catch {
    return null;
  }
}

const UNNAMED =
  'Requests come by a proxy, as they have X-Forwarded-For, but TRUST_PROXY names none: all people behind it count as one address.';

/**
 * Finds the client of a request behind the proxies of a setting; what others say of whom they speak for counts for nothing.
 * `warn` hears once when there seems to be a proxy that nobody has named.
 */
export function clientAddress(setting: string, warn: (sentence: string) => void): ClientAddress {
  const trust = trustedProxies(setting) ?? (() => false);
  let isTold = setting.trim() !== '';
  return (request) => {
    const { socket, headers } = request;
    if (!isTold && headers['x-forwarded-for'] !== undefined && isNear(socket.remoteAddress)) {
      isTold = true;
      warn(UNNAMED);
    }
    // From this side to the client; a proxy may hand on words that are no address.
    const known = proxyAddr.all(request, trust).filter((address: string | undefined) => isAddress(address));
    return houseOf(known.at(-1));
  };
}

/** What all addresses of one house have in common; see `ClientAddress`. */
export function houseOf(address: string | undefined): string {
  if (address === undefined || !isAddress(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4' || parsed.range() === 'loopback') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString().replace(/%.*/, '')}/64`).toString();
}

/** Numbers alone and addresses with leading zeros, which some take for others, are none. */
function isAddress(text: string | undefined): text is string {
  return text !== undefined && (ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text));
}

/** Whether an address is one of this machine or of a network of its own. */
function isNear(address: string | undefined): boolean {
  return isAddress(address) && ['loopback', 'private', 'uniqueLocal'].includes(ipaddr.process(address).range());
}
