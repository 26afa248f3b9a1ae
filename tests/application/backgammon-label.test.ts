import { expect, test } from 'vitest';
import { STRANGER, say } from '../../api/src/application/texts/say.ts';
import { backgammonLabel } from '../../api/src/games/backgammon/application/label.ts';
import { backgammon } from '../../api/src/games/backgammon/rules/index.ts';

const settings = backgammon.parseConfig({ length: 3 });
if (!settings.ok) throw new Error('A match to 3 can be agreed on');
const start = backgammon.initial(settings.value);

test.each([
  ['8/5 6/5', '8/5 6/5'],
  ['bar/22*', 'bar/22*, hits 1 man'],
  ['13/7*/5*', '13/7*/5*, hits 2 men'],
  ['6/off(2) 4/off', '6/off(2) 4/off, bears 3 men off'],
  ['2/1* 1/off', '2/1* 1/off, hits 1 man, bears 1 man off'],
  ['', 'No man can move'],
  ['roll', 'Roll the dice'],
  ['double', 'Double to 2'],
  ['take', 'Take: the cube at 2'],
  ['drop', 'Drop: lose the game'],
])('the act "%s" is labelled "%s"', (notation, label) => {
  expect(say(STRANGER, backgammonLabel(start, notation))).toBe(label);
});
