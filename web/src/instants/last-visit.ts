const KEY = 'baraza.visits';
/** So many tournaments are remembered, those last looked at. */
const MOST = 100;
/** Who comes back sooner has not been away. */
const AWAY = 30 * 60_000;

/** When this browser was at the page of a tournament: up to which instant before the visit that goes on (null: never), and last; in milliseconds since 1970. */
interface Visit {
  readonly before: number | null;
  readonly last: number;
}

const isVisit = (value: unknown): value is Visit =>
  typeof value === 'object' &&
  value !== null &&
  'before' in value &&
  (value.before === null || typeof value.before === 'number') &&
  'last' in value &&
  typeof value.last === 'number';

function stored(): ReadonlyMap<string, Visit> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const entries = typeof kept === 'object' && kept !== null ? Object.entries<unknown>({ ...kept }) : [];
    return new Map(entries.filter((entry): entry is [string, Visit] => isVisit(entry[1])));
  } catch {
    return new Map();
  }
}

/** Notes that the reader looks at a tournament at an instant; answers when he did before this visit, null: never, as far as it is known here. */
export function noteVisit(tournament: string, now: number): number | null {
  const visits = stored();
  const known = visits.get(tournament);
  const before = known === undefined ? null : now - known.last > AWAY ? known.last : known.before;
  const others = [...visits]
    .filter(([id]) => id !== tournament)
    .toSorted(([, one], [, other]) => other.last - one.last);
  try {
    const kept = Object.fromEntries([[tournament, { before, last: now }], ...others.slice(0, MOST - 1)]);
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Nothing can be kept on this device.
  }
  return before;
}
