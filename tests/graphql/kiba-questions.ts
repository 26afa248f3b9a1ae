import { numbered } from './ask-planner.ts';

/** What the planners of a KIBA event and championship are asked, and players and teams to ask about. */
export const GROUPS = `query ($list: [ID!]!, $groups: Int) { rules { kibaGroups(list: $list, groups: $groups) {
  ... on KibaGroups { path groups { name players seats } } ... on PlanRefused { code message } } } }`;
export const SEMIFINALS = 'query ($ranked: [[ID!]!]!) { rules { kibaSemifinals(ranked: $ranked) } }';
export const FINALISTS = 'query ($ranked: [[ID!]!]!) { rules { kibaFinalists(ranked: $ranked) } }';
export const FINAL = `query ($finalists: [PlayerIn!]!, $winners: [ID!]! = []) { rules { kibaFinal(finalists: $finalists, winners: $winners) {
  games { number first second onlyIfTied } score winner nextGame } } }`;
export const POINTS = `query ($games: [StagedGameIn!]!, $champion: ID) { rules { kibaPoints(games: $games, champion: $champion) { id points } } }`;
export const CHAMPIONSHIP = `query ($players: [PlayerIn!]!, $tournaments: [[PointsIn!]!]!) { rules {
  championshipStandings(players: $players, tournaments: $tournaments) {
    rows { rank shared id points best kibaTenths } mabingwa cutTied } } }`;
export const NATIONS = `query ($players: [NationPlayerIn!]!, $minimumPlayers: Int) { rules {
  nationRanking(players: $players, minimumPlayers: $minimumPlayers) {
    rows { rank shared country players points counted team teamTied } finalists cutTied } } }`;
export const MATCH = `query ($teams: [TeamIn!]!, $winners: [ID]! = []) { rules { countryMatch(teams: $teams, winners: $winners) {
  games { round first second } score winner } } }`;

export const hi = { id: 'hi', elo: 1600 };
export const lo = { id: 'lo', elo: 1500 };
export const countryPlayers = (counts: Readonly<Record<string, number>>, points = 1) =>
  Object.entries(counts).flatMap(([country, count]) =>
    numbered(count).map((number) => ({ id: `${country}${number}`, country, points })),
  );
export const teams = [
  { country: 'IT', players: ['i1', 'i2', 'i3'] },
  { country: 'NL', players: ['n1', 'n2', 'n3'] },
];
