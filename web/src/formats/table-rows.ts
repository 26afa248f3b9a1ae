import { leagueRows } from './kuksu/cycle.ts';

/** How pages of formats keep the rows of a group, where they show other things of them than all do. */
export const FORMAT_ROWS = [leagueRows] as const;
