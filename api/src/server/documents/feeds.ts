import { gamePath, playerPath, tournamentPath } from '../../application/address/page-path.ts';
import type { AppContext } from '../../application/context.ts';
import { findPlayer } from '../../application/queries/find.ts';
import { shownNameHere } from '../../application/queries/namesakes.ts';
import { readingOf } from '../../application/queries/reading.ts';
import { playerNews, tournamentNews, type NewsItem } from '../../application/queries/record/news.ts';
import { TOURNAMENT_NAMES, idNamed } from '../../graphql/global-id.ts';
import type { PlayerId, TournamentId } from '../../kernel/ids.ts';
import { toInstant } from '../../store/codecs/instant.ts';
import { atomText, type AtomFeed } from './atom.ts';
import { permanentId } from './permanent-id.ts';
import type { TextDocument } from './text-document.ts';

/** What has happened in a tournament, as a feed; a sentence where there is no such tournament. */
export async function tournamentFeed(context: AppContext, id: string, origin: string): Promise<TextDocument | string> {
  const tournament = await readingOf(context).tournaments.load(idNamed<TournamentId>(id, TOURNAMENT_NAMES));
  if (tournament === null) return 'There is no tournament with this id.';
  const news = await tournamentNews(context, tournament);
  return feedDocument(
    {
      id: `urn:uuid:${permanentId(`tournament ${tournament.id}`)}`,
      title: `${tournament.name} (Baraza)`,
      updatedAt: news[0]?.at ?? toInstant(tournament.createdAt),
      self: `${origin}/tournaments/${encodeURIComponent(id)}.atom`,
      address: origin + tournamentPath(tournament),
    },
    news,
    origin,
  );
}

/** What is publicly known of a player, as a feed, by the name in his page's address or by his id; a sentence for nobody. */
export async function playerFeed(context: AppContext, name: string, origin: string): Promise<TextDocument | string> {
  const player =
    (await findPlayer(context, name)) ?? (await readingOf(context).players.load(idNamed<PlayerId>(name, ['Player'])));
  if (player === null) return 'There is no player with this name or id.';
  const news = await playerNews(context, player);
  return feedDocument(
    {
      id: `urn:uuid:${permanentId(`player ${player.id}`)}`,
      title: `${await shownNameHere(context, player.id)} (Baraza)`,
      updatedAt: news[0]?.at ?? toInstant(player.createdAt),
      self: `${origin}/players/${encodeURIComponent(player.handle)}.atom`,
      address: origin + playerPath(player),
    },
    news,
    origin,
  );
}

function feedDocument(head: Omit<AtomFeed, 'entries'>, news: readonly NewsItem[], origin: string): TextDocument {
  const entries = news.map(({ name, at, text, game, tournament }) => ({
    id: `urn:uuid:${permanentId(`event ${name}`)}`,
    title: text,
    at,
    address: origin + (game === null ? tournamentPath(tournament) : gamePath(game)),
  }));
  return {
    type: 'application/atom+xml; charset=utf-8',
    fileName: 'baraza.atom',
    body: atomText({ ...head, entries }),
    isPublic: true,
    changedAt: head.updatedAt,
  };
}
