import type { BySeat } from '../../../kernel/seat.ts';
import type { Instant, Millis } from '../../../kernel/time.ts';
import { toInstantOrNull } from '../../../store/codecs/instant.ts';
import type { PlayerRecord } from '../../../store/reading/player.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import type { DiceProof } from '../dice-proof.ts';
import type { RecordedGame } from './recorded-game.ts';

/** The version of both documents; a field that is taken away or changes its meaning makes it another. Source: docs/records.md. */
const VERSION = 1;

/** A game as JSON, with what it belongs to. */
export function gameDocument(recorded: RecordedGame) {
  return {
    format: 'baraza-game',
    version: VERSION,
    tournament: { name: recorded.tournament.name },
    ...gamePart(recorded),
  };
}

/** The head of a tournament as JSON; its games follow as the last field, `games`. */
export function tournamentDocument(tournament: TournamentRecord) {
  return {
    format: 'baraza-tournament',
    version: VERSION,
    name: tournament.name,
    system: tournament.format,
    status: tournament.status,
    venue: tournament.venue,
    startedAt: isoOrNull(toInstantOrNull(tournament.startedAt)),
    finishedAt: isoOrNull(toInstantOrNull(tournament.finishedAt)),
  };
}

/** A game as it stands in either document. Instants are ISO 8601 in UTC, durations whole seconds, rounded down. */
export function gamePart({ game, stage, group, round, players, result, moves, position, dice }: RecordedGame) {
  return {
    game: game.game,
    settings: game.gameConfig,
    key: game.key,
    stage,
    group,
    round,
    number: game.number,
    players: { first: person(players.first), second: person(players.second) },
    timeControl: game.timeControl,
    status: game.status,
    startedAt: isoOrNull(game.startedAt),
    finishedAt: isoOrNull(game.finishedAt),
    result:
      result === null
        ? null
        : { winner: result.seat, how: result.how, value: result.value, reason: result.reason, at: iso(result.at) },
    moves:
      moves?.map(({ ply, seat, notation, at, remaining }) => ({
        ply,
        seat,
        notation,
        at: isoOrNull(at),
        remaining: secondsOf(remaining),
      })) ?? null,
    position,
    ...(dice === null ? {} : { dice: dicePart(dice) }),
  };
}

function dicePart({ gameId, commitment, texts, seed, rolls }: DiceProof) {
  return { gameId, commitment, texts, seed, rolls: rolls.map(({ dice }) => dice) };
}

function person({ name, handle, country }: PlayerRecord) {
  return { name, handle, country };
}

function secondsOf(remaining: BySeat<Millis> | null): BySeat<number> | null {
  if (remaining === null) return null;
  return { first: Math.floor(remaining.first / 1_000), second: Math.floor(remaining.second / 1_000) };
}

function iso(at: Instant): string {
  return new Date(at).toISOString();
}

function isoOrNull(at: Instant | null): string | null {
  return at === null ? null : iso(at);
}
