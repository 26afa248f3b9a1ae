import type { OfficialRole } from '../../store/tournament.ts';

/** What somebody who helps the director now does, as the rest of a sentence. */
export const OFFICES: Readonly<Record<OfficialRole, string>> = {
  DEPUTY: 'now directs the tournament as a deputy',
  REPORTER: 'now reports results for the director',
};
