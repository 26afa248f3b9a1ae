import type { KibaPath } from './groups.ts';
import type { KibaSettings } from './settings.ts';

/** What follows a qualification of so many groups with these settings. Source: KIBA 10.1, 10.3. */
export function kibaPath({ few }: Pick<KibaSettings, 'few'>, groups: number): KibaPath {
  if (groups === 1) return 'TOP_TWO_FINAL';
  return groups === 2 && few === 'SHORT_PATH' ? 'GROUP_WINNERS_FINAL' : 'SEMIFINALS';
}
