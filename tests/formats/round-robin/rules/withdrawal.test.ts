import { describe, expect, test } from 'vitest';
import { asId, type EntryId } from '../../../../api/src/kernel/ids.ts';
import { instant } from '../../../../api/src/kernel/time.ts';
import type { DecidedGame, FormatState } from '../../../../api/src/rules/formats/format.ts';
import { entries, roundRobinWith, started, won } from './field.ts';

const format = roundRobinWith('FREE');
const id = (text: string): EntryId => asId<EntryId>(text);
const gone = (entry: string, at: number) => ({ entry: id(entry), at: instant(at) });
const base = started(entries(3));
const with_ = (changes: Partial<FormatState>): FormatState => ({ ...base, ...changes });
const effects = (state: FormatState, entry: string): readonly string[] =>
  format.withdraw(state, id(entry)).map(({ game, winner }) => `${game} ${winner}`);

describe('withdrawal (KIBA 8.2, 8.3)', () => {
  const firstGame = won('rr.A.r2.p1.g1', id('e1'));

  test.each([
    [
      'KIBA 8.2: all games of the entry are lost at once',
      with_({}),
      'e1',
      ['rr.A.r2.p1.g1 e2', 'rr.A.r2.p1.g2 e2', 'rr.A.r3.p1.g1 e3', 'rr.A.r3.p1.g2 e3'],
    ],
    [
      'KIBA 8.2: a decided game keeps its result',
      with_({ decided: [firstGame] }),
      'e1',
      ['rr.A.r2.p1.g2 e2', 'rr.A.r3.p1.g1 e3', 'rr.A.r3.p1.g2 e3'],
    ],
    [
      'the same if the withdrawal is already on record',
      with_({ decided: [firstGame], withdrawals: [gone('e1', 5)] }),
      'e1',
      ['rr.A.r2.p1.g2 e2', 'rr.A.r3.p1.g1 e3', 'rr.A.r3.p1.g2 e3'],
    ],
    [
      'KIBA 8.3: an opponent who withdrew before has lost the game between them',
      with_({ withdrawals: [gone('e2', 3)] }),
      'e1',
      ['rr.A.r2.p1.g1 e1', 'rr.A.r2.p1.g2 e1', 'rr.A.r3.p1.g1 e3', 'rr.A.r3.p1.g2 e3'],
    ],
    [
      'KIBA 8.3: the order is that of the instants, not of the list',
      with_({ withdrawals: [gone('e1', 5), gone('e2', 3)] }),
      'e1',
      ['rr.A.r2.p1.g1 e1', 'rr.A.r2.p1.g2 e1', 'rr.A.r3.p1.g1 e3', 'rr.A.r3.p1.g2 e3'],
    ],
    [
      'KIBA 8.3: who withdraws first loses to who withdraws later',
      with_({ withdrawals: [gone('e2', 5), gone('e1', 3)] }),
      'e1',
      ['rr.A.r2.p1.g1 e2', 'rr.A.r2.p1.g2 e2', 'rr.A.r3.p1.g1 e3', 'rr.A.r3.p1.g2 e3'],
    ],
    [
      'KIBA 8.3: at the same instant the first on record has withdrawn first',
      with_({ withdrawals: [gone('e2', 3), gone('e1', 3)] }),
      'e1',
      ['rr.A.r2.p1.g1 e1', 'rr.A.r2.p1.g2 e1', 'rr.A.r3.p1.g1 e3', 'rr.A.r3.p1.g2 e3'],
    ],
    ['somebody who does not play', with_({}), 'e9', []],
  ])('%s', (_case, state, entry, lost) => {
    expect(effects(state, entry)).toEqual(lost);
  });

  test('the example of KIBA 8.2: 1 and 2 split, 3 beat each once and withdrew: two points each', () => {
    const decided: readonly DecidedGame[] = [
      won('rr.A.r2.p1.g1', id('e1')),
      won('rr.A.r2.p1.g2', id('e2')),
      won('rr.A.r1.p2.g1', id('e3')),
      won('rr.A.r3.p1.g1', id('e3')),
    ];
    const left = format.withdraw(with_({ decided }), id('e3'));
    const state = with_({
      decided: [...decided, ...left.map(({ game, winner }) => ({ ...won(game, winner), how: 'WITHDRAWAL' as const }))],
      withdrawals: [gone('e3', 9)],
    });
    expect(format.next(state).done).toBe(true);
    expect(format.standings(state, 'rr.A').map(({ entry, points }) => [entry, points / 2])).toEqual([
      ['e1', 2],
      ['e2', 2],
      ['e3', 2],
    ]);
  });
});
