import { invariant } from '../../kernel/assert.ts';
import type { Message, Words } from '../../kernel/message.ts';
import { err, ok } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Millis } from '../../kernel/time.ts';
import type { AgreedRule } from '../agreed-rule.ts';
import type { Citation } from '../citation.ts';
import type { NamedScore } from '../ratings/list-score.ts';
import type { SettingBounds, SettingsRefusal, StoredSettings } from '../stored-settings.ts';
import { remembered, type Remembered } from './remembered.ts';
import type {
  Agreement,
  Chance,
  GamePhases,
  GameRules,
  MoveRefusal,
  Outcome,
  RecordFile,
  RecordHead,
  RecordRefusal,
  RecordText,
  TextRefusal,
} from './game.ts';

/**
 * What a move in text made of a position in text. `mover` made it, `notation` is its canonical text, `taken` what it took from the
 * opponent. `awaited` are the seats whose act the game waits for now, `agreement` how long both have to agree (null: nothing is to be
 * agreed, a clock runs or nobody's does).
 */
export interface TextPlayed {
  readonly encoded: string;
  readonly mover: Seat;
  readonly notation: string;
  readonly warnings: readonly Message[];
  readonly taken: number;
  /** Whether the move was chance's own. */
  readonly isDrawn: boolean;
  /** Whose clock runs; while chance is awaited, for whom it falls, null: for both; null too when the game is over or the director decides. */
  readonly toMove: Seat | null;
  /** Chance is awaited and nothing else. */
  readonly awaitsChance: boolean;
  readonly awaited: readonly Seat[];
  readonly agreement: Millis | null;
  readonly outcome: Outcome | null;
}

/** What falls by chance in a game, its positions and moves as text. */
export interface TextChance extends Pick<
  Chance<string, string>,
  'label' | 'ask' | 'isAsk' | 'textsWithin' | 'textProblem' | 'isBefore' | 'next' | 'move'
> {}

/** A whole game as text says it, its last position encoded. */
export interface TextRecord {
  readonly head: RecordHead;
  readonly moves: readonly string[];
  /** Who made each of them. */
  readonly movers: readonly Seat[];
  readonly encoded: string;
  readonly warnings: readonly Message[];
}

/** A legal move in canonical text, and who makes it. */
export interface SeatedMove {
  readonly notation: string;
  readonly seat: Seat;
}

/**
 * A game of which positions and moves are text, the same for every game. An `encoded` position is one that this game has
 * given out; anything else is a bug of the caller, except in `decode`, which reads text from outside.
 */
