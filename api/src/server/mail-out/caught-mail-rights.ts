import type { IncomingMessage } from 'node:http';
import { isDemoAddress } from '../../application/demo/people.ts';
import { isAccountLink } from '../../application/mail/account-link.ts';
import type { CaughtMailRecord } from '../../store/caught-mail.ts';
import type { Env } from '../env.ts';
import { isMadeHere, leadsElsewhere } from '../this-machine.ts';

/** Who looks at caught mails, and whose they are. */
export interface CaughtMailRights {
  /** Whether it is somebody at this very machine. */
  readonly isMadeHere: boolean;
  /** Whether a mail to this address is to an account of the demo world, whose password everybody knows. */
  readonly isOfDemo: (address: string) => boolean;
}

/**
 * Whether a caught mail is shown. A link to an account is shown at this machine alone, and then only one to an account of the
 * demo world: it signs in whoever has it. From elsewhere people of the demo world are looked at, and nobody else.
 */
export function mayLookAt(
  { kind, recipient }: Pick<CaughtMailRecord, 'kind' | 'recipient'>,
  { isMadeHere, isOfDemo }: CaughtMailRights,
): boolean {
  if (isAccountLink(kind)) return isMadeHere && isOfDemo(recipient);
  return isMadeHere || isOfDemo(recipient);
}

/** The rights of whoever makes a request; where a proxy stands before this server nobody counts as being at this machine. */
export function caughtMailRights(
  env: Pick<Env, 'PUBLIC_DEMO' | 'PUBLIC_URL'>,
  hasDemo: () => boolean,
): (request: IncomingMessage) => CaughtMailRights {
  const isPublic = env.PUBLIC_DEMO === 'on' || leadsElsewhere(env.PUBLIC_URL);
  return (request) => ({
    isMadeHere: !isPublic && isMadeHere(request),
    isOfDemo: (address) => hasDemo() && isDemoAddress(address),
  });
}
