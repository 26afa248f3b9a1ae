import type { Words } from '../../kernel/message.ts';
import type { LetterMessage, Message } from '../../kernel/message.ts';
import type { Result } from '../../kernel/result.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Millis } from '../../kernel/time.ts';
import type { AgreedRule } from '../agreed-rule.ts';
import type { Citation } from '../citation.ts';
import type { NamedScore } from '../ratings/list-score.ts';
import type { SettingBounds, SettingsRefusal, StoredSettings } from '../stored-settings.ts';

/**
 * How a game that was played ended: who won, by what rule of the board, and how much it counts (1 unless a cube says more); with
 * `score` where the board was counted, as records write it (B+3.5). Without a winner the game has no result, unless it `isDrawn`:
 * then each has half of what it counts.
 */
export interface Outcome {
  readonly winner: Seat | null;
  readonly isDrawn?: true;
  readonly reason: string;
  readonly value: number;
  readonly score?: string;
}

/** Points of the rules of a game, each in one sentence. */
export type GamePhases = Readonly<Record<string, { readonly about: Words }>>;

/** How the record of a game is kept as a file: its ending, 1 to 8 small letters and digits without a dot, and its media type. */
export interface RecordFile {
  readonly ending: string;
  readonly type: string;
}

/** A text that could not be read: why, and the column (from 1) where reading failed; `rule`: what was broken by the game's own name of it. */
export interface TextRefusal {
  readonly message: Message;
  readonly column: number;
  readonly rule?: string;
}

/** A move that is refused, in words that a letter may say: who answers a mail is told why in his language. */
export interface MoveRefusal extends TextRefusal {
  readonly message: LetterMessage;
}

/** What a move made of a position, with the trace that a board animates. */
export interface Played<Position, Trace> {
  readonly position: Position;
  readonly trace: Trace;
}

/** A move as read from a text: the move, and what the writer should know although the move is legal. */
export interface ReadMove<Move> {
  readonly move: Move;
  readonly warnings: readonly Message[];
}

/**
 * What both players owe together while nobody's own time passes, such as agreeing on a score: how long they have from its beginning,
 * and the act that the server makes of a player's silence when they have not agreed by then.
 */
export interface Agreement<Move> {
  /** Which agreement of the game it is, from 1. */
  readonly number: number;
  readonly within: Millis;
  readonly overdue: Move;
}

/**
 * What falls by chance in a game: it comes from a seed that was committed to before and is revealed after, and no player can name it.
 * Source: Common 2.
 */
export interface Chance<Position, Move> {
  /** What the commitment and every hash begin with. */
  readonly label: string;
  /** By what a player who may also do otherwise asks for it, in canonical text. */
  readonly ask: string;
  /** Whether a text asks for it. */
  isAsk(text: string): boolean;
  /** How long the players have at most to add texts of their own before the first draw. */
  readonly textsWithin: Millis;
  /** Why a text cannot be added; or null. */
  textProblem(text: string): Message | null;
  /** Whether nothing has been drawn yet, so that texts may be added. */
  isBefore(position: Position): boolean;
  /** The index, from 0, of the draw that is possible now; null: none is. */
  next(position: Position): number | null;
  /** For whom it would be; null: for both. */
  seat(position: Position): Seat | null;
  /** The move that the bytes of the draw possible now give. */
  move(position: Position, bytes: Iterator<number>): Move;
  /** Whether a move is chance's own. */
  isDrawn(move: Move): boolean;
}

/** Names of the two players and the head lines of a record, as imported and exported. */
export interface RecordHead {
  readonly first: string;
  readonly second: string;
  readonly fields: ReadonlyArray<readonly [key: string, value: string]>;
}

/**
 * A whole game as text says it: its head, its moves in canonical notation, its last position, and what is odd about it; a place `line` in
 * a warning is a line of the text, from 1.
 */
export interface GameRecord<Position> {
  readonly head: RecordHead;
  readonly moves: readonly string[];
  /** Who made each of the moves; missing: the two in turns, the first one first. */
  readonly movers?: readonly Seat[];
  readonly position: Position;
  readonly warnings: readonly Message[];
}

/** A text that holds no legal game: why, at which line and column (from 1), and at which ply (from 0) if a move is to blame. */
export interface RecordRefusal extends TextRefusal {
  readonly line: number;
  readonly ply: number | null;
}

/** The text of one game in a text of many, and the line (from 1) at which it begins there. */
export interface RecordText {
  readonly line: number;
  readonly text: string;
}

