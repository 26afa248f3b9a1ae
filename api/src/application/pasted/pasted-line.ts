import type { PlayerId } from '../../kernel/ids.ts';
import type { Message } from '../../kernel/message.ts';

/**
 * What a pasted line comes to: what it says is done; it waits for the director; it changes nothing, as what it says is so already; who
 * is meant has to be chosen first; it cannot be taken.
 */
export const PASTED_OUTCOMES = ['TAKEN', 'WAITING', 'NOTHING', 'UNDECIDED', 'REFUSED'] as const;
export type PastedOutcome = (typeof PASTED_OUTCOMES)[number];

/** Whom a name in a line means: a player who is known here, somebody who is not, or the same as in an earlier line. */
export const PASTED_WHOS = ['KNOWN', 'NEW', 'EARLIER'] as const;
export type PastedWho = (typeof PASTED_WHOS)[number];

/** A name in a pasted line, whom it can mean, and whom it is taken for. */
export interface PastedName {
  readonly name: string;
  /** the players here who go by it */
  readonly known: readonly PlayerId[];
  /** the earlier line that has it too, from 1; null: none */
  readonly earlier: number | null;
  /** what may be chosen */
  readonly offers: readonly PastedWho[];
  /** null: this has to be chosen */
  readonly who: PastedWho | null;
  /** null unless it is a player who is known here */
  readonly playerId: PlayerId | null;
}

/** Whom a name means, as somebody who has looked at the lines says it; `name` is its number in the line, from 1. */
export interface PastedChoice {
  readonly line: number;
  readonly name: number;
  readonly who: PastedWho;
  readonly playerId: PlayerId | null;
}

/** A line of a pasted text as it was read; `line` from 1. */
export interface PastedLine {
  readonly line: number;
  readonly text: string;
  readonly outcome: PastedOutcome;
  /** what it does or why it does not, then what there is to know besides */
  readonly messages: readonly [Message, ...Message[]];
  /** the cell that cannot be read, from 1; null: none in particular */
  readonly column: number | null;
  readonly names: readonly PastedName[];
}

/** Whether a line stands against doing what the others say, where all are done or none. */
export function isHindrance({ outcome }: PastedLine): boolean {
  return outcome === 'REFUSED' || outcome === 'UNDECIDED';
}
