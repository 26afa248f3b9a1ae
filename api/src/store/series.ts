import { SERIES, type SeriesKind, type SeriesRoleKey, type SeriesRulingKey, type TitleKey } from '#formats/rules';
import { invariant } from '../kernel/assert.ts';
import type { SeriesRole, SeriesRules } from '../rules/formats/series.ts';

interface Told {
  readonly about: string;
}

/** What tournaments are in series of any kind, by their keys. */
export const SERIES_ROLES: Readonly<Record<SeriesRoleKey, SeriesRole>> = ofAllKinds(({ roles }) => roles);

/** What is decided in series of any kind beside their results, by its keys. */
export const SERIES_RULINGS: Readonly<Record<SeriesRulingKey, Told>> = ofAllKinds(({ rulings }) => rulings);

/** What is won in series of any kind, by its keys. */
export const TITLES: Readonly<Record<TitleKey, Told>> = ofAllKinds(({ titles }) => titles);

/** The keys of such a table. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, Told>>): readonly Key[] {
  return Object.keys(table) as Key[];
}

/** The kind of series in which a tournament has this role. */
export function kindOfRole(role: SeriesRoleKey): SeriesKind {
  const kind = keysOf<SeriesKind>(SERIES).find((one) => role in SERIES[one].roles);
  invariant(kind !== undefined, `${role} is what a tournament is in a series`);
  return kind;
}

function ofAllKinds<Key extends string, Item>(
  of: (kind: SeriesRules) => Readonly<Record<string, Item>>,
): Readonly<Record<Key, Item>> {
  return Object.assign({}, ...Object.values(SERIES).map(of));
}
