import { message } from '../../../kernel/message.ts';
import type { EntryId } from '../../../kernel/ids.ts';
import type { TieBreak } from '../../../rules/standings/standing.ts';
import type { PlayoffGame } from './playoff-games.ts';

/** What the last tie-breaks of a table are made of; `place` in the initial list from 1. */
export interface LastTieBreaks {
  readonly games: readonly PlayoffGame[];
  readonly names: ReadonlyMap<EntryId, string>;
  readonly place: number;
  readonly isByList: boolean;
}

/**
 * The tie-breaks that a row has after the ordinary ones, in a group that needed them: PO, the play-off games won, with a term
 * for each; LIST, the place in the initial list, which separates nobody on merit and is shown for that reason.
 * Source: KIBA 9.5, Common 1.4.
 */
export function lastTieBreaks(entry: EntryId, { games, names, place, isByList }: LastTieBreaks): readonly TieBreak[] {
  const terms = games
    .filter(({ winner }) => winner === entry)
    .map(({ first, second }) => {
      const opponent = first === entry ? second : first;
      return {
        text: message('formats.KIBA.tieBreak.won', { name: names.get(opponent) ?? opponent }),
        value: 1,
        opponent,
      };
    });
  const played: TieBreak = {
    code: 'PO',
    name: message('formats.KIBA.tieBreak.PO'),
    value: terms.length,
    terms,
    rules: ['KIBA 9.5'],
  };
  const text = message('formats.KIBA.tieBreak.listed', { place });
  const listed: TieBreak = {
    code: 'LIST',
    name: message('formats.KIBA.tieBreak.LIST'),
    value: place,
    terms: [{ text, value: place, opponent: null }],
    rules: ['KIBA 9.5', 'Common 1.4'],
  };
  return [...(games.length === 0 ? [] : [played]), ...(isByList ? [listed] : [])];
}
