import { globalId } from '../../api/src/graphql/global-id.ts';
import type { Api } from '../graphql/ask.ts';
import { at, listAt } from './answer.ts';
import type { KibaEvent } from './kiba-event.ts';

const PYRAMID = `query ($id: ID!) { tournament(id: $id) { ... on KuksuTournament {
  title { defender { player { name } } challenger { player { name } } provisional score gamesToWin match { decided games { id } } }
  tiers { number leagues { name tier siteOrder { player { name } } trophies { player { name } }
    group { league { name } gamesTotal gamesDecided gamesRunning standings { rank points gamesLeft zone movement bestRank worstRank
      disqualified tieBreaks(first: 1) { code value terms { value } } entry { previousCycle { league rank } player { name } } } } } } } } }`;

/** The tiers of a cycle as its page asks for them: each league by its name, and its rows. */
export async function cyclePyramid(api: Api, { world, id }: KibaEvent) {
  const answer = await api.data(world.anonymous, PYRAMID, { id: globalId('KuksuTournament', id) });
  const leagues = new Map(
    listAt(answer, 'tournament.tiers')
      .flatMap((tier) => listAt(tier, 'leagues'))
      .map((league) => [league.name, league]),
  );
  const rows = (league: string) => listAt(leagues.get(league), 'group.standings');
  return { title: at(answer, 'tournament.title'), leagues, rows };
}
