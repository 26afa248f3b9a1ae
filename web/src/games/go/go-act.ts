/** An act of go beside stones and passes, and the points that it marks. */
export interface GoAct {
  readonly key: 'dead' | 'alive' | 'neutral' | 'open' | 'accept' | 'resume' | 'dispute' | 'noResult';
  readonly points: string;
}

const ACT = /^[BW] (?:(dead|alive|neutral|open) (.+)|(accept) \d+|(resume|dispute)|(no-result))$/;

/** The act that an entry of the log tells of, such as `B accept 3` or `W dead D4 Q16`; null for a stone or a pass. */
export function goActOf(notation: string): GoAct | null {
  const [, mark, points = '', accept, deed, noResult] = ACT.exec(notation) ?? [];
  const key = mark ?? accept ?? deed ?? (noResult === undefined ? undefined : 'noResult');
  return key === undefined ? null : { key: key as GoAct['key'], points };
}
