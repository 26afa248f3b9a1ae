import { isLotOf } from '../rules/keys.ts';
import type { AppContext } from '../../../application/context.ts';
import { actingPlayerIn, directs } from '../../../application/rights.ts';
import { readingOf } from '../../../application/queries/reading.ts';
import type { BracketMatch } from './bracket-match.ts';

/** What whoever asks may do about a match now: the same that the commands let through. */
export interface MatchRights {
  readonly canForfeit: boolean;
  readonly canProtest: boolean;
  readonly canDecide: boolean;
}

/** What whoever asks may do about a match. Nothing once the next round is drawn. Source: Knock-out 3.6, 5.4. */
export async function matchRights(context: AppContext, match: BracketMatch): Promise<MatchRights> {
  const { tournament, round, sides, winner, how, currentGame, protests } = match;
  const reading = readingOf(context);
  const [lots, entries] = await Promise.all([
    reading.lotsOf.load(tournament.id),
    reading.entriesOf.load(tournament.id),
  ]);
  const isOpen = tournament.status === 'RUNNING' && !lots.some(({ name }) => isLotOf(name, round + 1));
  const player = actingPlayerIn(context.actor, tournament);
  const own = entries.find(({ id, player: { id: his } }) => his === player && sides.includes(id))?.id ?? null;
  const isProtesting = protests.some(({ entryId, answer }) => entryId === own && answer === null);
  return {
    canForfeit: isOpen && own !== null && winner === null && currentGame !== null,
    canProtest: isOpen && own !== null && (winner === null || how === 'RULED') && !isProtesting,
    canDecide: isOpen && directs(context.actor, tournament),
  };
}
