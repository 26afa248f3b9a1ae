import { invariant } from '../../kernel/assert.ts';
import type { TournamentId } from '../../kernel/ids.ts';
import { instant, type Instant } from '../../kernel/time.ts';
import type { Rest } from '../../rules/clocks/rest.ts';
import type { Tx } from '../../store/client.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import { pausesOfTournaments, type PauseRecord } from '../../store/reading/pause.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { ReplayedGame } from '../../store/writing/replayed-game.ts';
import { gameTopic } from '../events.ts';
import { restsOfGame } from '../state/pauses.ts';
import type { StoredEvent } from '../vocabulary/event.ts';
import { eventsUntil } from '../vocabulary/log.ts';
import { replayedGame } from './replayed-game.ts';

/** The pauses of a tournament as they were known at an instant. */
export type PausesAt = (then: Instant) => readonly PauseRecord[];

/** The pauses of a tournament as its events tell them, at any instant. */
export async function pausesKnown(tx: Tx, tournament: TournamentId, told: readonly StoredEvent[]): Promise<PausesAt> {
  const all = await pausesOfTournaments(tx, [tournament]);
  return (then) => {
    const news = new Map(
      told.flatMap((event) =>
        event.kind === 'PauseChanged' && event.at <= then ? [[event.payload.pauseId, event.payload] as const] : [],
      ),
    );
    return all.flatMap((pause) => {
      const known = news.get(pause.id);
      return known === undefined ? [] : [{ ...pause, since: known.since, until: known.until }];
    });
  };
}

/** Of which games, and until when, the log is read. */
export interface Replay {
  readonly tournament: TournamentRecord;
  /** What was told of the tournament until then, in order. */
  readonly told: readonly StoredEvent[];
  /** Games of the tournament. */
  readonly games: readonly GameRecord[];
  readonly pausesAt: PausesAt;
  readonly at: Instant;
}

/** Games as their events until an instant have left them, in the order given; the cost grows with their moves. */
export async function replayedGames(
  tx: Tx,
  { tournament, told, games, pausesAt, at }: Replay,
): Promise<readonly ReplayedGame[]> {
  const downtimes = downtimesOf(told);
  const topics = games.map((game) => gameTopic(game.id));
  const byTopic = Map.groupBy(await eventsUntil(tx, topics, at), ({ topic }) => topic);
  return games.map((game) =>
    replayedGame(game, byTopic.get(gameTopic(game.id)) ?? [], {
      tournament,
      restsAt: (one, then) =>
        restsOfGame(
          pausesAt(then).filter(({ until }) => until > then),
          one,
        ),
      downtimeAt: (then) => downtimes.get(then) ?? null,
    }),
  );
}

/** When no server ran, by the instant at which that was given back. */
function downtimesOf(told: readonly StoredEvent[]): ReadonlyMap<Instant, Rest> {
  return new Map(
    told.flatMap((event): readonly (readonly [Instant, Rest])[] => {
      if (event.kind !== 'RulingMade' || event.payload.text.key !== 'ruling.downtime') return [];
      const { from, to } = event.payload.text.args ?? {};
      invariant(typeof from === 'string' && typeof to === 'string', 'a downtime says from when until when');
      return [[event.at, { from: instant(Date.parse(from)), to: instant(Date.parse(to)) }]];
    }),
  );
}
