/** Points that may be had in a minute: at an address, by an account, and by one token of it. */
export interface SetPoints {
  readonly address: number;
  readonly account: number;
  readonly token: number;
}

/** Points that all tokens of an account may have in a minute together: a third of its own is left to its owner. */
export function pointsOfTokens({ account }: Pick<SetPoints, 'account'>): number {
  return Math.floor((account * 2) / 3);
}
