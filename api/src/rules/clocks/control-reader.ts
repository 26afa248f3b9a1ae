import { message, type Message } from '../../kernel/message.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { controlTokens, type ControlToken } from './control-tokens.ts';

/** Why a clock text could not be read: for a person, to be said behind a colon, and the column (from 1) where reading failed. */
export interface ControlRefusal {
  readonly message: Message;
  readonly column: number;
}

/** Walks over the pieces of a clock text; it lives inside one parse and is never handed out. */
export interface ControlReader {
  /** The piece that comes next; `end` for ever after the last. */
  peek(): ControlToken;
  /** Whether the next piece reads exactly like this (letters of either case). */
  sees(text: string): boolean;
  /** Takes the next piece if it is of this kind, and exactly this text if one is given; else refuses there. */
  take(kind: ControlToken['kind'], text?: string): Result<ControlToken, ControlRefusal>;
}

/** A reader at the first piece of a text. */
export function readControl(text: string): ControlReader {
  const tokens = controlTokens(text);
  let place = 0;
  const peek = (): ControlToken => tokens[place] ?? { kind: 'end', text: '', column: text.length + 1 };
  const sees = (wanted: string): boolean => peek().text.toLowerCase() === wanted.toLowerCase();
  return {
    peek,
    sees,
    take(kind, wanted) {
      const token = peek();
      const fits = token.kind === kind && (wanted === undefined || sees(wanted));
      if (!fits) return err(refusalAt(token, unexpected(token, kind, wanted)));
      place += 1;
      return ok(token);
    },
  };
}

/** A refusal that points at a piece. */
export function refusalAt(token: ControlToken, why: Message): ControlRefusal {
  return { message: why, column: token.column };
}

function unexpected(found: ControlToken, kind: ControlToken['kind'], wanted: string | undefined): Message {
  return message('clock.refused.expected', {
    kind: wanted === undefined ? kind : 'exactly',
    wanted: wanted ?? '',
    found: found.kind === 'end' ? 'end' : 'piece',
    piece: found.text,
  });
}
