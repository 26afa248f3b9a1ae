import { createRouter, type RouteLocation, type Router, type RouterHistory, type RouteRecordRaw } from 'vue-router';
import { formatRoutes } from './formats/pages.ts';
import { gameRoutes } from './games/pages.ts';
import { tournamentTabs, type TournamentTab } from './tournament/tournament-tabs.ts';

declare module 'vue-router' {
  interface RouteMeta {
    /** Nothing of the page stands around it: no header, no notes, no language that is kept. */
    readonly isAlone?: true;
    /** It is about whoever asks for it. */
    readonly isOwn?: true;
    /** It does something only for who comes by a link of a mail, or stands where there is nothing: the tour leaves it out. */
    readonly byLink?: true;
  }
}

const tournamentPages: Record<TournamentTab, RouteRecordRaw['component']> = {
  overview: () => import('./tournament/TournamentOverview.vue'),
  boards: () => import('./tournament/TournamentBoards.vue'),
  crosstable: () => import('./tournament/TournamentCrosstable.vue'),
  schedule: () => import('./tournament/TournamentSchedule.vue'),
  ranking: () => import('./tournament/TournamentRanking.vue'),
  players: () => import('./tournament/TournamentPlayers.vue'),
  rules: () => import('./tournament/TournamentRules.vue'),
  log: () => import('./tournament/TournamentLog.vue'),
};

/** What is about whoever asks for it, and so is drawn for nobody else. */
const own = { meta: { isOwn: true } } as const;
/** What does something only for who comes by a link of a mail. */
const byLink = { meta: { isOwn: true, byLink: true } } as const;

/** What is about a tournament is told where its page is. */
const ofTournament = ({ params }: RouteLocation) => ({ path: `/t/${String(params['tournament'])}` });

