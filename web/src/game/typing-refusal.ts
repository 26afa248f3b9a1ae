/** Why a typed text is no legal move, in the server's words. */
export interface TypingRefusal {
  readonly text: string;
  readonly message: string;
  /** Where in the text reading failed, from 1. */
  readonly column: number;
}
