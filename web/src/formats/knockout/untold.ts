import type { UntoldPart } from '../untold-part.ts';

/** What a draw changes. */
const bracket = ['rounds', 'drawCommitments'];

/** What events leave untold of a knock-out. */
export const knockoutUntold: UntoldPart = {
  tournament: {
    TournamentChanged: bracket,
    EntryChanged: bracket,
    BoardReported: ['reports', 'rounds'],
    ReportSettled: ['reports'],
    RoundDrawn: ['log', 'stages', 'groups', 'games', 'ranking', 'lastStageStandings', ...bracket],
    LastWeekBegun: ['log', 'rounds'],
    MatchDecided: ['log', 'rulings', 'ranking', 'lastStageStandings'],
    ProtestRaised: ['log'],
    ProtestAnswered: ['log', 'rulings'],
    TournamentFinished: ['champion'],
  },
  // A round to come may have another size.
  standsOtherwise: { tournament: ['rounds'] },
};
