import type { RouteLocationNormalized } from 'vue-router';

/** What tells pages apart that are another for whoever reads: a tab of the same tournament is none. */
export const pageKey = ({ matched, params }: Pick<RouteLocationNormalized, 'matched' | 'params'>): string =>
  [matched[0]?.path, params['id'], params['handle'], params['tournament'], params['game']].join();
