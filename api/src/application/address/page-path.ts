import type { GameRecord } from '../../store/reading/game.ts';
import type { PlayerRecord } from '../../store/reading/player.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';

/** Where the page of a tournament is: `/t/kiba-spring-2026`. */
export const tournamentPath = ({ slug }: Pick<TournamentRecord, 'slug'>): string => `/t/${slug}`;

/** Where the page of a game is: `/g/kiba-spring-2026/23`, by the number of the game in its tournament. */
export const gamePath = ({ tournamentSlug, ordinal }: Pick<GameRecord, 'tournamentSlug' | 'ordinal'>): string =>
  `/g/${tournamentSlug}/${ordinal}`;

/** Where the page of a player is: `/p/asha`. */
export const playerPath = ({ handle }: Pick<PlayerRecord, 'handle'>): string => `/p/${handle}`;

/** What a path names. */
export type NamedPage =
  | { readonly kind: 'tournament'; readonly slug: string }
  | { readonly kind: 'game'; readonly slug: string; readonly ordinal: number }
  | { readonly kind: 'player'; readonly handle: string };

const WORD = '[a-z0-9]+(?:-[a-z0-9]+)*';
const TOURNAMENT = new RegExp(`^/t/(${WORD})$`);
const GAME = new RegExp(`^/g/(${WORD})/([1-9][0-9]{0,8})$`);
const PLAYER = new RegExp(`^/p/(${WORD})$`);

/** What a path names, in whichever case it was typed; null: no page of a tournament, a game or a player. */
export function namedPage(path: string): NamedPage | null {
  const typed = path.toLowerCase();
  const [, tournament] = TOURNAMENT.exec(typed) ?? [];
  if (tournament !== undefined) return { kind: 'tournament', slug: tournament };
  const [, slug, ordinal] = GAME.exec(typed) ?? [];
  if (slug !== undefined) return { kind: 'game', slug, ordinal: Number(ordinal) };
  const [, handle] = PLAYER.exec(typed) ?? [];
  return handle === undefined ? null : { kind: 'player', handle };
}
