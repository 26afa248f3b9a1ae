import type { GameRecord } from '../../../../store/reading/game.ts';
import { baoMoment, type BaoMoment } from '../game.ts';
import type { BaoStepView } from '../steps.ts';
import type { BaoMailWords } from './words/en.ts';
import { BAO_MAIL_WORDS } from './words/index.ts';
import type { Wording } from '../../../../application/mail/texts/wording.ts';
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
  { locale, say, count }: Wording,
  { notation, trace }: Pick<BaoMoment, 'notation' | 'trace'>,
): string | null {
  if (notation === null) return null;
  const words = BAO_MAIL_WORDS[locale].sowing;
  const taken = trace.filter(({ kind }) => kind === 'CAPTURE');
  const sown = trace.filter(({ kind }) => kind === 'SOW').length;
  const stop = trace.findLast(({ kind }) => kind === 'STOP');
  const acts = [
    taken.length === 0 ? words.tookNothing : count(words.took, seedsOf(taken), { pits: pitsOf(taken, words.tookMore) }),
    ...(notation.includes('+') ? [words.playedHouse] : []),
    ...(trace.some(({ reason }) => reason === 'tax') ? [words.taxed] : []),
    count(words.sown, sown),
    ...(stop === undefined ? [] : [say(words.stopped[whyOf(stop)], { pit: stop.pit })]),
  ];
  return say(words.whole, { move: notation, acts: acts.join(', ') });

  function pitsOf(steps: readonly BaoStepView[], more: string): string {
    const pits = [...new Set(steps.map(({ pit }) => pit))];
    const named = pits.slice(0, MOST_NAMED).join(', ');
    return pits.length > MOST_NAMED ? say(more, { pits: named }) : named;
  }
}

function seedsOf(steps: readonly BaoStepView[]): number {
  return steps.reduce((sum, { seeds }) => sum + seeds, 0);
}

function whyOf({ reason }: BaoStepView): keyof BaoMailWords['sowing']['stopped'] {
  if (reason === 'house' || reason === 'blocked') return reason;
  return reason === 'bao-hamna' ? 'emptyFront' : 'empty';
}
