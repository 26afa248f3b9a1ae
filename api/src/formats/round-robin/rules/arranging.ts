import { message } from '../../../kernel/message.ts';
import { doubleRound } from '../../../rules/formats/double-round.ts';
import { groupTables, isSameArrangement, regrouped, type Arranging } from '../../../rules/formats/arranging.ts';
import type { RoundRobinSettings } from './settings.ts';
import { ROUND_ROBIN_SIZES } from './settings.ts';

/** The seats of a round robin, which the player list gives. Source: Round robin 1.2, Common 4.8. */
export const roundRobinArranging: Arranging<RoundRobinSettings> = {
  kind: 'GROUPS',
  most: ROUND_ROBIN_SIZES.FREE.max,
  tables: groupTables,
  arranged: (_settings, _state, rearrangement) => regrouped(rearrangement, doubleRound),
  broken(_settings, _state, { drawn, tables }) {
    if (isSameArrangement(tables, groupTables(drawn))) return [];
    return [{ rules: ['Round robin 1.2'], why: message('formats.ROUND_ROBIN.against.seats') }];
  },
};
