import type { Message, Words } from '../../kernel/message.ts';
import { invariant } from '../../kernel/assert.ts';
import type { EntryId } from '../../kernel/ids.ts';
import { ok, type Result } from '../../kernel/result.ts';
import { DEFAULT_CONTROL_TEXT } from '../clocks/control-notation.ts';
import type { NamedScore } from '../ratings/list-score.ts';
import type { Standing } from '../standings/standing.ts';
import type { TableRow } from '../standings/table-row.ts';
import type { Instant } from '../../kernel/time.ts';
import type { AgreedRule } from '../agreed-rule.ts';
import type { SettingBounds, SettingsRefusal, StoredSettings } from '../stored-settings.ts';
import type { Advance } from './advance.ts';
import { asItStands } from './as-it-stands.ts';
import { DISQUALIFIED_IS_OUT, disqualifiedOf, disqualifiedOutlooks, withDisqualifiedGone } from './disqualification.ts';
import type { ArrangedTable, Arranging, BrokenRule, Rearrangement, Seeding } from './arranging.ts';
import type { DrawnLot, LotsToDraw } from './drawn-lot.ts';
import type { MatchOutcome } from './match-decision.ts';
import type {
  CarriedOver,
  FormatEntry,
  FormatRefusal,
  FormatState,
  NextStep,
  Outlook,
  Plan,
  PreflightIssue,
  WithdrawalEffect,
} from './format.ts';
import type { OutlinedStage } from './outline.ts';
import { usualHappening } from './happening.ts';
import { levelsOfStages, rankingOf, type RankedEntry, type StandsAt } from './ranking.ts';
import { stakesOf, type Stake } from './stakes.ts';
import { onlyTheGame, type TimeOuts } from './time-outs.ts';
import type { OnlyGames, StageKinds, TournamentFormat, UsualTimeControl } from './tournament-format.ts';
import type { Decider, Zone } from './zone.ts';

/** The settings of a format as they are stored. */
export type FormatSettings = StoredSettings;

/**
 * A format with its settings read and completed (`settings`, to be stored): the contract of a format without them. What a format
 * leaves out is filled in: there is nothing of it.
 */
export interface ConfiguredFormat {
  readonly key: string;
  readonly settings: FormatSettings;
  readonly agreed: readonly AgreedRule[];
  readonly sizes: { readonly min: number; readonly max: number };
  readonly drawnGames: 'half' | 'replay' | 'refused';
  readonly onlyGames: OnlyGames | null;
  readonly approvalHours: number | null;
  readonly acceptanceDays: number | null;
  starters(entries: readonly FormatEntry[]): readonly FormatEntry[];
  /** How many seeds for lots are committed to when so many may enter; 0: nothing is drawn. */
  draws(players: number): number;
  lots(state: FormatState): LotsToDraw | null;
  /** How many places of a round its director fills with players whom he names, by the lots that are drawn; null: none ever. */
  readonly unnamedPlaces: ((lots: readonly DrawnLot[]) => number) | null;
  /** `lots`: what `lots` has asked for; left out: it asks for none. */
  start(entries: readonly FormatEntry[], lots?: readonly DrawnLot[]): Result<Plan, FormatRefusal>;
  next(state: FormatState): NextStep;
  /** Whether its director may end it as it stands. */
  readonly endsAsItStands: boolean;
  /** What its director may arrange otherwise before it is published; null: nothing. */
  readonly arranging: ConfiguredArranging | null;
  advances(state: FormatState, stage: string): readonly Advance[];
  /** What a place of `advances` is good for. */
  zone(place: string): Zone;
  /** What has separated players of `advances`. */
  decider(key: string): Decider;
  withdraw(state: FormatState, entry: EntryId): readonly WithdrawalEffect[];
  isPlayoff(group: string): boolean;
  matches(state: FormatState): readonly MatchOutcome[];
  /** What the first game of a match is set to; empty where there are no matches. */
  readonly openingConfig: StoredSettings;
  rulingsAt(state: FormatState): Instant | null;
  /** What is going on in it, in one sentence, where `stage` is what its newest stage is called; null: nothing is arranged. */
  happening(state: FormatState, stage: Words): Message | null;
  /** What its open games may decide, by their keys; of a game that is not in the map nothing. */
  stakes(state: FormatState): ReadonlyMap<string, Stake>;
  readonly timeOuts: TimeOuts;
  /** What a disqualification takes, in a sentence; `isOut`: his games too, and he goes no further. */
  readonly disqualification: { readonly takes: Message; readonly isOut: boolean };
  /** Whether points can be given and taken in the table of this group. */
  adjustsPoints(group: string): boolean;
  standings(state: FormatState, group: string): readonly Standing[];
  crosstable(state: FormatState, group: string): readonly TableRow[];
  outlooks(state: FormatState, group: string): ReadonlyMap<EntryId, Outlook>;
  /** Everybody, best first, of a tournament that stands so; empty before the start. */
  ranking(state: FormatState, step: StandsAt): readonly RankedEntry[];
  handedOn(state: FormatState): ReadonlyMap<EntryId, CarriedOver>;
  qualified(state: FormatState): readonly EntryId[];
  outline(players: number): readonly OutlinedStage[];
  preflight(players: number): readonly PreflightIssue[];
  unready(entries: readonly FormatEntry[]): readonly PreflightIssue[];
}

