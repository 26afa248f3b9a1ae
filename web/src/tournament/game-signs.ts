/** How a game stands, by what a table shows for it: no two alike, since their colours are not told apart by everybody. */
export const GAME_SIGNS = { WON: '+', LOST: '−', RUNNING: '›', NOT_STARTED: '·', DRAWN: '=', VOID: 'x' } as const;
