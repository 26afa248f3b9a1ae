import type { Message } from '../../../kernel/message.ts';
import { invariant } from '../../../kernel/assert.ts';
import { asPoints } from '../../../kernel/points.ts';
import type { EntryId, GameId, TournamentId } from '../../../kernel/ids.ts';
import type { Instant } from '../../../kernel/time.ts';
import type { Citation } from '../../../rules/citation.ts';
import type { PairingRecord } from '../../../store/reading/pairing.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import type { AppContext } from '../../../application/context.ts';
import { gameOf, pairingOf, tournamentOf } from '../../../application/queries/find.ts';
import { tournamentState } from '../../../application/queries/tournament-state.ts';
import type { TournamentState } from '../../../application/state/format-state.ts';
import { crosstableGame, type CrosstableGame } from '../../../application/queries/group-crosstable.ts';
import { derivedOnce, readingOf } from '../../../application/queries/reading.ts';
import type { Float } from '../rules/player.ts';
import { roundsFor } from '../rules/settings.ts';
import { toldRounds, type ToldBoard, type ToldRound, type ToldSide } from '../rules/told-rounds.ts';
import { swissSettings } from './settings.ts';

/** A player of a board: the points that he came with, as people count them, and the game as he sees it. */
export interface SwissSide {
  readonly entry: EntryId;
  readonly pointsBefore: number;
  readonly float: Float;
  readonly game: CrosstableGame;
}

/** Two who meet in a round, with one English sentence why. */
export interface SwissBoard {
  readonly pairing: PairingRecord;
  readonly first: SwissSide;
  readonly second: SwissSide;
  readonly why: Message;
  readonly rules: Citation;
}

/** Who rests in a round, what he gets for it, and why he does. */
export interface SwissBye {
  readonly entry: EntryId;
  readonly pointsBefore: number;
  readonly worth: number;
  readonly why: Message;
  readonly rules: Citation;
}

/** A round that is drawn, its boards from the best pair down; `bye` null: everybody meets somebody. */
export interface SwissRound {
  readonly number: number;
  readonly boards: readonly SwissBoard[];
  readonly bye: SwissBye | null;
}

/** The rounds of a Swiss that are drawn, from the first; `asOf` null: as they stand. */
export function swissRounds(
  context: AppContext,
  tournament: TournamentRecord,
  asOf: Instant | null,
): Promise<readonly SwissRound[]> {
  const reading = readingOf(context);
  return derivedOnce(reading, `swiss rounds ${tournament.id} ${asOf ?? ''}`, async () => {
    const [state, records] = await Promise.all([
      tournamentState(context, tournament.id, asOf),
      reading.pairingsOf.load(tournament.id),
    ]);
    const pairings = new Map(records.map((pairing) => [pairing.key, pairing]));
    return toldRounds(swissSettings(tournament), state.state).map(({ number, boards, bye }: ToldRound): SwissRound => ({
      number,
      boards: boards.map((board) => boardOf(board, { state, asOf, pairings })),
      bye: bye === null ? null : { ...bye, pointsBefore: asPoints(bye.points), worth: asPoints(bye.worth) },
    }));
  });
}

/** The round of a game of a Swiss as it stands, and those that are drawn after it, in order; null in a tournament of another format. */
export async function swissRoundsSince(
  context: AppContext,
  { tournamentId, gameId }: { readonly tournamentId: TournamentId; readonly gameId: GameId },
): Promise<readonly SwissRound[] | null> {
  const tournament = await tournamentOf(context, { tournamentId });
  if (tournament.format !== 'SWISS') return null;
  const { round } = await pairingOf(context, await gameOf(context, gameId));
  return (await swissRounds(context, tournament, null)).filter(({ number }) => number >= round);
}

/** How many rounds a Swiss has in all; before the start, with who has entered. */
export async function swissRoundsInAll(context: AppContext, tournament: TournamentRecord): Promise<number> {
  const entries = await readingOf(context).entriesOf.load(tournament.id);
  return roundsFor(swissSettings(tournament), entries.length);
}

interface Known {
  readonly state: TournamentState;
  readonly asOf: Instant | null;
  readonly pairings: ReadonlyMap<string, PairingRecord>;
}

function boardOf({ first, second, ...board }: ToldBoard, { pairings, ...known }: Known): SwissBoard {
  const pairing = pairings.get(board.pairing);
  invariant(pairing !== undefined, `the pairing ${board.pairing} of a round is one of its tournament`);
  const side = ({ entry, points, float, sign }: ToldSide): SwissSide => ({
    ...{ entry, float, pointsBefore: asPoints(points) },
    game: crosstableGame(known, { key: board.game, number: 1, sign }),
  });
  return { pairing, first: side(first), second: side(second), why: board.why, rules: board.rules };
}
