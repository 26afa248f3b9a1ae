import type { CombinedError } from '@urql/vue';
import { beginAnew } from '../account/sign.ts';
import { dropLink, keptLink } from './kept-link.ts';

const codes: readonly unknown[] = ['LINK_EXPIRED', 'LINK_FORGED'];

/** Leaves a link that opens nothing any more for the page that says why. */
export function leaveRefusedLink(error: CombinedError | undefined): void {
  if (keptLink === null || !error?.graphQLErrors.some(({ extensions }) => codes.includes(extensions.code))) return;
  dropLink();
  beginAnew(`/play#${keptLink.token}`);
}
