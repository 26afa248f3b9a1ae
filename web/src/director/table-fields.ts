/** What can separate players with equal points, in the systems of play that let a director choose it. */
export const tieBreakCodes = {
  ROUND_ROBIN: ['SB', 'WINS', 'SODOS', 'LIST_SCORE'],
  SWISS: ['BUCHHOLZ_CUT', 'BUCHHOLZ', 'SONNEBORN_BERGER', 'WINS', 'SOS', 'SODOS'],
} as const;

/** One of them. */
export type TieBreakCode = (typeof tieBreakCodes)[keyof typeof tieBreakCodes][number];

/** The points that a table counts, as a form holds them; empty: as usual. */
export interface TableForm<Code extends TieBreakCode> {
  tieBreaks: readonly Code[];
  pointsOfWin: number | '';
  pointsOfDraw: number | '';
  pointsOfLoss: number | '';
}

/** The same as the API takes it. */
export const tableInput = <Code extends TieBreakCode>(form: Readonly<TableForm<Code>>) => ({
  tieBreaks: [...form.tieBreaks],
  pointsOfWin: form.pointsOfWin === '' ? null : form.pointsOfWin,
  pointsOfDraw: form.pointsOfDraw === '' ? null : form.pointsOfDraw,
  pointsOfLoss: form.pointsOfLoss === '' ? null : form.pointsOfLoss,
});