const routes: RouteRecordRaw[] = [
  { path: '/', name: 'home', component: () => import('./pages/HomePage.vue') },
  { path: '/boards', name: 'boards', component: () => import('./pages/BoardsPage.vue') },
  { path: '/tournaments', name: 'tournaments', component: () => import('./pages/TournamentsPage.vue') },
  {
    path: '/tournaments/new',
    name: 'new-tournament',
    component: () => import('./pages/NewTournamentPage.vue'),
    ...own,
  },
  {
    path: '/t/:tournament',
    component: () => import('./pages/TournamentPage.vue'),
    props: ofTournament,
    children: [
      ...tournamentTabs.map((tab) => ({
        path: tab === 'overview' ? '' : tab,
        name: `tournament-${tab}`,
        component: tournamentPages[tab]!,
      })),
      ...formatRoutes,
      {
        path: 'direct',
        name: 'tournament-direct',
        component: () => import('./director/DirectorPanel.vue'),
        ...own,
      },
    ],
  },
  {
    path: '/t/:tournament/certificate',
    name: 'certificate',
    component: () => import('./pages/CertificatePage.vue'),
    props: ofTournament,
  },
  {
    path: '/series/:id',
    component: () => import('./pages/SeriesPage.vue'),
    props: true,
    children: [
      { path: '', name: 'series', component: () => import('./series/SeriesOverview.vue'), props: true },
      { path: 'log', name: 'series-log', component: () => import('./series/SeriesLog.vue'), props: true },
      {
        path: 'direct',
        name: 'series-direct',
        component: () => import('./series/SeriesDirector.vue'),
        props: true,
        ...own,
      },
    ],
  },
  {
    path: '/wall/:tournament',
    name: 'wall',
    component: () => import('./wall/WallPage.vue'),
    props: ofTournament,
    meta: { isAlone: true },
  },
  { path: '/tv', name: 'tv', component: () => import('./wall/TvPage.vue'), meta: { isAlone: true } },
  {
    path: '/embed/:part?/:id?/:rest(.*)*',
    name: 'embed',
    component: () => import('./embed/EmbedPage.vue'),
    props: true,
    meta: { isAlone: true },
  },
  { path: '/series/new', name: 'new-series', component: () => import('./pages/NewSeriesPage.vue'), ...own },
  { path: '/hall-of-fame', name: 'hall-of-fame', component: () => import('./pages/HallOfFamePage.vue') },
  { path: '/search', name: 'search', component: () => import('./pages/SearchPage.vue') },
  { path: '/players', name: 'players', component: () => import('./pages/PlayersPage.vue') },
  { path: '/p/:handle', name: 'player', component: () => import('./pages/PlayerPage.vue'), props: true },
  {
    path: '/g/:tournament/:game',
    name: 'game',
    component: () => import('./pages/GamePage.vue'),
    props: ({ params }) => ({ path: `/g/${String(params['tournament'])}/${String(params['game'])}` }),
  },
  ...(['tournaments', 'games'] as const).map((folder) => ({
    path: `/${folder}/:id/:rest(.*)*`,
    component: () => import('./pages/LongAddressPage.vue'),
    props: ({ params }: RouteLocation) => ({ folder, id: String(params['id']) }),
  })),
  {
    path: '/players/:handle',
    redirect: ({ params, query, hash }) => ({ path: `/p/${String(params['handle'])}`, query, hash }),
  },
  { path: '/play', name: 'play', component: () => import('./pages/PlayByLinkPage.vue'), ...byLink },
  ...gameRoutes,
  { path: '/rules', name: 'rules', component: () => import('./rulebook/RulebookPage.vue') },
  {
    path: '/rules/:slug',
    name: 'rule-document',
    component: () => import('./rulebook/RuleDocumentPage.vue'),
    props: true,
  },
  { path: '/api/:slug?', name: 'guide', component: () => import('./guide/GuidePage.vue'), props: true },
  { path: '/verify', name: 'verify', component: () => import('./pages/VerifyPage.vue') },
  { path: '/tour', name: 'tour', component: () => import('./tour/TourPage.vue') },
  { path: '/my-games', name: 'my-games', component: () => import('./pages/MyGamesPage.vue'), ...own },
  { path: '/account', name: 'account', component: () => import('./pages/AccountPage.vue'), ...own },
  { path: '/accounts', name: 'accounts', component: () => import('./pages/AccountsPage.vue'), ...own },
  {
    path: '/accounts/:id',
    name: 'administered-account',
    component: () => import('./pages/AdministeredAccountPage.vue'),
    ...own,
    props: true,
  },
  { path: '/server', name: 'server', component: () => import('./pages/ServerPage.vue'), ...own },
  { path: '/desk', name: 'desk', component: () => import('./pages/DeskPage.vue'), ...own },
  { path: '/sign-in', name: 'sign-in', component: () => import('./pages/SignInPage.vue'), ...own },
  { path: '/sign-in/link', name: 'sign-in-link', component: () => import('./pages/SignInLinkPage.vue'), ...byLink },
  {
    path: '/sign-in/password',
    name: 'new-password',
    component: () => import('./pages/NewPasswordPage.vue'),
    ...byLink,
  },
  {
    path: '/mail/stop/:token',
    name: 'stop-mails',
    component: () => import('./pages/StopMailsPage.vue'),
    props: true,
    ...byLink,
  },
  {
    path: '/sign-up/confirm',
    name: 'confirm-sign-up',
    component: () => import('./pages/ConfirmSignUpPage.vue'),
    ...byLink,
  },
  { path: '/account/webhooks', name: 'webhooks', component: () => import('./pages/WebhooksPage.vue'), ...own },
  {
    path: '/account/address',
    name: 'confirm-address',
    component: () => import('./pages/ConfirmAddressPage.vue'),
    ...byLink,
  },
  {
    path: '/account/new-address',
    name: 'confirm-new-address',
    component: () => import('./pages/ConfirmNewAddressPage.vue'),
    ...byLink,
  },
  { path: '/sign-up', name: 'sign-up', component: () => import('./pages/SignUpPage.vue'), ...own },
  { path: '/:path(.*)*', name: 'missing', component: () => import('./pages/MissingPage.vue'), meta: { byLink: true } },
];

/** Every page is loaded when it is first asked for; going back returns to where the reader was; a page finds its own `#` place. */
export const createPageRouter = (history: RouterHistory): Router =>
  createRouter({
    history,
    routes,
    scrollBehavior: (to, from, saved) => saved ?? (to.path === from.path || to.hash !== '' ? false : { top: 0 }),
  });
