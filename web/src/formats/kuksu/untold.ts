import type { UntoldPart } from '../untold-part.ts';

/** What is arranged anew by who comes, and as leagues begin. */
const leagues = ['tiers', 'title'];

/** What events leave untold of a cycle. */
export const kuksuUntold: UntoldPart = {
  tournament: {
    TournamentChanged: ['arrangement', ...leagues],
    EntryChanged: ['arrangement', ...leagues],
    StageStarted: leagues,
    StageApproved: ['title'],
  },
  standsOtherwise: { tournament: ['arrangement', 'title'] },
  group: ['league'],
};
