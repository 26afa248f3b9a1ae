import type { EntryId } from '../../kernel/ids.ts';
import type { Message, Words } from '../../kernel/message.ts';
import type { Result } from '../../kernel/result.ts';
import type { Instant } from '../../kernel/time.ts';
import type { AgreedRule } from '../agreed-rule.ts';
import type { Citation } from '../citation.ts';
import type { NamedScore } from '../ratings/list-score.ts';
import type { Standing } from '../standings/standing.ts';
import type { TableRow } from '../standings/table-row.ts';
import type { SettingBounds, SettingsRefusal, StoredSettings } from '../stored-settings.ts';
import type { Advances } from './advance.ts';
import type { Arranging } from './arranging.ts';
import type { DrawnLot, LotsToDraw } from './drawn-lot.ts';
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
import type { MatchOutcome } from './match-decision.ts';
import type { TimeOuts } from './time-outs.ts';
import type { OutlinedStage } from './outline.ts';
import type { RankingLevel } from './ranking.ts';

/** The one contract of a tournament format. Pure: results go in, plans and standings come out. */
export interface TournamentFormat<Settings> extends Capabilities<Settings> {
  readonly key: string;
  /** The format in one sentence, for somebody who has never heard of it. */
  readonly about: Words;
  /** What it plays in its stages, by the kinds of these. */
  readonly stageKinds: StageKinds;
  /** Reads untrusted settings (a preset, a number of groups …) and completes them; refuses with a sentence. */
  parseSettings(value: unknown): Result<Settings, SettingsRefusal>;
  /** What is agreed by these settings, row by row, for somebody who has never heard of the format. */
  agreed(settings: Settings): readonly AgreedRule[];
  /** What it calls the score of the player list, whatever the game; missing: what the game calls it, if it does. */
  readonly listScore?: NamedScore;
  /** The fewest and the most players that these settings take. */
  sizes(settings: Settings): { readonly min: number; readonly max: number };
  /** `lots`: what is due before the start is drawn. */
  start(settings: Settings, entries: readonly FormatEntry[], lots: readonly DrawnLot[]): Result<Plan, FormatRefusal>;
  /** What is to be added after a decided game, a withdrawal or an approval, and how far every stage is. */
  next(settings: Settings, state: FormatState): NextStep;
  withdraw(settings: Settings, state: FormatState, entry: EntryId): readonly WithdrawalEffect[];
  /** The rows of one group, best first, with every tie-break and its terms. */
  standings(settings: Settings, state: FormatState, group: string): readonly Standing[];
  /** The same group as a square of pairs, in the order of its standings; without cells where pairs make no table. */
  crosstable(settings: Settings, state: FormatState, group: string): readonly TableRow[];
  /** Settings for a question about the format in general; missing: none need be given. */
  readonly usualSettings?: StoredSettings;
  /** Between which numbers its settings lie; missing: none is a number. */
  readonly bounds?: SettingBounds;
  /** The time control that is usual; missing: that of most. */
  readonly usualTimeControl?: UsualTimeControl;
  /** The stages that so many starters would play, in order; empty where they can play none. */
  outline(settings: Settings, players: number): readonly OutlinedStage[];
  /** What breaks, or is worth knowing, when it starts with so many `starters`. */
  preflight(settings: Settings, players: number): readonly PreflightIssue[];
}

/** What stages of these kinds are, each in one sentence. */
export type StageKinds = Readonly<Record<string, { readonly about: Words }>>;

/** A time control as text, and the rules by which it is the usual one of a format. */
export interface UsualTimeControl {
  readonly written: string;
  readonly rules: Citation;
}

/** The games that a format is for, by their keys, and why it takes no other. */
export interface OnlyGames {
  readonly keys: readonly string[];
  readonly refusal: Message;
}

