import type { EntryId } from '../../kernel/ids.ts';
import { ok, type Result } from '../../kernel/result.ts';
import type { Standing } from '../standings/standing.ts';
import type { TableRow } from '../standings/table-row.ts';
import type { Instant } from '../../kernel/time.ts';
import type { AgreedRule } from '../agreed-rule.ts';
import type { StoredSettings } from '../stored-settings.ts';
import type { DrawnLot, LotsToDraw } from './drawn-lot.ts';
import type { MatchOutcome } from './match-decision.ts';
import type {
  Advance,
  FormatEntry,
  FormatRefusal,
  FormatState,
  NextStep,
  Outlook,
  Plan,
  PreflightIssue,
  Previous,
  TournamentFormat,
  WithdrawalEffect,
} from './format.ts';

/** The settings of a format as they are stored. */
export type FormatSettings = StoredSettings;

/** A format with its settings read and completed (`settings`, to be stored): the contract of a format without them. */
export interface ConfiguredFormat {
  readonly key: string;
  readonly settings: FormatSettings;
  readonly agreed: readonly AgreedRule[];
  readonly sizes: { readonly min: number; readonly max: number };
  readonly approvalHours: number | null;
  readonly acceptanceDays: number | null;
  starters(entries: readonly FormatEntry[]): readonly FormatEntry[];
  draws(players: number): number;
  lots(state: FormatState): LotsToDraw | null;
  /** `lots`: what `lots` has asked for; left out: it asks for none. */
  start(entries: readonly FormatEntry[], lots?: readonly DrawnLot[]): Result<Plan, FormatRefusal>;
  next(state: FormatState): NextStep;
  advances(state: FormatState, stage: string): readonly Advance[];
  withdraw(state: FormatState, entry: EntryId): readonly WithdrawalEffect[];
  matches(state: FormatState): readonly MatchOutcome[];
  rulingsAt(state: FormatState): Instant | null;
  readonly disqualification: string | null;
  standings(state: FormatState, group: string): readonly Standing[];
  crosstable(state: FormatState, group: string): readonly TableRow[];
  outlooks(state: FormatState, group: string): ReadonlyMap<EntryId, Outlook>;
  handOn(state: FormatState): ReadonlyMap<EntryId, Previous>;
  preflight(players: number): readonly PreflightIssue[];
}

/** A format whose settings nobody outside needs to know. */
export interface AnyFormat {
  readonly key: string;
  readonly about: string;
  /** Reads untrusted settings and binds the format to them; refuses with a sentence. */
  configure(settings: unknown): Result<ConfiguredFormat, string>;
}

/** Hides the type of a format's settings, so that all formats can stand in one table. */
export function anyFormat<Settings extends FormatSettings>(format: TournamentFormat<Settings>): AnyFormat {
  return {
    key: format.key,
    about: format.about,
    configure(value) {
      const settings = format.parseSettings(value);
      return settings.ok ? ok(configured(format, settings.value)) : settings;
    },
  };
}

function configured<Settings extends FormatSettings>(
  format: TournamentFormat<Settings>,
  settings: Settings,
): ConfiguredFormat {
  return {
    key: format.key,
    settings,
    agreed: format.agreed(settings),
    sizes: format.sizes(settings),
    approvalHours: format.approvalHours(settings),
    acceptanceDays: format.acceptanceDays(settings),
    starters: (entries) => format.starters(settings, entries),
    draws: (players) => format.draws(settings, players),
    lots: (state) => format.lots(settings, state),
    start: (entries, lots = []) => format.start(settings, entries, lots),
    next: (state) => format.next(settings, state),
    advances: (state, stage) => format.advances(settings, state, stage),
    disqualification: format.disqualification(settings),
    withdraw: (state, entry) => format.withdraw(settings, state, entry),
    matches: (state) => format.matches(settings, state),
    rulingsAt: (state) => format.rulingsAt(settings, state),
    standings: (state, group) => format.standings(settings, state, group),
    crosstable: (state, group) => format.crosstable(settings, state, group),
    outlooks: (state, group) => format.outlooks(settings, state, group),
    handOn: (state) => format.handOn(settings, state),
    preflight: (players) => format.preflight(settings, players),
  };
}
