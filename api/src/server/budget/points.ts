/** Points that all tokens of an account may have in a minute together, of those that the account has: a third is left to its owner. */
export function pointsOfTokens(ofAccount: number): number {
  return Math.floor((ofAccount * 2) / 3);
}
