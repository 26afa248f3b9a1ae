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
/** Those that show a tournament as it was at an instant too. */
export const pastTabs: ReadonlySet<string> = new Set(['overview', 'boards', 'crosstable', 'ranking']);
export type TournamentTab = (typeof tournamentTabs)[number];
