import type { PlayerId } from '../../kernel/ids.ts';
import { SEATS } from '../../kernel/seat.ts';
import { between, DAY, type Instant } from '../../kernel/time.ts';
import { inOrder, type Rest } from '../../rules/clocks/rest.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { PauseRecord } from '../../store/reading/pause.ts';

/** What a pause is about: one game, all games of a player, or (both null) all of the tournament. */
export type PauseScope = Pick<PauseRecord, 'gameId' | 'playerId'>;

/** Whether a pause of its tournament is about a game, too. */
export function covers({ gameId, playerId }: PauseScope, game: Pick<GameRecord, 'id' | 'players'>): boolean {
  if (gameId !== null) return gameId === game.id;
  return playerId === null || SEATS.some((seat) => game.players[seat] === playerId);
}

/** When no time passes in a game by the pauses of its tournament: whenever one of them is about it. Source: Clocks 5.2. */
export function restsOfGame(pauses: readonly PauseRecord[], game: Pick<GameRecord, 'id' | 'players'>): readonly Rest[] {
  return inOrder(pauses.filter((pause) => covers(pause, game)).map(({ since, until }) => ({ from: since, to: until })));
}

/** Whether two pauses of a tournament are about the same: so is whether they are days off. */
export function isAboutSame(a: PauseScope & Pick<PauseRecord, 'reason'>, b: typeof a): boolean {
  return a.gameId === b.gameId && a.playerId === b.playerId && isDaysOff(a) === isDaysOff(b);
}

/** Whether a pause is days off that its player has taken himself. */
export function isDaysOff({ reason }: Pick<PauseRecord, 'reason'>): boolean {
  return reason === null;
}

/** Whether no clock rests for a pause at an instant or later. */
export function isOver({ since, until }: Pick<PauseRecord, 'since' | 'until'>, at: Instant): boolean {
  return until <= at || until === since;
}

/** How many days off of a player count by these pauses of his tournament; one that has begun counts whole. Source: Clocks 6.1. */
export function daysTaken(pauses: readonly PauseRecord[], player: PlayerId): number {
  return pauses
    .filter((pause) => isDaysOff(pause) && pause.playerId === player)
    .reduce((days, { since, until }) => days + Math.ceil(between(since, until) / DAY), 0);
}