/**
 * The one contract of a game. Positions are immutable values; every function is pure.
 * `Config` is what is agreed before the first move (variant, size, komi …).
 */
export interface GameRules<Config, Position, Move, Trace, Refusal extends Omit<MoveRefusal, 'column'>> {
  readonly key: string;
  /** The game in one sentence, for somebody who has never heard of it. */
  readonly about: Words;
  /** The points of its rules at which an act can come too early or too late, by what it calls them; missing: it has none of its own. */
  readonly phases?: GamePhases;
  /** What the two seats are called in this game, first mover first (South, North). */
  readonly sides: readonly [first: string, second: string];
  /** What its players stand by besides their Elo: what the score of the player list is called in it; missing: nothing. */
  readonly listScore?: NamedScore;
  /** What is usually agreed, as `parseConfig` takes it and as it is stored; missing: there is nothing to agree on. */
  readonly usual?: StoredSettings;
  /** Between which numbers its settings lie; missing: none is a number between bounds. */
  readonly bounds?: SettingBounds;
  /** Reads untrusted settings, some or all, the others are as usual; refuses what cannot be. */
  parseConfig(value: unknown): Result<Config, SettingsRefusal>;
  /** What is agreed by these settings, for somebody who has never heard of the game. */
  agreed(config: Config): AgreedRule;
  /** Whether a game under these settings may end drawn by its score. */
  mayDraw(config: Config): boolean;
  /** The setting by which games may end drawn or not; missing: none by itself. */
  readonly drawsBy?: string;
  /** About how many moves both players together make in a game under these settings: for forecasts, and no rule. */
  usualLength(config: Config): number;
  /** Whether a game can count so many points. */
  mayCount(value: number): boolean;
  initial(config: Config): Position;
  /**
   * Whose clock runs, or who is to act first where both agree; `chance` while dice are awaited; null when the game is over,
   * and (its `outcome` null as well) while it waits for a decision of the director.
   */
  toMove(position: Position): Seat | 'chance' | null;
  /** The seats that may act now. */
  actors(position: Position): readonly Seat[];
  /** The seats whose act the game waits for. */
  awaited(position: Position): readonly Seat[];
  /** Who makes this move when it is made here. */
  mover(position: Position, move: Move): Seat;
  /** What both owe together now; null while a clock runs, when the game is over, and while the director decides; missing: never anything. */
  agreement?(position: Position): Agreement<Move> | null;
  legalMoves(position: Position): readonly Move[];
  /** The rules on which a refusal rests, by the game's own name of it; none for a name that is not the game's. */
  refusalRules(key: string): Citation;
  play(position: Position, move: Move): Result<Played<Position, Trace>, Refusal>;
  /** How much the move of this trace took from the opponent: seeds, stones, men; 0 for nothing. */
  taken(trace: Trace): number;
  /** What falls by chance, such as dice; missing: nothing does. */
  readonly chance?: Chance<Position, Move>;
  /** The act that is left as the only one and decides nothing, which the server makes unasked; null, or missing: whoever is to move decides. */
  idle?(position: Position): Move | null;
  /** A sensible move for a bot, `draw` (0 to below 1) picking among equally good ones; null when the game is over. */
  choose(position: Position, draw: number): Move | null;
  /** What giving up the game makes of it; refuses where it cannot be given up at this point. */
  resign(position: Position, seat: Seat): Result<Outcome, Message>;
  /** The act by which a record of the game tells that a seat gave it up, for this reason of its outcome; null, or missing: its head tells it. */
  givenUp?(seat: Seat, reason: string): string | null;
  outcome(position: Position): Outcome | null;
  parseMove(position: Position, text: string): Result<ReadMove<Move>, MoveRefusal>;
  formatMove(position: Position, move: Move): string;
  /** The board in lines of letters, for a font of equal widths; missing: the position as `encode` writes it. */
  draw?(position: Position): string;
  encode(position: Position): string;
  decode(text: string): Result<Position, TextRefusal>;
  readonly recordFile: RecordFile;
  /** The records in a text that has one or many, in their order; none in an empty one. */
  splitRecords(text: string): readonly RecordText[];
  importRecord(text: string): Result<GameRecord<Position>, RecordRefusal>;
  /** Refuses with the index of the first move that cannot be played. */
  exportRecord(config: Config, head: RecordHead, moves: readonly string[]): Result<string, RecordRefusal>;
}
