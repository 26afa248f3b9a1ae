import { invariant } from '../../../kernel/assert.ts';
import type { Instant } from '../../../kernel/time.ts';
import type { StoredEvent } from '../../vocabulary/event.ts';
import { eventsPage, playerEvents } from '../../vocabulary/log.ts';
import type { GameRecord } from '../../../store/reading/game.ts';
import type { PlayerRecord } from '../../../store/reading/player.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import type { AppContext } from '../../context.ts';
import { tournamentTopic } from '../../events.ts';
import { say, STRANGER } from '../../texts/say.ts';
import { eventGame, eventMessage } from '../event-message.ts';
import { gameEndMessage } from '../game-end-message.ts';
import { tournamentOf } from '../find.ts';

/** The most news that are told at once. */
const MOST = 50;

/** Something that has happened, in words. `name` is its own for ever; `game` is what it is about, null: the tournament. */
export interface NewsItem {
  readonly name: string;
  readonly at: Instant;
  readonly text: string;
  readonly game: GameRecord | null;
  readonly tournament: TournamentRecord;
}

/** The latest 50 events of a tournament, the newest first; where a table changed, by which result. */
export async function tournamentNews(context: AppContext, tournament: TournamentRecord): Promise<readonly NewsItem[]> {
  const window = { after: null, before: null, limit: MOST, fromEnd: true };
  const events = await eventsPage(context.db.prisma, tournamentTopic(tournament.id), window);
  return Promise.all(events.toReversed().map((event) => newsItem(context, event, tournament)));
}

/** The latest 50 public events about a player, the newest first, each with the name of its tournament. */
export async function playerNews(context: AppContext, { id }: PlayerRecord): Promise<readonly NewsItem[]> {
  const events = await playerEvents(context.db.prisma, id, MOST);
  return Promise.all(
    events.map(async (event) => {
      invariant('tournamentId' in event.payload, 'what is told of a player has happened in a tournament');
      const item = await newsItem(context, event, await tournamentOf(context, event.payload));
      return { ...item, text: `${item.tournament.name}: ${item.text}` };
    }),
  );
}

async function newsItem(context: AppContext, event: StoredEvent, tournament: TournamentRecord): Promise<NewsItem> {
  const [game, end] = await Promise.all([
    eventGame(context, event),
    event.kind === 'StandingsChanged' ? gameEndMessage(context, event.payload.gameId, event.at) : null,
  ]);
  const text = say(STRANGER, end ?? (await eventMessage(context, event)));
  return { name: `${event.topic} ${event.version}`, at: event.at, text, game, tournament };
}
