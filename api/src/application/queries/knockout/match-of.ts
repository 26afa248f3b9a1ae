import { invariant } from '../../../kernel/assert.ts';
import type { PairingId, TournamentId } from '../../../kernel/ids.ts';
import type { AppContext } from '../../context.ts';
import { tournamentOf } from '../find.ts';
import { bracketOf } from './bracket.ts';
import type { BracketMatch } from './bracket-match.ts';

/** A match of a knock-out by its pairing. */
export async function matchOf(
  context: AppContext,
  { tournamentId, pairingId }: { readonly tournamentId: TournamentId; readonly pairingId: PairingId },
): Promise<BracketMatch> {
  const rounds = await bracketOf(context, await tournamentOf(context, { tournamentId }));
  const found = rounds.flatMap(({ matches }) => matches).find(({ pairing }) => pairing.id === pairingId);
  invariant(found !== undefined, `match ${pairingId} is one of its tournament`);
  return found;
}
