import type { Act } from '../../../application/game-module.ts';

const ACT = /^[BW] (dead|alive|neutral|open|accept|resume|dispute|no-result)(?: (.+))?$/;

/** What somebody did by an act of go that is no stone and no pass, from its text as it is stored, such as `W dead D4 Q16`; null for every other move. */
export function goAct(notation: string): Act | null {
  const [, act, points = ''] = ACT.exec(notation) ?? [];
  return act === undefined ? null : { key: `games.GO.act.${act as ActKind}`, args: { points } };
}

type ActKind = 'dead' | 'alive' | 'neutral' | 'open' | 'accept' | 'resume' | 'dispute' | 'no-result';
