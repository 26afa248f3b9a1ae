import { asId, type EntryId } from '../../../../kernel/ids.ts';
import type { Message } from '../../../../kernel/message.ts';
import { err, ok, type Result } from '../../../../kernel/result.ts';
import type { PreflightIssue } from '../../../../rules/formats/format.ts';
import { withoutNulls } from '../../../../rules/stored-settings.ts';
import { kibaGroups, type KibaPath } from '../../rules/groups.ts';
import { kibaPath } from '../../rules/path.ts';
import { kibaPreflight } from '../../rules/preflight.ts';
import { parseKibaSettings } from '../../rules/settings.ts';

/** What a KIBA tournament of so many players would be: its groups' sizes, the largest first, and what follows them. */
export interface KibaPlan {
  readonly players: number;
  /** empty when there can be no such tournament */
  readonly sizes: readonly number[];
  /** null when there can be no such tournament */
  readonly path: KibaPath | null;
  readonly issues: readonly PreflightIssue[];
}

const FEWEST = 6;
const MOST = 34;

/**
 * A KIBA tournament with these settings at every number of players that KIBA knows, 6 to 34, with what breaks there; refuses
 * settings that cannot be; null in one of them: as usual. Source: KIBA 2.2, 4.2, 10.
 */
export function planKiba(settings: object): Result<readonly KibaPlan[], Message> {
  const parsed = parseKibaSettings(withoutNulls(settings));
  if (!parsed.ok) return err(parsed.error.message);
  return ok(
    Array.from({ length: MOST - FEWEST + 1 }, (_, index) => {
      const players = FEWEST + index;
      const list = Array.from({ length: players }, (_unused, place) => asId<EntryId>(String(place)));
      const planned = kibaGroups(list, parsed.value.groups);
      return {
        players,
        sizes: planned.ok ? planned.value.groups.map((group) => group.players.length) : [],
        path: planned.ok ? kibaPath(parsed.value, planned.value.groups.length) : null,
        issues: kibaPreflight(parsed.value, players),
      };
    }),
  );
}
