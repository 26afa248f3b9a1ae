import { message } from '../../../kernel/message.ts';
import { doubleRound } from '../../../rules/formats/double-round.ts';
import { entryNames, groupTables, outOfSeat, regrouped, type Arranging } from '../../../rules/formats/arranging.ts';
import type { RoundRobinSettings } from './settings.ts';
import { ROUND_ROBIN_SIZES } from './settings.ts';

/** The seats of a round robin, which the player list gives. Source: Round robin 1.2, Common 4.8. */
export const roundRobinArranging: Arranging<RoundRobinSettings> = {
  kind: 'GROUPS',
  most: ROUND_ROBIN_SIZES.FREE.max,
  tables: groupTables,
  arranged: (_settings, _state, rearrangement) => regrouped(rearrangement, doubleRound),
  broken(_settings, { entries }, { drawn, tables }) {
    const listed = groupTables(drawn);
    const moved = tables.flatMap(({ entries: own }, index) => outOfSeat(own, listed[index]?.entries ?? own));
    if (moved.length === 0) return [];
    const why = message('formats.ROUND_ROBIN.against.seats', { names: { names: moved.map(entryNames(entries)) } });
    return [{ rules: ['Round robin 1.2'], why }];
  },
};
