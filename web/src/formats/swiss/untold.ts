import type { UntoldPart } from '../untold-part.ts';

/** What events leave untold of a Swiss. */
export const swissUntold: UntoldPart = {
  tournament: { TournamentChanged: ['rounds'], EntryChanged: ['rounds'] },
};
