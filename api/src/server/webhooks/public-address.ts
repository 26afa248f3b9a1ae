import ipaddr from 'ipaddr.js';

/** Who besides the public internet may be sent to: this machine itself, for tests. */
export interface Reachable {
  readonly loopback: boolean;
}

/** Where all addresses of the public internet lie in IPv6; below lie those that hide one of IPv4, such as `::127.0.0.1`. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is one of the public internet: none of private networks, of this machine, of links, of shared address space,
 * and none that hides such a one.
 */
export function isReachable(address: string, { loopback }: Reachable): boolean {
  if (!ipaddr.isValid(address)) return false;
  const judged = ipaddr.process(address);
  const range = judged.range();
  if (loopback && range === 'loopback') return true;
  return range === 'unicast' && (judged instanceof ipaddr.IPv4 || judged.match(GLOBAL_UNICAST));
}