/** How what a format has drawn can be arranged otherwise, with its settings read. */
export interface ConfiguredArranging extends Pick<Arranging<never>, 'kind' | 'most'> {
  tables(plan: Plan): readonly ArrangedTable[];
  arranged(state: FormatState, rearrangement: Rearrangement): Plan;
  broken(state: FormatState, rearrangement: Rearrangement): readonly BrokenRule[];
  /** Whether more is to be drawn after what is there; null: all is drawn at the start. */
  readonly drawsMore: ((state: FormatState) => boolean) | null;
  /** The order by which it is drawn; null: there is none, or its tables tell it. */
  readonly seeding: ConfiguredSeeding | null;
}

/** The order of players by which a format draws, with its settings read. */
export interface ConfiguredSeeding extends Pick<Seeding<never>, 'of'> {
  drawn(state: FormatState, order: readonly EntryId[]): Plan;
  broken(state: FormatState, order: readonly EntryId[]): readonly BrokenRule[];
}

/** A format whose settings nobody outside needs to know. */
export interface AnyFormat {
  readonly key: string;
  readonly about: Words;
  readonly stageKinds: StageKinds;
  readonly zones: Readonly<Record<string, Zone>>;
  readonly deciders: Readonly<Record<string, Decider>>;
  /** What it calls the score of the player list; undefined: what the game calls it, if it does. */
  readonly listScore: NamedScore | undefined;
  /** The format with the settings that are usual, for a question about it in general. */
  usual(): ConfiguredFormat;
  readonly bounds: SettingBounds;
  readonly timeControl: UsualTimeControl;
  /** Reads untrusted settings and binds the format to them; refuses with a sentence. */
  configure(settings: unknown): Result<ConfiguredFormat, SettingsRefusal>;
}

/** Hides the type of a format's settings, so that all formats can stand in one table. */
export function anyFormat<Settings extends FormatSettings>(format: TournamentFormat<Settings>): AnyFormat {
  const configure = (value: unknown): Result<ConfiguredFormat, SettingsRefusal> => {
    const settings = format.parseSettings(value);
    return settings.ok ? ok(configured(format, settings.value)) : settings;
  };
  return {
    key: format.key,
    about: format.about,
    stageKinds: format.stageKinds,
    zones: format.advances?.zones ?? {},
    deciders: format.advances?.deciders ?? {},
    listScore: format.listScore,
    usual() {
      const usual = configure(format.usualSettings ?? {});
      invariant(usual.ok, `the usual settings of ${format.key} are settings of it`);
      return usual.value;
    },
    bounds: format.bounds ?? {},
    timeControl: format.usualTimeControl ?? { written: DEFAULT_CONTROL_TEXT, rules: [] },
    configure,
  };
}

