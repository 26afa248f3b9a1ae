import type { UntoldPart } from '../untold-part.ts';

/** What events leave untold of a KIBA tournament. */
export const kibaUntold: UntoldPart = {
  tournament: {
    TournamentChanged: ['path'],
    EntryChanged: ['path', 'stages'],
    TournamentFinished: ['champion', 'advances'],
  },
  // Who goes on may be others, also where no game is.
  standsOtherwise: { tournament: ['path', 'advances'], stage: ['advances'] },
  // The games of a final are arranged one after another.
  groupIn: new Map([['FINAL', ['pairings', 'rounds']]]),
};