/** What not every format can do; a format leaves out what it has not. */
interface Capabilities<Settings> {
  /**
   * What a game is worth that the board ends drawn: half of it for each, or nothing, and it is played again. Missing: games that
   * may end drawn are not taken.
   */
  readonly drawnGames?: 'half' | 'replay';
  /** The games that it is for; missing: any. */
  readonly onlyGames?: OnlyGames;
  /** What places are good for; missing: players do not go on anywhere. */
  readonly advances?: Advances<Settings>;
  /** Those of the entries for whom something is planned at the start, the others wait for a later stage; missing: all. */
  starters?(settings: Settings, entries: readonly FormatEntry[]): readonly FormatEntry[];
  /** What stands against the start in who has entered, beside their number; missing: nothing does. */
  unready?(settings: Settings, entries: readonly FormatEntry[]): readonly PreflightIssue[];
  /** What is drawn by lot. */
  readonly lots?: {
    /** How many seeds are committed to before registration closes, when so many may enter. */
    seeds(settings: Settings, players: number): number;
    /** What is to be drawn now: before the start, where the plan is empty, and before `next`; null: nothing. */
    due(settings: Settings, state: FormatState): LotsToDraw | null;
  };
  /** How many places of a round its director fills with players whom he names, before it can be drawn; missing: none ever. */
  unnamedPlaces?(lots: readonly DrawnLot[]): number;
  /** What its director may arrange otherwise than its rules do, before it is published; missing: nothing. */
  readonly arranging?: Arranging<Settings>;
  /** Whether a group is there to play off a tie of another group of its stage; missing: none is. */
  isPlayoff?(group: string): boolean;
  /** Its matches of several games each; missing: a pairing is decided with its games. */
  readonly matches?: {
    /** All, in order. */
    of(settings: Settings, state: FormatState): readonly MatchOutcome[];
    /** What the first game of each is set to, beyond what the tournament's games are. */
    opening(settings: Settings): StoredSettings;
    /** The points that win one. */
    length(settings: Settings): number;
    /** When open matches are ruled on by themselves; null: not as it stands. */
    rulingsAt(settings: Settings, state: FormatState): Instant | null;
  };
  /**
   * The hours that a director has before the end of a stage that is AWAITING_APPROVAL is approved by itself; 0: it is at
   * once. Missing: no stage waits.
   */
  approvalHours?(settings: Settings): number;
  /**
   * The days that registered players have to accept their invitation once registration is closed: who declines or does not
   * answer in time does not take part. Null, or missing: nobody is asked, all who have entered take part.
   */
  acceptanceDays?(settings: Settings): number | null;
  /** Whether points can be given and taken in the table of a group, because it ranks by points; missing: in none. */
  adjustsPoints?(group: string): boolean;
  /** The group whose table is final where its director ends it as it stands; missing: it ends by its rules alone. */
  readonly finalTable?: string;
  /** What games lost on time cost; missing: the game alone. */
  timeOuts?(settings: Settings): TimeOuts;
  /** What a disqualification takes where who is disqualified plays on and keeps his place, in a sentence; missing: he is out. */
  readonly disqualifiedStays?: Message;
  /** The kind of the stage in which its last two play for the tournament itself; missing: its tables decide. */
  readonly lastMatch?: string;
  /**
   * What is going on in it, in one sentence, where `stage` is what its newest stage is called; null, or missing: who leads its
   * only table, or how far the stage is.
   */
  happening?(settings: Settings, state: FormatState, stage: Words): Message | null;
  /** How it ranks all its players; missing: who got further in its stages is before who did not. */
  readonly ranking?: {
    /** Who is before whom, beside the order of the tables; missing: by stages. */
    levels?(settings: Settings, state: FormatState): readonly RankingLevel[];
    /** Within a table of a stage it is who has won that separates, not points. */
    readonly byOutcome?: true;
  };
  /** What the rows of a group do not say themselves, by player. */
  outlooks?(settings: Settings, state: FormatState, group: string): ReadonlyMap<EntryId, Outlook>;
  /** What it means for the next tournament of its series; missing: nothing. */
  readonly inNext?: {
    /** What its entries carry over to it, as it stands; who is not in the map carries over nothing. */
    handedOn(settings: Settings, state: FormatState): ReadonlyMap<EntryId, CarriedOver>;
    /** Who is in it without signing up, as it stands. */
    qualified(settings: Settings, state: FormatState): readonly EntryId[];
  };
}
