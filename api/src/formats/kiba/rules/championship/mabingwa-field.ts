/** The players of the Mabingwa. Source: Championship 2.4. */
export const MABINGWA_PLAYERS = 6;

/** A player of the standings, which are best first; equal ranks are a tie. */
export interface RankedPlayer<Id extends string> {
  readonly id: Id;
  readonly rank: number;
}

/** What was decided beside the results: who refuses his place, and ties in the director's order, the last decision last. */
export interface MabingwaDecisions<Id extends string> {
  readonly refused: readonly Id[];
  readonly settled: readonly (readonly Id[])[];
}

/** Who has a place, best first. `tied`: the players of a tie that lies over the last place and was not settled; else nobody. */
export interface MabingwaField<Id extends string> {
  readonly players: readonly Id[];
  readonly tied: readonly Id[];
}

/**
 * The first of the standings who do not refuse, as many as there are places. A tie stands in the order of the last decision that names all of its
 * players, so that it is settled also when one of them refuses afterwards; without one in the order given.
 * Source: Championship 2.3, 2.4, Common 1.4.
 */
export function mabingwaField<Id extends string>(
  rows: readonly RankedPlayer<Id>[],
  { refused, settled }: MabingwaDecisions<Id>,
  places: number = MABINGWA_PLAYERS,
): MabingwaField<Id> {
  const willing = rows.filter(({ id }) => !refused.includes(id)).map(({ id, rank }) => ({ id, rank }));
  const ties = [...Map.groupBy(willing, ({ rank }) => rank).values()].map((tie) =>
    inDecidedOrder(
      tie.map(({ id }) => id),
      settled,
    ),
  );
  const players = ties.flatMap(({ ids }) => ids).slice(0, places);
  const last = players.at(-1);
  const over = ties.find(({ ids }) => last !== undefined && ids.includes(last));
  const isCut = over !== undefined && !over.isSettled && over.ids.some((id) => !players.includes(id));
  return { players, tied: isCut ? over.ids : [] };
}

function inDecidedOrder<Id extends string>(ids: readonly Id[], settled: readonly (readonly Id[])[]) {
  const decision = settled.findLast((order) => ids.every((id) => order.includes(id)));
  return decision === undefined
    ? { ids, isSettled: false }
    : { ids: decision.filter((id) => ids.includes(id)), isSettled: true };
}
