/** Events are the same for everybody; what the viewer may do is asked for again. */
const viewers = ['viewerEntry', 'viewerInvitation', 'viewerCanEnter', 'viewerCanDirect'];

/** Who helps a director, and what that means for the viewer. */
const offices = ['officials', 'viewerRole', 'viewerCanDirect', 'viewerCanReport', 'viewerCanAppoint', 'viewerTickets'];

/** What those who are invited change by their answers. */
const field = ['entries', 'invitations', 'arrangement', 'preflight'];

/** What a director changes before the start. */
const settings = ['formatSettings', 'maxPlayers', 'path', 'playerList'];

/** What a draw changes of a knock-out. */
const bracket = ['rounds', 'drawCommitments'];

/** Which fields of a tournament an event leaves untold, so that a page that shows them asks for them again. */
export const untold: Record<string, readonly string[]> = {
  TournamentChanged: [
    ...viewers,
    ...settings,
    ...field,
    'log',
    'rules',
    'preflight',
    'stages',
    'groups',
    'games',
    'tiers',
    'title',
    ...bracket,
  ],
  EntryChanged: [
    ...viewers,
    ...field,
    'log',
    'playerList',
    'path',
    'preflight',
    'groups',
    'standings',
    'tiers',
    'title',
    ...bracket,
  ],
  BoardReported: ['log', 'reports', 'games', 'rounds'],
  ReportSettled: ['log', 'reports'],
  OfficialChanged: [...offices, 'log'],
  StageStarted: ['log', 'stages', 'groups', 'games', 'standings', 'tiers', 'title'],
  PlayoffNeeded: ['log', 'stages', 'groups', 'games'],
  StageFinished: ['log', 'stages'],
  StageApproved: ['log', 'stages', 'title'],
  PairingDecided: ['log'],
  StandingsChanged: ['log', 'games', 'standings'],
  RulingMade: ['log', 'rulings'],
  RoundDrawn: ['log', 'stages', 'groups', 'games', 'standings', ...bracket],
  LastWeekBegun: ['log', 'rounds'],
  MatchDecided: ['log', 'rulings', 'standings'],
  ProtestRaised: ['log'],
  ProtestAnswered: ['log', 'rulings'],
  TournamentFinished: ['log', 'standings', 'groups', 'champion', 'advances', 'series'],
};
