import { expect, test } from 'vitest';
import { asId, type EntryId } from '../../../../api/src/kernel/ids.ts';
import { kibaPoints, type KibaStage, type StagedGame } from '../../../../api/src/formats/kiba/rules/points.ts';

const STAGES: Readonly<Record<string, KibaStage>> = { q: 'QUALIFICATION', s: 'SEMIFINAL', f: 'FINAL' };

/** Games written as `q:a-b=a`: stage, first, second, winner (nothing: open). */
const games = (text: string): readonly StagedGame[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [, stage = '', first = '', second = '', winner = ''] = /^(.):(.*)-(.*)=(.*)$/.exec(word) ?? [];
      return {
        stage: STAGES[stage] ?? 'FINAL',
        first: asId<EntryId>(first),
        second: asId<EntryId>(second),
        winner: winner === '' ? null : asId<EntryId>(winner),
      };
    });
const champion = (id: string | null) => (id === null ? null : asId<EntryId>(id));

test.each([
  ['nothing played', '', null, ''],
  ['a game won in the qualification gives 1', 'q:a-b=b', null, 'b1 a0'],
  ['in a semi-final 2', 's:a-b=b', null, 'b2 a0'],
  ['in the final 3', 'f:a-b=b', null, 'b3 a0'],
  ['the champion has 4 on top', 'f:a-b=a f:b-a=a', 'a', 'a10 b0'],
  ['the finalist keeps his game', 'f:a-b=a f:b-a=b f:a-b=b', 'b', 'b10 a3'],
  ['an open game gives nothing, but names its players', 'q:a-b= q:b-a=', null, 'a0 b0'],
  ['everything added, equals as they are named', 'q:c-d=d q:a-b=b s:a-b=b f:b-d=b f:d-b=b', 'b', 'b13 d1 c0 a0'],
  ['a title without a final played', 'q:a-b=a', 'b', 'b4 a1'],
  ['a title before the final is decided', 'f:a-b=a', 'b', 'b4 a3'],
])('%s (Championship 2.2)', (_case, played, title, rows) => {
  const points = kibaPoints(games(played), champion(title));
  expect(points.ok && points.value.map((row) => `${row.id}${row.points}`).join(' ')).toBe(rows);
});

test.each([
  ['a player against himself', 'q:a-b=a q:a-a=a', null, 'same-player', /games\[1\].*"a"/],
  ['a winner who did not play', 'q:a-b=c', null, 'wrong-winner', /games\[0\].*"c"/],
  ['a third finalist', 'f:a-b=a f:c-a=a', null, 'not-a-finalist', /games\[1\]/],
  ['a game after 2-0', 'f:a-b=a f:b-a=a f:a-b=b', null, 'game-after-decision', /games\[2\].*"a"/],
  ['a champion who is nowhere', 'q:a-b=a', 'c', 'wrong-champion', /champion.*"c"/],
  ['a champion who is not in the final', 'q:a-c=a f:a-b=a', 'c', 'wrong-champion', /champion.*"c"/],
  ['a champion who lost the final', 'f:a-b=a f:b-a=a', 'b', 'wrong-champion', /champion.*"a".*"b"/],
])('%s is refused', (_case, played, title, kind, message) => {
  expect(kibaPoints(games(played), champion(title))).toEqual({
    ok: false,
    error: { kind, message: expect.stringMatching(message) },
  });
});
