import { encodeGlobalID } from '@pothos/plugin-relay';
import { formatsHere, gamesHere, seriesFormat, seriesHere } from '../application/registered.ts';
import type { SeriesKind } from '#formats/rules';
import { asId, type AnyId, type PlayerId } from '../kernel/ids.ts';
import { nameOf } from './type-name.ts';

/** The names under which the things of an interface have their ids. */
export const TOURNAMENT_NAMES = [...formatsHere.keys()].map((key) => nameOf(key, 'Tournament'));
export const GAME_NAMES = [...[...gamesHere.keys()].map((key) => nameOf(key, 'Game')), 'ReportedGame' as const];
export const SERIES_NAMES = [...seriesHere.keys()].map((kind) => seriesName(kind));

/** The name of the type of the series of a kind: by the format whose tournaments join it, and by the kind. */
export function seriesName(kind: SeriesKind): string {
  return nameOf(seriesFormat(kind), nameOf(kind, ''));
}

/** A global id taken apart: the name of the type and the id in the database. */
export interface NamedId {
  readonly name: string;
  readonly id: string;
}

/** The opaque id that the API gives out. */
export function globalId(name: string, id: AnyId): string {
  return encodeGlobalID(name, id);
}

/** Takes a global id apart; null for text that is none. */
export function namedId(text: string): NamedId | null {
  const [name = '', id = '', ...rest] = Buffer.from(text, 'base64').toString('utf8').split(':');
  if (rest.length > 0 || !/^[0-9A-Za-z_-]{1,64}$/.test(id)) return null;
  return encodeGlobalID(name, id) === text ? { name, id } : null;
}

/**
 * The id in the database of a thing of one of these names. Text that is no such id becomes an id that nothing has, so that
 * a stranger's id and a missing one are answered alike.
 */
export function idNamed<Id extends AnyId>(text: string, names: readonly string[]): Id {
  const named = namedId(text);
  return asId<Id>(named !== null && names.includes(named.name) ? named.id : '');
}

/** The id in the database of a player. */
export function playerNamed(text: string): PlayerId {
  return idNamed<PlayerId>(text, ['Player']);
}
