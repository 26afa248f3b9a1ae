import { BAR, OFF } from '../board/men.ts';
import type { PlaceOf } from '../board/places.ts';

/** The place that a chapter names by its side and how that side counts it: `white 6`, `black bar`, `white off`. */
export function markedPlace(name: string): PlaceOf {
  const [side, place] = name.split(' ');
  const named: Readonly<Record<string, number>> = { bar: BAR, off: OFF };
  return { seat: side === 'white' ? 'FIRST' : 'SECOND', place: named[place ?? ''] ?? Number(place) };
}