export interface TextGame {
  readonly key: string;
  readonly about: Words;
  readonly phases: GamePhases;
  readonly sides: readonly [first: string, second: string];
  /** How its records are kept as files. */
  readonly recordFile: RecordFile;
  /** What is usually agreed, as `initial` takes it; empty where there is nothing to agree on. */
  readonly usual: StoredSettings;
  /** Between which numbers its settings lie. */
  readonly bounds: SettingBounds;
  /** The first position under untrusted settings; refuses what cannot be. */
  initial(config: unknown): Result<string, SettingsRefusal>;
  /** What is agreed by untrusted settings, for somebody who has never heard of the game; refuses what cannot be. */
  agreed(config: unknown): Result<AgreedRule, SettingsRefusal>;
  /** What its players stand by besides their Elo is called so; undefined: there is nothing. */
  readonly listScore: NamedScore | undefined;
  /** Whether a game under these settings may end drawn by its score; false for settings that are refused. */
  mayDraw(config: unknown): boolean;
  /** The setting by which games may end drawn or not; undefined: none by itself. */
  readonly drawsBy: string | undefined;
  /** About how many moves both players together make in a game under untrusted settings; refuses what cannot be. */
  usualLength(config: unknown): Result<number, SettingsRefusal>;
  /** Whether a game can count so many points. */
  mayCount(value: number): boolean;
  /** The board in lines of letters, for a font of equal widths. */
  draw(encoded: string): string;
  /** A position from outside, checked and written canonically. */
  decode(text: string): Result<string, TextRefusal>;
  toMove(encoded: string): Seat | 'chance' | null;
  /** The seats that may act now. */
  actors(encoded: string): readonly Seat[];
  /** The seats whose act the game waits for. */
  awaited(encoded: string): readonly Seat[];
  /** What both owe together now, its act in canonical text; null: nothing. */
  agreement(encoded: string): Agreement<string> | null;
  /** Canonical texts of all legal moves, in the order of the game's own `legalMoves`. */
  legalMoves(encoded: string): readonly string[];
  /** The same moves, each with who makes it. */
  seatedMoves(encoded: string): readonly SeatedMove[];
  play(encoded: string, move: string): Result<TextPlayed, MoveRefusal>;
  /** The rules on which a refusal rests, by the game's own name of it; none for a name that is not the game's. */
  refusalRules(key: string): Citation;
  readonly chance: TextChance | null;
  /** The canonical text of the act that is left as the only one and decides nothing; null: whoever is to move decides. */
  idle(encoded: string): string | null;
  /** The canonical text of a bot's move or that it asks for chance, `draw` (0 to below 1) picking among equally good ones; null when the game is over. */
  choose(encoded: string, draw: number): string | null;
  resign(encoded: string, seat: Seat): Result<Outcome, Message>;
  /** The act by which a record tells that a seat gave the game up, for this reason; null: its head tells it. */
  givenUp(seat: Seat, reason: string): string | null;
  outcome(encoded: string): Outcome | null;
  /** The record of moves played from the first position; refuses untrusted settings as a record without ply. */
  exportRecord(config: unknown, head: RecordHead, moves: readonly string[]): Result<string, RecordRefusal>;
  importRecord(text: string): Result<TextRecord, RecordRefusal>;
  /** The records in a text that has one or many, in their order. */
  splitRecords(text: string): readonly RecordText[];
}

/** A command asks a dozen things of a position and of the one after it; both are read from their texts once, and for the next command too. */
const POSITIONS = 128;

/** A game's rules behind text alone, so that a caller need not know its types. */
export function asTextGame<Config, Position, Move, Trace, Refusal extends Omit<MoveRefusal, 'column'>>(
  rules: GameRules<Config, Position, Move, Trace, Refusal>,
): TextGame {
  const positions = remembered((encoded): Position => {
    const position = rules.decode(encoded);
    invariant(position.ok, `an encoded position of ${rules.key} is readable: ${encoded}`);
    return position.value;
  }, POSITIONS);
  const open = positions.of;
  return {
    key: rules.key,
    about: rules.about,
    phases: rules.phases ?? {},
    sides: rules.sides,
    recordFile: rules.recordFile,
    usual: rules.usual ?? {},
    bounds: rules.bounds ?? {},
    initial: (value) => {
      const config = rules.parseConfig(value);
      return config.ok ? ok(rules.encode(rules.initial(config.value))) : config;
    },
    usualLength: (value) => {
      const config = rules.parseConfig(value);
      return config.ok ? ok(rules.usualLength(config.value)) : config;
    },
    agreed: (value) => {
      const config = rules.parseConfig(value);
      return config.ok ? ok(rules.agreed(config.value)) : config;
    },
    listScore: rules.listScore,
    mayDraw: (value) => {
      const config = rules.parseConfig(value);
      return config.ok && rules.mayDraw(config.value);
    },
    drawsBy: rules.drawsBy,
    mayCount: rules.mayCount,
    draw: (encoded) => rules.draw?.(open(encoded)) ?? encoded,
    decode: (text) => {
      const position = rules.decode(text);
      return position.ok ? ok(rules.encode(position.value)) : position;
    },
    toMove: (encoded) => rules.toMove(open(encoded)),
    actors: (encoded) => rules.actors(open(encoded)),
    awaited: (encoded) => rules.awaited(open(encoded)),
    agreement: (encoded) => {
      const position = open(encoded);
      const agreement = rules.agreement?.(position) ?? null;
      return agreement === null ? null : { ...agreement, overdue: rules.formatMove(position, agreement.overdue) };
    },
    legalMoves: (encoded) => {
      const position = open(encoded);
      return rules.legalMoves(position).map((move) => rules.formatMove(position, move));
    },
    seatedMoves: (encoded) => {
      const position = open(encoded);
      return rules.legalMoves(position).map((move) => ({
        notation: rules.formatMove(position, move),
        seat: rules.mover(position, move),
      }));
    },
    play: (encoded, text) => playText(rules, positions, { encoded, text }),
    refusalRules: rules.refusalRules,
    chance: rules.chance === undefined ? null : textChance(rules, rules.chance, open),
    idle: (encoded) => {
      const position = open(encoded);
      const move = rules.idle?.(position) ?? null;
      return move === null ? null : rules.formatMove(position, move);
    },
    choose: (encoded, draw) => {
      const position = open(encoded);
      const move = rules.choose(position, draw);
      if (move !== null) return rules.formatMove(position, move);
      const { chance } = rules;
      return chance === undefined || chance.next(position) === null ? null : chance.ask;
    },
    resign: (encoded, seat) => rules.resign(open(encoded), seat),
    givenUp: (seat, reason) => rules.givenUp?.(seat, reason) ?? null,
    outcome: (encoded) => rules.outcome(open(encoded)),
    exportRecord: (value, head, moves) => {
      const config = rules.parseConfig(value);
      if (!config.ok) return err({ message: config.error.message, line: 1, column: 1, ply: null });
      return rules.exportRecord(config.value, head, moves);
    },
    splitRecords: rules.splitRecords,
    importRecord: (text) => {
      const record = rules.importRecord(text);
      if (!record.ok) return record;
      const { head, moves, position, warnings } = record.value;
      const movers = record.value.movers ?? moves.map((_, ply) => (ply % 2 === 0 ? 'first' : 'second'));
      return ok({ head, moves, movers, encoded: rules.encode(position), warnings });
    },
  };
}

