import { isDeepStrictEqual } from 'node:util';
import type { AppContext } from '../../api/src/application/context.ts';
import { partOf, type AskedFields } from './asked-fields.ts';
import { ROLES, type Asker, type WhoMayScene } from './who-may-scene.ts';

const DIRECT = ['deputy', 'director', 'admin'] as const;
const EVERYBODY = [] as const;

/**
 * By whom more is read than by nobody of each query field with an argument, and of each thing by its id; an owner has made the thing
 * himself, and in what is the viewer's own, a player has filed a ticket.
 */
export const WHO_READS: readonly (readonly [roles: readonly Asker[], fields: string])[] = [
  [
    EVERYBODY,
    'Game.at Game.chat Game.moves Game.preview Game.record Group.crosstable Group.gamesDecided Group.gamesRunning Group.gamesTotal Group.pairings Group.rounds Group.standings KibaChampionship.nations KibaTournament.advances KibaTournament.tryGroups KnockoutTournament.match KnockoutTournament.reports KnockoutTournament.round KnockoutTournament.rounds KuksuTournament.title Pairing.score Player.entries Player.games Player.runningGames Query.featuredGame Query.game Query.gameLink Query.games Query.hallOfFame Query.latestResults Query.liveGames Query.match Query.nodeAt Query.player Query.playerCountries Query.players Query.search Query.series Query.seriesList Query.tournament Query.tournaments Rating.history ReportedGame.replay Rules.backgammonPosition Rules.backgammonRecord Rules.baoPosition Rules.baoRecord Rules.bergerTable Rules.championshipStandings Rules.countryMatch Rules.fischerClock Rules.gameLine Rules.goPosition Rules.goRecord Rules.kibaFinal Rules.kibaFinalists Rules.kibaGroups Rules.kibaPlans Rules.kibaPoints Rules.kibaScore Rules.kibaSemifinals Rules.knockoutPlan Rules.knockoutRound Rules.kuksuArrangement Rules.kuksuPlan Rules.leagueStandings Rules.matchState Rules.nationRanking Rules.pairStandings Rules.parseReport Rules.playerList Rules.preflight Rules.recordFile Rules.resignationValue Rules.rulingAfterWeek Rules.seventyFivePercent Rules.titleMatch Rules.tournamentOutline Rules.verifyDice Rules.verifyDraw Series.log Stage.advances Stage.state Standing.tieBreaks SwissTournament.round SwissTournament.rounds Tournament.boardsAt Tournament.changesSince Tournament.decidingGames Tournament.entries Tournament.games Tournament.invitations Tournament.lastStageStandings Tournament.log Tournament.playerList Tournament.ranking Tournament.record Tournament.rulings Tournament.timeline Tournament.waitingList node.BackgammonGame node.BaoGame node.BoardReport node.BracketMatch node.ChatMessage node.CountryMatchTournament node.Entry node.GoGame node.Group node.KibaChampionship node.KibaTournament node.KnockoutTournament node.KuksuTitle node.KuksuTournament node.OwareGame node.Pairing node.Pause node.Player node.Protest node.ReportedGame node.RoundRobinTournament node.Ruling node.Stage node.SwissTournament',
  ],
  [['player'], 'Viewer.tickets'],
  [['player', 'observer', ...DIRECT], 'Tournament.viewerTickets'],
  [['owner'], 'node.ApiToken node.OverlaySlot node.PushDevice node.Webhook'],
  [['observer', ...DIRECT], 'Tournament.attention Tournament.attentionCount node.Ticket'],
  [DIRECT, 'Viewer.attention Viewer.directedGames Viewer.directedLog'],
  [['player', 'observer', 'reporter', 'deputy', 'director'], 'Viewer.notices'],
  [['admin'], 'node.Account Viewer.account Viewer.accounts'],
];

/** What is not for everybody, and of which the demo world has nothing: nobody is told any more than nobody. */
export const NOTHING_THERE =
  'Clock.viewerWarning KibaChampionship.viewerCanOpenCountryMatch SandboxComparison.players Viewer.accountLog ViewerMail.deliveries Webhook.deliveries node.EntryRequest node.Sandbox';

/** By whom each subscription is watched that is not for everybody. */
export const WHO_WATCHES: typeof WHO_READS = [
  [['observer', ...DIRECT], 'deskEvents'],
  [ROLES, 'myEvents'],
];

/** What each field of some is answered, by the name of its rule. */
export type Answered = ReadonlyMap<string, unknown>;

/** What somebody is answered to these fields, all at once or, where one is refused, one by one. */
export async function answeredTo(
  { api }: WhoMayScene,
  who: AppContext,
  { fields, asking }: AskedFields,
): Promise<Answered> {
  const { data, errors } = await api.ask(who, asking([...fields.values()].join(' ')));
  const answered = new Map<string, unknown>();
  for (const [rule, selection] of fields) {
    const answer = errors === undefined ? data : (await api.ask(who, asking(selection))).data;
    answered.set(rule, partsOf(answer, partOf(rule)));
  }
  return answered;
}

/** Everything in an answer, at any depth, whose name is this or begins with it and a low line. */
function partsOf(answer: unknown, name: string): readonly unknown[] {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([key, value]) =>
    key === name || key.startsWith(`${name}_`) ? [value] : partsOf(value, name),
  );
}

/** Whether one answer tells more than another one, which is nobody's. */
export function tellsMore(answer: unknown, open: unknown): boolean {
  return tells(answer) && !isDeepStrictEqual(answer, open);
}

/** Whether there is anything in an answer but nothing, no, none and empty lists. */
export function tells(answer: unknown): boolean {
  if (typeof answer === 'object' && answer !== null) return Object.values(answer).some(tells);
  return answer !== null && answer !== undefined && answer !== '' && answer !== 0 && answer !== false;
}
