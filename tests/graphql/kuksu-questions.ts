import { numbered, planned } from './ask-planner.ts';

/** What the planners of a Kuksu cycle are asked, and players to ask about. */
export const PLAN =
  'query ($players: Int!) { rules { kuksuPlan(players: $players) { status tiers { number sizes } exclude invite } } }';
export const ARRANGEMENT = `query ($registered: [KuksuEntryIn!]!, $title: KuksuTitleIn, $excluded: [ID!]! = []) { rules {
  kuksuArrangement(registered: $registered, title: $title, excluded: $excluded) {
    status plan { status tiers { number sizes } exclude invite } leagues { name tier players }
    placements { id league tier defaultTier reason award adjustedRating rule } exclusionCandidates } } }`;
export const LEAGUE = `query ($players: [LeaguePlayerIn!]!, $games: [GameIn!]!, $tier: Int = 2) { rules {
  leagueStandings(players: $players, games: $games, tier: $tier) {
    rows { rank shared id points sodos sos movement bestRank worstRank terms { text value opponent { id } } } trophies } } }`;
export const TITLE = `query ($holder: ID, $challenger: ID!, $winners: [ID!]! = []) { rules {
  titleMatch(holder: $holder, challenger: $challenger, winners: $winners) { score holder loser nextGame } } }`;

export const rated = (count: number) => numbered(count).map((id) => ({ id, rating: 2_000 - Number(id) }));
export const plan = async (players: number) => (await planned(PLAN, { players })).kuksuPlan;
export const arrange = async (variables: Record<string, unknown>) =>
  (await planned(ARRANGEMENT, variables)).kuksuArrangement;
export const league = async (variables: Record<string, unknown>) => (await planned(LEAGUE, variables)).leagueStandings;
export const cycle = ['1-2', '2-3', '3-1'].map((pair) => {
  const [first, second] = pair.split('-');
  return { first, second, winner: first };
});
