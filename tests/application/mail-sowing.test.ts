import { expect, test } from 'vitest';
import { wordingOf } from '../../api/src/application/texts/wording.ts';
import { viewBaoPlay, viewStoredBaoPosition } from '../../api/src/games/bao/application/view.ts';
import { bao } from '../../api/src/games/bao/rules/index.ts';
import { LOCALES, type Locale } from '../../api/src/kernel/locale.ts';

/** What a move did, in words. */
function told(locale: Locale, line: string, move: string): string {
  const played = viewBaoPlay(viewStoredBaoPosition(line).position, move);
  if (played === null) throw new Error(`${move} cannot be played`);
  return wordingOf({ locale, timeZone: 'UTC' }).tell(played.summary);
}

const OPENING = bao.encode(bao.initial({ variant: 'KISWAHILI' }));

test.each([
  ['en', OPENING, 'A6>*', 'A6>*: nothing taken, 3 kete sown, the last in B8, which was empty.'],
  ['it', OPENING, 'A6>*', 'A6>*: niente preso, 3 kete seminate, l’ultima in B8, che era vuota.'],
  ['eo', OPENING, 'A6>*', 'A6>*: nenio prenita, 3 kete semitaj, la lasta en B8, kiu estis malplena.'],
  ['fr', OPENING, 'A6>*', 'A6>* : rien de pris, 3 kete semés, le dernier en B8, qui était vide.'],
  ['sw', OPENING, 'A6>*', 'A6>*: hakuna kete iliyochukuliwa, kete 3 zimepandwa, ya mwisho katika B8, lililokuwa tupu.'],
] as const)('in %s', (locale, line, move, text) => {
  expect(told(locale, line, move)).toBe(text);
});

test('every move of whole games is told in every language, with as many kete taken as it took', () => {
  for (const variant of ['KISWAHILI', 'KUJIFUNZA'] as const) {
    let view = viewStoredBaoPosition(bao.encode(bao.initial({ variant })));
    for (let ply = 0; ply < 80; ply++) {
      const move = bao.choose(view.position, (ply * 0.37) % 1);
      if (move === null) break;
      const notation = bao.formatMove(view.position, move);
      const line = bao.encode(view.position);
      for (const locale of LOCALES) expect(told(locale, line, notation)).not.toMatch(/[{}]|undefined/);
      const played = bao.play(view.position, move);
      const taken = played.ok ? bao.taken(played.value.trace) : 0;
      expect(told('en', line, notation)).toContain(taken === 0 ? 'nothing taken' : `${taken} kete taken from`);
      view = viewBaoPlay(view.position, notation)!.result;
    }
  }
});
