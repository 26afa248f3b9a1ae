import type { GameRecord } from '../../../../store/reading/game.ts';
import { baoMoment, type BaoMoment } from '../game.ts';
import type { BaoStepView } from '../steps.ts';
import type { Wording } from '../../../../application/texts/wording.ts';
import type { Letter } from '../../../../application/mail/letters/letter.ts';
import type { LetterDesk } from '../../../../application/mail/letters/letter-desk.ts';

const MOST_NAMED = 4;

/** What the last move of a game did, in words; nothing before the first move. */
export async function sowingPart({ context, wording }: LetterDesk, game: GameRecord): Promise<Letter['parts']> {
  const moment = await baoMoment(context, game, game.ply);
  const text = moment === null ? null : sowingText(wording, moment);
  return text === null ? [] : [{ kind: 'small', text }];
}

/**
 * The sowing that led to a position as one sentence: what it took and from where, what became of the nyumba, how much was
 * sown, where and why it stopped; null at the start.
 */
export function sowingText(
  { say }: Wording,
  { notation, trace }: Pick<BaoMoment, 'notation' | 'trace'>,
): string | null {
  if (notation === null) return null;
  const taken = trace.filter(({ kind }) => kind === 'CAPTURE');
  const sown = trace.filter(({ kind }) => kind === 'SOW').length;
  const stop = trace.findLast(({ kind }) => kind === 'STOP');
  const acts = [
    taken.length === 0
      ? say('games.BAO.sowing.tookNothing')
      : say('games.BAO.sowing.took', { n: seedsOf(taken), pits: pitsOf(taken) }),
    ...(notation.includes('+') ? [say('games.BAO.sowing.playedHouse')] : []),
    ...(trace.some(({ reason }) => reason === 'tax') ? [say('games.BAO.sowing.taxed')] : []),
    say('games.BAO.sowing.sown', { n: sown }),
    ...(stop === undefined ? [] : [say(`games.BAO.sowing.stopped.${whyOf(stop)}`, { pit: stop.pit })]),
  ];
  return say('games.BAO.sowing.whole', { move: notation, acts: acts.join(', ') });

  function pitsOf(steps: readonly BaoStepView[]): string {
    const pits = [...new Set(steps.map(({ pit }) => pit))];
    const named = pits.slice(0, MOST_NAMED).join(', ');
    return pits.length > MOST_NAMED ? say('games.BAO.sowing.tookMore', { pits: named }) : named;
  }
}

function seedsOf(steps: readonly BaoStepView[]): number {
  return steps.reduce((sum, { seeds }) => sum + seeds, 0);
}

function whyOf({ reason }: BaoStepView): 'house' | 'blocked' | 'emptyFront' | 'empty' {
  if (reason === 'house' || reason === 'blocked') return reason;
  return reason === 'bao-hamna' ? 'emptyFront' : 'empty';
}
