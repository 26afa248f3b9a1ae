const ACT = /^[BW] (dead|alive|neutral|open|accept|resume|dispute|no-result)(?: (.+))?$/;

/**
 * What somebody did by an act of go that is no stone and no pass, from its text as it is stored: `accepted the marks`,
 * `marked D4 Q16 as dead`; null for every other move.
 */
export function goActText(notation: string): string | null {
  const [, act, rest = ''] = ACT.exec(notation) ?? [];
  switch (act) {
    case undefined:
      return null;
    case 'accept':
      return 'accepted the marks';
    case 'resume':
      return 'resumed play';
    case 'dispute':
      return 'asked the director';
    case 'no-result':
      return 'spoke for no result';
    case 'open':
      return `marked ${rest} as somebody’s`;
    case 'neutral':
      return `marked ${rest} as nobody’s`;
    default:
      return `marked ${rest} as ${act}`;
  }
}
