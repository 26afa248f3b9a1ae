import type { AnyId } from '../../kernel/ids.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { PlayerRecord } from '../../store/reading/player.ts';
import { searchGames, searchPlayers, searchSeries, searchTournaments } from '../../store/reading/search.ts';
import type { SeriesRecord } from '../../store/reading/series.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { AppContext } from '../context.ts';
import type { OneLoader } from './loader.ts';
import { readingOf } from './reading.ts';

/** In which of its texts something was found. */
export type SearchField = 'NAME' | 'HANDLE' | 'BOARD' | 'ADDRESS';

type Texts = Readonly<Partial<Record<SearchField, string | null>>>;

interface HitOf<Kind extends string, Thing> {
  readonly kind: Kind;
  readonly thing: Thing;
  readonly field: SearchField;
  /** the text in which it was found */
  readonly text: string;
}

export type PlayerHit = HitOf<'player', PlayerRecord>;
export type TournamentHit = HitOf<'tournament', TournamentRecord>;
export type SeriesHit = HitOf<'series', SeriesRecord>;
export type GameHit = HitOf<'game', GameRecord>;

/** Something that was found, and where. */
export type SearchHit = PlayerHit | TournamentHit | SeriesHit | GameHit;

/** The shortest text that is searched for: less would find everything. */
export const SHORTEST_SEARCH = 2;

/**
 * What contains a text, whatever the case, at most `limit` of a kind: players, tournaments, series, then games elsewhere; of each those
 * first whose text begins with it. Nothing for a text that is too short.
 */
export async function search(context: AppContext, text: string, limit: number): Promise<readonly SearchHit[]> {
  const wanted = text.trim();
  if (wanted.length < SHORTEST_SEARCH) return [];
  const { prisma } = context.db;
  const reading = readingOf(context);
  const [players, tournaments, series, games] = await Promise.all([
    hits('player', await searchPlayers(prisma, wanted, limit), reading.players, wanted),
    hits('tournament', await searchTournaments(prisma, wanted, limit), reading.tournaments, wanted),
    hits('series', await searchSeries(prisma, wanted, limit), reading.series, wanted),
    hits('game', await searchGames(prisma, wanted, limit), reading.games, wanted),
  ]);
  return [...players, ...tournaments, ...series, ...games];
}

async function hits<Kind extends string, Id extends AnyId, Thing>(
  kind: Kind,
  found: readonly { readonly id: Id; readonly texts: Texts }[],
  things: OneLoader<Id, Thing>,
  wanted: string,
): Promise<readonly HitOf<Kind, Thing>[]> {
  const read = await Promise.all(
    found.map(async ({ id, texts }) => {
      const thing = await things.load(id);
      const place = placeIn(texts, wanted.toLowerCase());
      return thing === null || place === null ? [] : [{ kind, thing, ...place }];
    }),
  );
  return read.flat().toSorted((a, b) => Number(!begins(a.text, wanted)) - Number(!begins(b.text, wanted)));
}

function placeIn(texts: Texts, wanted: string): Pick<PlayerHit, 'field' | 'text'> | null {
  for (const [field, text] of Object.entries(texts)) {
    if (text?.toLowerCase().includes(wanted) === true) return { field: field as SearchField, text };
  }
  return null;
}

function begins(text: string, wanted: string): boolean {
  return text.toLowerCase().startsWith(wanted.toLowerCase());
}
