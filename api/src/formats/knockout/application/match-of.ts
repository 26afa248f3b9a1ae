import { invariant } from '../../../kernel/assert.ts';
import type { GameId, PairingId, TournamentId } from '../../../kernel/ids.ts';
import type { AppContext } from '../../../application/context.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import { gameOf, tournamentOf } from '../../../application/queries/find.ts';
import { readingOf } from '../../../application/queries/reading.ts';
import { bracketOf } from './bracket.ts';
import type { BracketMatch } from './bracket-match.ts';

/** A match of a knock-out by its pairing. */
export async function matchOf(
  context: AppContext,
  { tournamentId, pairingId }: { readonly tournamentId: TournamentId; readonly pairingId: PairingId },
): Promise<BracketMatch> {
  const rounds = await bracketOf(context, await tournamentOf(context, { tournamentId }), null);
  const found = rounds.flatMap(({ matches }) => matches).find(({ pairing }) => pairing.id === pairingId);
  invariant(found !== undefined, `match ${pairingId} is one of its tournament`);
  return found;
}

/** The match of a knock-out with this id, which is that of its pairing; null where there is none. */
export async function matchWithId(context: AppContext, pairingId: PairingId): Promise<BracketMatch | null> {
  const pairing = await readingOf(context).pairings.load(pairingId);
  return pairing === null ? null : matchOfPairing(context, pairing);
}

/** The match of a knock-out that a game belongs to; null in a tournament of another format. */
export async function matchOfGame(
  context: AppContext,
  { tournamentId, gameId }: { readonly tournamentId: TournamentId; readonly gameId: GameId },
): Promise<BracketMatch | null> {
  return matchOfPairing(context, { tournamentId, id: (await gameOf(context, gameId)).pairingId });
}

/** The match of this number; null while none has it. */
export async function matchByNumber(
  context: AppContext,
  tournament: TournamentRecord,
  number: number,
): Promise<BracketMatch | null> {
  const rounds = await bracketOf(context, tournament, null);
  return rounds.flatMap(({ matches }) => matches).find((match) => match.number === number) ?? null;
}

async function matchOfPairing(
  context: AppContext,
  { tournamentId, id }: { readonly tournamentId: TournamentId; readonly id: PairingId },
): Promise<BracketMatch | null> {
  if ((await tournamentOf(context, { tournamentId })).format !== 'KNOCKOUT') return null;
  return matchOf(context, { tournamentId, pairingId: id });
}