function textChance<Config, Position, Move, Trace, Refusal extends Omit<MoveRefusal, 'column'>>(
  rules: GameRules<Config, Position, Move, Trace, Refusal>,
  { label, ask, isAsk, textsWithin, textProblem, ...chance }: Chance<Position, Move>,
  open: (encoded: string) => Position,
): TextChance {
  return {
    ...{ label, ask, isAsk, textsWithin, textProblem },
    isBefore: (encoded) => chance.isBefore(open(encoded)),
    next: (encoded) => chance.next(open(encoded)),
    move: (encoded, bytes) => {
      const position = open(encoded);
      return rules.formatMove(position, chance.move(position, bytes));
    },
  };
}

function playText<Config, Position, Move, Trace, Refusal extends Omit<MoveRefusal, 'column'>>(
  rules: GameRules<Config, Position, Move, Trace, Refusal>,
  positions: Remembered<Position>,
  { encoded, text }: { readonly encoded: string; readonly text: string },
): Result<TextPlayed, MoveRefusal> {
  const position = positions.of(encoded);
  const read = rules.parseMove(position, text);
  if (!read.ok) return refused(read.error);
  const { move, warnings } = read.value;
  const played = rules.play(position, move);
  if (!played.ok) return refused({ ...played.error, column: 1 });
  const after = played.value.position;
  const toMove = rules.toMove(after);
  const written = rules.encode(after);
  positions.note(written, after);
  return ok({
    encoded: written,
    mover: rules.mover(position, move),
    notation: rules.formatMove(position, move),
    warnings,
    taken: rules.taken(played.value.trace),
    isDrawn: rules.chance?.isDrawn(move) ?? false,
    toMove: toMove === 'chance' ? (rules.chance?.seat(after) ?? null) : toMove,
    awaitsChance: toMove === 'chance',
    awaited: rules.awaited(after),
    agreement: rules.agreement?.(after)?.within ?? null,
    outcome: rules.outcome(after),
  });
}

/** A refusal without what a game has of its own in it. */
function refused({ message, column, rule }: MoveRefusal): Result<never, MoveRefusal> {
  return err({ message, column, ...(rule === undefined ? {} : { rule }) });
}
