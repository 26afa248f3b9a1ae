/** What is known of every event that is watched. */
export interface VersionedEvent {
  readonly __typename: string;
  readonly version: number;
}

/** What tells of all that has changed since a version, so that versions between are no loss. */
interface Gathered extends VersionedEvent {
  readonly changes: readonly { readonly from?: number }[];
}

/** How an event follows what was heard before: it is news, tells of the moment only, is known already, or comes after one that is missing. */
export type Following = 'news' | 'passing' | 'known' | 'hole';

/** Where somebody who watches stands in what happens there. */
export interface Place {
  /** The version that he has; null: nothing yet. */
  readonly after: number | null;
  hear(event: VersionedEvent): Following;
  /** Forgets everything: what comes next is a snapshot. */
  forget(): void;
}

const isSnapshot = ({ __typename }: VersionedEvent): boolean => __typename.endsWith('Snapshot');
const isGathered = (event: VersionedEvent): event is Gathered => event.__typename === 'TablesChanged';
const PASSING = ['Heartbeat', 'ClockTicked'];

/** A place at the version that somebody says he has. A heartbeat says how far he has come; where not everything is told, no hole is a loss. */
export function placeAfter(after: number | null, isAllTold: boolean): Place {
  let version = after;
  return {
    get after() {
      return version;
    },
    hear(event) {
      if (PASSING.includes(event.__typename)) {
        if (version !== null) version = Math.max(version, event.version);
        return 'passing';
      }
      if (!isSnapshot(event) && version !== null) {
        if (event.version <= version) return 'known';
        const has = version;
        if (isGathered(event)) {
          if ((event.changes ?? []).some(({ from = has }) => from > has)) return 'hole';
        } else if (isAllTold && event.version > version + 1) return 'hole';
      }
      ({ version } = event);
      return 'news';
    },
    forget: () => (version = null),
  };
}
