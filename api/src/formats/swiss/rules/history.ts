import type { EntryId } from '../../../kernel/ids.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { isForfeited } from '../../../rules/formats/forfeited.ts';
import type { FormatState } from '../../../rules/formats/format.ts';
import { fieldOf } from './field.ts';
import type { Float, SwissPlayer } from './player.ts';
import { halvesOf, roundsOf, worthOf, type RoundPairing, type RoundWorth } from './rounds.ts';
import { roundsFor, type SwissSettings } from './settings.ts';

/** Everybody as the pairing of the next round sees him, in the order of the field. */
export function playersBefore(settings: SwissSettings, state: FormatState): readonly SwissPlayer[] {
  const rounds = playersByRound(settings, state);
  const most = (rounds.length - 1) * worthOf(settings).win;
  const isLast = rounds.length === roundsFor(settings, state.entries.length);
  return (rounds.at(-1) ?? []).map((player) => ({ ...player, isTopscorer: isLast && 2 * player.points > most }));
}

/** Everybody as he came to each round that is drawn, and last as he comes to the next; nobody is told to be a top scorer. */
export function playersByRound(settings: SwissSettings, state: FormatState): readonly (readonly SwissPlayer[])[] {
  const worth = worthOf(settings);
  let players: readonly SwissPlayer[] = fieldOf(state).map((entry, index) => newPlayer(entry, index + 1));
  const before = [players];
  for (const round of roundsOf(state)) {
    players = afterRound(players, round, worth);
    before.push(players);
  }
  return before;
}

function newPlayer(entry: EntryId, number: number): SwissPlayer {
  return {
    entry,
    number,
    points: 0,
    met: new Map(),
    seats: [],
    floats: [null, null],
    hasRested: false,
    unplayed: 0,
    isTopscorer: false,
  };
}

function afterRound(
  players: readonly SwissPlayer[],
  round: readonly RoundPairing[],
  worth: RoundWorth,
): readonly SwissPlayer[] {
  const points = new Map(players.map((player) => [player.entry, player.points]));
  return players.map((player) => {
    const paired = round.find(({ first, second }) => first === player.entry || second === player.entry);
    return paired === undefined ? without(player) : withPairing(player, paired, { points, worth });
  });
}

function without(player: SwissPlayer): SwissPlayer {
  return { ...player, unplayed: player.unplayed + 1, floats: [null, player.floats[0]] };
}

function withPairing(
  player: SwissPlayer,
  paired: RoundPairing,
  { points, worth }: { readonly points: ReadonlyMap<EntryId, number>; readonly worth: RoundWorth },
): SwissPlayer {
  const { first, second, result } = paired;
  const seat: Seat = first === player.entry ? 'first' : 'second';
  const opponent = seat === 'first' ? second : first;
  const gained = halvesOf(paired, player.entry, worth);
  const isPlayed = opponent !== null && (result === null || !isForfeited(result));
  const rests = !isPlayed && gained > 0;
  const float = rests ? 'down' : isPlayed ? floatOf(player.points, points.get(opponent) ?? 0) : null;
  return {
    ...player,
    points: player.points + gained,
    met: opponent === null ? player.met : new Map(player.met).set(opponent, (player.met.get(opponent) ?? 0) + 1),
    seats: isPlayed ? [...player.seats, seat] : player.seats,
    floats: [float, player.floats[0]],
    hasRested: player.hasRested || rests,
    unplayed: player.unplayed + (isPlayed ? 0 : 1),
  };
}

/** How a player with so many points floats to one with the others'. */
export function floatOf(own: number, others: number): Float {
  if (own === others) return null;
  return own > others ? 'down' : 'up';
}
