import type { RouteMeta, RouteRecordNameGeneric, RouteRecordRaw } from 'vue-router';

/** A page as the router lists it. */
export interface ListedRoute {
  readonly name?: RouteRecordNameGeneric;
  readonly path: string;
  readonly meta: RouteMeta;
}

/** What a page is about, and so which example it is shown with. */
export type About = 'everybody' | 'game' | 'board' | 'tournament' | 'series' | 'player' | 'account' | 'frame';

/** A page of the tour, by the name of its route. */
export interface Place {
  readonly name: string;
  readonly about: About;
  /** What its address cannot do without. */
  readonly params: readonly string[];
  /** Whether it has something for who is signed in alone. */
  readonly isOwn: boolean;
}

/** By the beginnings of addresses, of which the first that fits decides. */
const ABOUT: readonly (readonly [About, RegExp])[] = [
  ['everybody', /^\/sign-(in|up)$/],
  ['tournament', /^\/(t|wall)\/:/],
  ['series', /^\/series\/:/],
  ['player', /^\/p\/:/],
  ['board', /^\/g\/:/],
  ['frame', /^\/embed\//],
  ['game', /^\/(how-to-play|analyse)\//],
];

/** The pages of a router in the order in which they are told to it, each with its whole path. */
export const listedRoutes = (routes: readonly RouteRecordRaw[], under = ''): readonly ListedRoute[] =>
  routes.flatMap(({ name, path, meta = {}, children = [] }) => {
    const whole = under === '' || path === '' ? under + path : `${under}/${path}`;
    return [{ ...(name === undefined ? {} : { name }), path: whole, meta }, ...listedRoutes(children, whole)];
  });

/** The pages that the tour leads to, in the order of the routes. */
export const placesOf = (routes: readonly ListedRoute[]): readonly Place[] =>
  routes.flatMap(({ name, path, meta }) => {
    if (typeof name !== 'string' || meta.byLink) return [];
    const found = ABOUT.find(([, under]) => under.test(path))?.[0];
    const about = found ?? (meta.isOwn ? 'account' : 'everybody');
    return [
      {
        name,
        about,
        params: [...path.matchAll(/:(\w+)\b(?:\([^)]*\))?(?![?*])/g)].map(([, param = '']) => param),
        isOwn: meta.isOwn === true && about !== 'everybody',
      },
    ];
  });
