import type { UntoldPart } from '../untold-part.ts';

/** What events leave untold of a KIBA tournament. */
export const kibaUntold: UntoldPart = {
  tournament: {
    TournamentChanged: ['path'],
    EntryChanged: ['path', 'stages'],
    TournamentFinished: ['champion', 'advances'],
  },
  // The games of a final are arranged one after another.
  groupIn: new Map([['FINAL', ['pairings', 'rounds']]]),
};