function configured<Settings extends FormatSettings>(
  format: TournamentFormat<Settings>,
  settings: Settings,
): ConfiguredFormat {
  const { advances, arranging, disqualifiedStays, finalTable, inNext: next, lots, matches } = format;
  const isOut = disqualifiedStays === undefined;
  const seen = (state: FormatState): FormatState => (isOut ? withDisqualifiedGone(state) : state);
  const advancesOf = (state: FormatState, stage: string): readonly Advance[] =>
    advances?.of(settings, seen(state), stage) ?? [];
  return {
    key: format.key,
    settings,
    agreed: format.agreed(settings),
    sizes: format.sizes(settings),
    drawnGames: format.drawnGames ?? 'refused',
    onlyGames: format.onlyGames ?? null,
    approvalHours: format.approvalHours?.(settings) ?? null,
    acceptanceDays: format.acceptanceDays?.(settings) ?? null,
    starters: (entries) => format.starters?.(settings, entries) ?? entries,
    draws: (players) => lots?.seeds(settings, players) ?? 0,
    lots: (state) => lots?.due(settings, seen(state)) ?? null,
    unnamedPlaces: format.unnamedPlaces?.bind(format) ?? null,
    start: (entries, drawn = []) => format.start(settings, entries, drawn),
    next(state) {
      const now = seen(state);
      const step =
        finalTable !== undefined && state.endedEarly === true
          ? asItStands(now, format.standings(settings, now, finalTable))
          : format.next(settings, now);
      const hasWonNothing = isOut && step.winner !== null && disqualifiedOf(state).has(step.winner);
      return hasWonNothing ? { ...step, winner: null } : step;
    },
    endsAsItStands: finalTable !== undefined,
    arranging:
      arranging === undefined
        ? null
        : {
            ...arranging,
            arranged: (state, rearrangement) => arranging.arranged(settings, seen(state), rearrangement),
            broken: (state, rearrangement) => arranging.broken(settings, seen(state), rearrangement),
            drawsMore: arranging.drawsMore?.bind(arranging, settings) ?? null,
            seeding: configuredSeeding(arranging.seeding ?? null, settings, seen),
          },
    advances: advancesOf,
    zone: (place) => known(advances?.zones, place),
    decider: (key) => known(advances?.deciders, key),
    happening(state, name) {
      const now = seen(state);
      const standings = (group: string) => format.standings(settings, now, group);
      const isPlayoff = (group: string) => format.isPlayoff?.(group) ?? false;
      return format.happening?.(settings, now, name) ?? usualHappening(now, { name, standings, isPlayoff });
    },
    stakes(state) {
      const now = seen(state);
      return stakesOf(now, {
        lastMatch: format.lastMatch ?? null,
        matches: matches === undefined ? null : { all: matches.of(settings, now), length: matches.length(settings) },
        standings: (group) => format.standings(settings, now, group),
        advances: (stage) => advancesOf(state, stage),
        zone: (place) => known(advances?.zones, place),
      });
    },
    timeOuts: format.timeOuts?.(settings) ?? onlyTheGame(['Common 4.20']),
    disqualification: { takes: disqualifiedStays ?? DISQUALIFIED_IS_OUT, isOut },
    adjustsPoints: (group) => format.adjustsPoints?.(group) ?? false,
    withdraw: (state, entry) => format.withdraw(settings, seen(state), entry),
    isPlayoff: (group) => format.isPlayoff?.(group) ?? false,
    matches: (state) => matches?.of(settings, seen(state)) ?? [],
    openingConfig: matches?.opening(settings) ?? {},
    rulingsAt: (state) => matches?.rulingsAt(settings, seen(state)) ?? null,
    standings: (state, group) => format.standings(settings, seen(state), group),
    crosstable: (state, group) => format.crosstable(settings, seen(state), group),
    outlooks: (state, group) => format.outlooks?.(settings, seen(state), group) ?? disqualifiedOutlooks(state),
    ranking(state, step) {
      const now = seen(state);
      const byStages = {
        standings: (group: string) => format.standings(settings, now, group),
        isPlayoff: (group: string) => format.isPlayoff?.(group) ?? false,
        byOutcome: format.ranking?.byOutcome ?? false,
      };
      return rankingOf(now, {
        levels: format.ranking?.levels?.(settings, now) ?? levelsOfStages(now, byStages),
        step,
        goesOn: (stage) => new Set(advancesOf(state, stage).flatMap(({ entry, to }) => (to === null ? [] : [entry]))),
      });
    },
    handedOn: (state) => next?.handedOn(settings, seen(state)) ?? new Map(),
    qualified: (state) => next?.qualified(settings, seen(state)) ?? [],
    outline: (players) => format.outline(settings, players),
    preflight: (players) => format.preflight(settings, players),
    unready: (entries) => format.unready?.(settings, entries) ?? [],
  };
}

function known<Item>(items: Readonly<Record<string, Item>> | undefined, key: string): Item {
  const item = items?.[key];
  invariant(item !== undefined, `the format tells what ${key} means`);
  return item;
}

function configuredSeeding<Settings>(
  seeding: Seeding<Settings> | null,
  settings: Settings,
  seen: (state: FormatState) => FormatState,
): ConfiguredSeeding | null {
  if (seeding === null) return null;
  return {
    of: seeding.of,
    drawn: (state, order) => seeding.drawn(settings, seen(state), order),
    broken: (state, order) => seeding.broken(settings, seen(state), order),
  };
}
