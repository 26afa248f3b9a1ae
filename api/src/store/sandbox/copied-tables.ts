/** Rows of one table that belong to a tournament. */
export interface CopiedTable {
  readonly name: string;
  /** Which rows, as a condition; `$1` are the tournaments. */
  readonly where: string;
  /** What a copy says in place of what the row says. */
  readonly instead?: Readonly<Record<string, null>>;
}

const OF_TOURNAMENT = '"tournamentId" = any($1::text[])';
const GAMES = `(select id from "Game" where ${OF_TOURNAMENT})`;
const GROUPS = `(select id from "Group" where ${OF_TOURNAMENT})`;
const SERIES = '(select "seriesId" from "Tournament" where id = any($1::text[]))';
const RULINGS = `(select id from "Ruling" where ${OF_TOURNAMENT})`;

/** Everybody whom a row of the other tables names. */
const PLAYERS = [
  ['Tournament', 'directorId', 'id = any($1::text[])'],
  ['Series', 'directorId', `id in ${SERIES}`],
  ['SeriesRuling', 'byId', `"seriesId" in ${SERIES}`],
  ['Entry', 'playerId', OF_TOURNAMENT],
  ['WaitingPlayer', 'playerId', OF_TOURNAMENT],
  ['Official', 'playerId', OF_TOURNAMENT],
  ['Official', 'appointedById', OF_TOURNAMENT],
  ['Stage', 'approvedById', OF_TOURNAMENT],
  ['Ruling', 'byId', OF_TOURNAMENT],
  ['Result', 'reportedById', `"gameId" in ${GAMES}`],
  ['Pause', 'playerId', OF_TOURNAMENT],
  ['Pause', 'byId', OF_TOURNAMENT],
  ['ImportedRecord', 'byId', `"gameId" in ${GAMES}`],
  ['RatingChange', 'playerId', `"gameId" in ${GAMES}`],
  ['RatingChange', 'opponentId', `"gameId" in ${GAMES}`],
]
  .map(([table, column, where]) => `select "${column}" from "${table}" where ${where}`)
  .join(' union ');

/**
 * All that a copy of a tournament has, each table after those that it refers to. What is private is not among it: accounts,
 * mails, plans, comforts, chats, tickets, protests, reports that wait, requests to be entered, tokens, inboxes and ids
 * elsewhere; nor what is secret, the seeds.
 */
export const COPIED_TABLES: readonly CopiedTable[] = [
  {
    name: 'Player',
    where: `id in (${PLAYERS})`,
    instead: { accountId: null, ownerId: null, retiredAt: null, chatOff: null, mergedIntoId: null, mergedAt: null },
  },
  { name: 'Series', where: `id in ${SERIES}` },
  { name: 'SeriesRuling', where: `"seriesId" in ${SERIES}` },
  { name: 'TournamentSlug', where: OF_TOURNAMENT },
  { name: 'Tournament', where: 'id = any($1::text[])', instead: { recurrenceId: null, edition: null } },
  { name: 'Entry', where: OF_TOURNAMENT, instead: { idElsewhere: null } },
  { name: 'WaitingPlayer', where: OF_TOURNAMENT, instead: { idElsewhere: null } },
  { name: 'Official', where: OF_TOURNAMENT },
  { name: 'Stage', where: OF_TOURNAMENT },
  { name: 'Group', where: OF_TOURNAMENT },
  { name: 'GroupEntry', where: `"groupId" in ${GROUPS}` },
  { name: 'Pairing', where: OF_TOURNAMENT },
  { name: 'Game', where: OF_TOURNAMENT },
  { name: 'Move', where: `"gameId" in ${GAMES}` },
  { name: 'Ruling', where: OF_TOURNAMENT },
  { name: 'Result', where: `"gameId" in ${GAMES}` },
  { name: 'MatchDecision', where: `"pairingId" in (select id from "Pairing" where ${OF_TOURNAMENT})` },
  { name: 'Rearrangement', where: `"rulingId" in ${RULINGS}` },
  { name: 'PointAdjustment', where: `"rulingId" in ${RULINGS}` },
  { name: 'Pause', where: OF_TOURNAMENT },
  { name: 'ImportedRecord', where: `"gameId" in ${GAMES}` },
  { name: 'Lot', where: OF_TOURNAMENT },
  {
    name: 'Rating',
    where: `"playerId" in (${PLAYERS}) and game in (select game from "Tournament" where id = any($1::text[]))`,
  },
  { name: 'RatingChange', where: `"gameId" in ${GAMES}` },
  ...['Topic', 'Event'].map((name) => {
    const topic = name === 'Topic' ? 'name' : 'topic';
    const topics = [
      `select 'tournament:' || id from unnest($1::text[]) as id`,
      `select 'series:' || "seriesId" from "Tournament" where id = any($1::text[])`,
      `select 'game:' || id from "Game" where ${OF_TOURNAMENT}`,
    ];
    return { name, where: `${topic} in (${topics.join(' union ')})` };
  }),
];
