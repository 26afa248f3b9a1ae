import type { EntryId } from '../../kernel/ids.ts';
import type { Words } from '../../kernel/message.ts';

/** A game that begins, or would: in which round, its number in its pairing, and who sits on which side. */
export interface BegunGame {
  readonly round: number;
  readonly number: number;
  readonly first: EntryId;
  readonly second: EntryId;
}

/** A group in which games begin, or would, with its players in order of their seats. */
export interface BegunGroup {
  readonly stage: Words;
  readonly name: Words;
  readonly entries: readonly EntryId[];
  readonly games: readonly BegunGame[];
}
