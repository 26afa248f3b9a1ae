import type { AnyId, GameId } from '../../kernel/ids.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { PlayerRecord } from '../../store/reading/player.ts';
import {
  searchGames,
  searchGamesByNumber,
  searchGamesOfTwo,
  searchPlayers,
  searchSeries,
  searchTournaments,
} from '../../store/reading/search.ts';
import type { SeriesRecord } from '../../store/reading/series.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { AppContext } from '../context.ts';
import type { OneLoader } from './loader.ts';
import { readingOf } from './reading.ts';

/** In which of its texts something was found. */
export type SearchField = 'NAME' | 'HANDLE' | 'PLAYERS' | 'NUMBER' | 'BOARD' | 'ADDRESS';

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
 * What contains a text, whatever the case, at most `limit` of a kind: players, tournaments, series, then games; of each those first whose
 * text begins with it. A game is found by the names of both its players, by its tournament and its number in it, or, elsewhere, by its board
 * or address. Nothing for a text that is too short.
 */
export async function search(context: AppContext, text: string, limit: number): Promise<readonly SearchHit[]> {
  const wanted = text.trim();
  if (wanted.length < SHORTEST_SEARCH) return [];
  const { prisma } = context.db;
  const reading = readingOf(context);
  const [players, tournaments, series, ofTwo, numbered, elsewhere] = await Promise.all([
    hits('player', await searchPlayers(prisma, wanted, limit), reading.players, wanted),
    hits('tournament', await searchTournaments(prisma, wanted, limit), reading.tournaments, wanted),
    hits('series', await searchSeries(prisma, wanted, limit), reading.series, wanted),
    gamesOfTwo(context, wanted, limit),
    gamesByNumber(context, wanted, limit),
    hits('game', await searchGames(prisma, wanted, limit), reading.games, wanted),
  ]);
  return [...players, ...tournaments, ...series, ...[...ofTwo, ...numbered, ...elsewhere].slice(0, limit)];
}

/** More words are no names of two players. */
const MOST_WORDS = 6;

/** Games by words of which each of two players has one in his name. */
async function gamesOfTwo(context: AppContext, wanted: string, limit: number): Promise<readonly GameHit[]> {
  const words = wanted.split(/[\s–-]+/).filter((word) => word !== '');
  if (words.length < 2 || words.length > MOST_WORDS) return [];
  const found = await searchGamesOfTwo(context.db.prisma, words, limit);
  return gameHits(context, found, 'PLAYERS');
}

const NUMBERED = /^(.*\S)\s+#?([1-9][0-9]{0,4})$/;

/** Games by the name of a tournament and a number in it. */
async function gamesByNumber(context: AppContext, wanted: string, limit: number): Promise<readonly GameHit[]> {
  const [, tournament, number] = NUMBERED.exec(wanted) ?? [];
  if (tournament === undefined) return [];
  const found = await searchGamesByNumber(context.db.prisma, tournament, Number(number), limit);
  return gameHits(context, found, 'NUMBER');
}

async function gameHits<Field extends SearchField>(
  context: AppContext,
  found: readonly { readonly id: GameId; readonly texts: Readonly<Record<Field, string | null>> }[],
  field: Field,
): Promise<readonly GameHit[]> {
  const { games } = readingOf(context);
  const read = await Promise.all(
    found.map(async ({ id, texts }) => {
      const thing = await games.load(id);
      return thing === null ? [] : [{ kind: 'game' as const, thing, field, text: texts[field] ?? '' }];
    }),
  );
  return read.flat();
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
