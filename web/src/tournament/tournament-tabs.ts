/** The pages of a tournament, in the order of their tabs. */
export const tournamentTabs = [
  'overview',
  'boards',
  'crosstable',
  'schedule',
  'ranking',
  'players',
  'rules',
  'log',
] as const;
export type TournamentTab = (typeof tournamentTabs)[number];
