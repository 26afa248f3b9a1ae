import type { EntryId } from '../../../kernel/ids.ts';
import { EMPTY_PLAN } from '../../../rules/formats/empty-plan.ts';
import type { Plan, PlannedGame, PlannedPairing, Slot } from '../../../rules/formats/format.ts';
import { pairsOfRound } from './pair-round.ts';
import type { SwissPlayer } from './player.ts';
import { seated } from './seats.ts';

/** The only stage of a Swiss as it is planned. */
export const SWISS_STAGE = { key: 'swiss', kind: 'SWISS', name: 'Swiss', number: 1 } as const;

/** The key of the only group of a Swiss. */
export const SWISS_GROUP = 'swiss.A';

/** The stage and group of all players, in the order of the player list, without a round. */
export function fieldPlan(entries: readonly EntryId[]): Plan {
  return {
    ...EMPTY_PLAN,
    stages: [SWISS_STAGE],
    groups: [{ key: SWISS_GROUP, stage: SWISS_STAGE.key, name: 'A', number: 1, entries: [...entries] }],
  };
}

/** A round of these players: one pairing a board, one game each; the bye, if there is one, stands last. Source: Swiss 2. */
export function roundPlan(round: number, players: readonly SwissPlayer[]): Plan {
  const meetings = pairsOfRound(players).map(({ higher, lower }, index): [PlannedPairing, PlannedGame[]] => {
    const key = `${SWISS_GROUP}.r${round}.p${index + 1}`;
    const where = { key, group: SWISS_GROUP, round, number: index + 1 };
    if (lower === null) return [{ ...where, first: player(higher.entry), second: { kind: 'bye' } }, []];
    const [first, second] = [seated(higher, lower).first.entry, seated(higher, lower).second.entry];
    const game = { key: `${key}.g1`, pairing: key, number: 1, first, second };
    return [{ ...where, first: player(first), second: player(second) }, [game]];
  });
  return {
    ...EMPTY_PLAN,
    pairings: meetings.map(([pairing]) => pairing),
    games: meetings.flatMap(([, games]) => games),
  };
}

function player(entry: EntryId): Slot {
  return { kind: 'player', entry };
}
