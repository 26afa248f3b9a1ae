import ipaddr from 'ipaddr.js';

/** Who besides the public internet may be sent to: this machine itself, for tests. */
export interface Reachable {
  readonly loopback: boolean;
}

/**
 * Whether an IP address is one of the public internet: none of private networks, of this machine, of links, of shared address space,
 * and none that hides such a one.
 */
export function isReachable(address: string, { loopback }: Reachable): boolean {
  if (!ipaddr.isValid(address)) return false;
  const range = ipaddr.process(address).range();
  return range === 'unicast' || (loopback && range === 'loopback');
}
