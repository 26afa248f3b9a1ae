import type { TournamentId } from '../../kernel/ids.ts';
import { STAKES, type Stake } from '../../rules/formats/stakes.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { AppContext } from '../context.ts';
import { formatOf } from '../state/format-state.ts';
import { derivedOnce, inPieces, readingOf } from './reading.ts';
import { tournamentState } from './tournament-state.ts';

/** An open game and what it may decide. */
export interface DecidingGame {
  readonly game: GameRecord;
  readonly stake: Stake;
}

/** What the open games of a tournament may decide, by their keys; a game that is not in the map is one of many. */
export function stakesIn(context: AppContext, id: TournamentId): Promise<ReadonlyMap<string, Stake>> {
  const reading = readingOf(context);
  return derivedOnce(reading, `stakes ${id}`, async () => {
    const tournament = await reading.tournaments.load(id);
    if (tournament?.status !== 'RUNNING') return new Map();
    const { state } = await tournamentState(context, id, null);
    return inPieces(context, () => formatOf(tournament).stakes(state));
  });
}

/** The open games that may decide something, those that may decide the most first, then in the order of the plan. */
export async function decidingGames(context: AppContext, id: TournamentId): Promise<readonly DecidingGame[]> {
  const [stakes, { games }] = await Promise.all([stakesIn(context, id), tournamentState(context, id, null)]);
  const deciding = [...games.values()].flatMap((game): DecidingGame[] => {
    const stake = stakes.get(game.key);
    return stake === undefined ? [] : [{ game, stake }];
  });
  return deciding.toSorted((one, other) => STAKES.indexOf(one.stake) - STAKES.indexOf(other.stake));
}
