import { message, type LetterMessage } from '../../../kernel/message.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { BAR, OFF } from './types.ts';
import type { BackgammonTextRefusal } from './types.ts';

/** Ways of men as a text tells them: `places` from the first to the last, `hits` those with a star, `count` men who go it. */
export interface Item {
  readonly text: string;
  readonly column: number;
  readonly places: readonly number[];
  readonly hits: readonly number[];
  readonly count: number;
}

/** The most characters of a play: twice what four men from the bar with every stop named take. */
const LONGEST = 120;
const NO_MOVE = /^\s*(no move|cannot move|pass)?\s*$/i;
const ITEM = /^(bar|\d{1,2})((?:\/(?:off|\d{1,2})\*?)+)(?:\((\d)\))?$/i;

/**
 * The items of a play in text, `13/7 8/7`: none for no move, which is an empty text or says so. The bar is `bar` or 25, off is `off` or
 * 0, in any case. Refuses other words, places that are none, and ways that do not lead home. Source: Backgammon 5.
 */
export function readItems(text: string): Result<readonly Item[], BackgammonTextRefusal> {
  if (NO_MOVE.test(text)) return ok([]);
  if (text.length > LONGEST) {
    const why = message('games.BACKGAMMON.refused.longPlay', { most: LONGEST });
    return err({ kind: 'unreadable', message: why, column: LONGEST + 1 });
  }
  const items: Item[] = [];
  for (const word of text.matchAll(/\S+/g)) {
    const item = readItem(word[0], word.index + 1);
    if ('key' in item) return err({ kind: 'unreadable', message: item, column: word.index + 1 });
    items.push(item);
  }
  return ok(items);
}

function readItem(text: string, column: number): Item | LetterMessage {
  const [, start = '', rest = '', times = '1'] = ITEM.exec(text) ?? [];
  if (start === '') return message('games.BACKGAMMON.refused.unreadable', { text });
  const stops = rest.slice(1).split('/');
  const places = [start, ...stops].map(placeOf);
  const count = Number(times);
  if (count < 1 || count > 4) return message('games.BACKGAMMON.refused.manyMen', { text });
  for (const [index, place] of places.entries()) {
    if (place > BAR) return message('games.BACKGAMMON.refused.noPoint', { text });
    const before = places[index - 1];
    if (before !== undefined && place >= before) return message('games.BACKGAMMON.refused.backwards', { text });
  }
  const hits = stops.filter((stop) => stop.endsWith('*')).map(placeOf);
  if (places[0] === OFF || hits.includes(OFF)) return message('games.BACKGAMMON.refused.nobodyThere', { text });
  return { text, column, places, hits, count };
}

function placeOf(text: string): number {
  const name = text.replace('*', '').toLowerCase();
  if (name === 'bar') return BAR;
  return name === 'off' ? OFF : Number(name);
}
