import { describe, expect, test } from 'vitest';
import { bao } from '../../../../api/src/rules/games/bao/index.ts';
import { plainMoves } from '../../../support/bao-plain.ts';
import { after, at, moveOf, movesOf, played } from '../../../support/bao.ts';

/** Every result here was worked out by hand from bao.md: rule, position, move, position after it. */
const SOWN: readonly (readonly [rule: string, line: string, move: string, after: string])[] = [
  [
    '1.4 a harvest of the last front seeds ends the game at once, the seeds stay in the hand (D16)',
    'K -3,1,-4/-8/-4,3,-3/16,-7 22,22 - S -',
    'A4<#',
    'K -3,2,-4/-8/-8/16,-7 21,22 - N - S:bao-hamna:3',
  ],
  [
    '1.4 a player who cannot move has lost',
    'K 2,-7/61,-7/1,-7/-8 0,0 - S -',
    'A1>*#',
    'K -1,1,1,-5/61,-7/1,-7/-8 0,0 - N - S:no-move',
  ],
  [
    '2.1 seventeen seeds go all round, the lifted pit included, and the relay goes on from there (D17)',
    'K -2,17,-5/-8/-7,1/46,-7 0,0 - S -',
    'A3>*',
    'K 2,-1,2,1,2,-1,2,-1/-1,2,-1,2,-1,2,-1,2/-7,1/46,-7 0,0 - N -',
  ],
  [
    '2.4 a harvest with pit 2 is sown from the left kichwa and reverses the move',
    'K -1,1,-1,2,-4/-8/1,-5,1,-1/59,-7 0,0 - S -',
    'A4<',
    'K 1,2,1,-5/-8/1,-7/59,-7 0,0 - N -',
  ],
  [
    '2.4 a harvest with pit 7 is sown from the right kichwa and reverses the move',
    'K -4,2,-1,1,-1/-8/1,1,-6/59,-7 0,0 - S -',
    'A5>',
    'K -5,1,2,1/-8/1,-7/59,-7 0,0 - N -',
  ],
  [
    '2.4 a harvest with pit 4 keeps the direction: clockwise goes on from the left kichwa',
    'K -1,2,-1,1,-4/-8/1,-3,1,-3/59,-7 0,0 - S -',
    'A2>',
    'K 1,-1,1,2,-4/-8/1,-7/59,-7 0,0 - N -',
  ],
  [
    '2.4 a harvest with pit 4 keeps the direction: anticlockwise goes on from the right kichwa',
    'K -3,1,-1,2,-2/-8/1,-3,1,-3/59,-7 0,0 - S -',
    'A6<',
    'K -3,2,1,-2,1/-8/1,-7/59,-7 0,0 - N -',
  ],
  [
    '2.5 a lone kichwa is sown along the front row',
    'K -7,1/-8/-1,1,-6/42,-7 10,10 - S -',
    'A8<*',
    'K -5,1,1,-1/-8/-1,1,-6/42,-7 9,10 - N -',
  ],
  [
    '3.2 a harvest of kunamua to the left is sown from the left kichwa, clockwise; a harvested house is lost (5.4)',
    'K -3,1,-4/-8/1,-3,6,-3/30,-7 13,13 a S -',
    'A4<',
    'K 1,1,1,3,1,1,-2/-8/1,-7/30,-7 12,13 - N -',
  ],
  [
    "3.2 North's first harvest, KIBA's line 1: A6<* a5>;",
    'K -2,1,1,7,-1,2,-1/-8/-4,6,2,2,-1/-8 21,22 Aa N -',
    'a5>',
    'K -2,1,-1,7,-1,2,-1/-8/-4,7,2,2,1/-8 21,21 Aa S -',
  ],
  [
    '3.3 the first kutakata of KIBA',
    'K -4,6,2,2,-1/-8/-4,6,2,2,-1/-8 22,22 Aa S -',
    'A6<*',
    'K -2,1,1,7,-1,2,-1/-8/-4,6,2,2,-1/-8 21,22 Aa N -',
  ],
  [
    '3.4 kutakata from a sleeping house sows it all and loses it',
    'K -4,5,1,-2/-8/-7,1/31,-7 13,13 A S -',
    'A5>*',
    'K -5,2,1,1/-5,1,1,1/-7,1/31,-7 12,13 - N -',
  ],
  [
    '3.5 a tax takes two seeds of the house',
    'K -4,7,-3/-8/-7,1/30,-7 13,13 A S -',
    'A5>*',
    'K -4,6,1,1,-1/-8/-7,1/30,-7 12,13 A N -',
  ],
  [
    '3.5 a tax that leaves five seeds leaves the house owned',
    'K -4,6,-3/-8/-7,1/31,-7 13,13 A S -',
    'A5<*',
    'K -2,1,1,5,-3/-8/-7,1/31,-7 12,13 A N -',
  ],
  [
    '3.5 a house alone with five seeds is sown whole (D2)',
    'K -4,5,-3/-8/-7,1/32,-7 13,13 A S -',
    'A5>*',
    'K -5,1,1,1/-5,1,1,1/-7,1/32,-7 12,13 - N -',
  ],
  [
    '4.1 a pit of the back row starts a harvest, "<" takes B1 to A1 and A2 (7.3, D18), and kuendelea follows',
    'K -1,1,-6/2,-7/1,-5,1,-1/59,-7 0,0 - S -',
    'B1<',
    'K -1,3,1,-5/-8/1,-7/59,-7 0,0 - N -',
  ],
  [
    '4.2 fifteen seeds start a harvest',
    'K -6,1,15/-8/-1,1,-6/47,-7 0,0 - S -',
    'A8>#',
    'K 1,1,1,1,1,1,2,-1/1,1,1,1,1,1,1,1/-8/47,-7 0,0 - N - S:bao-hamna:1',
  ],
  [
    '4.2 sixteen do not: they come back to the pit that they left',
    'K -6,16,-1/-8/-1,1,-6/47,-7 0,0 - S -',
    'A7>*',
    'K 1,1,1,1,1,1,1,1/1,1,1,1,1,1,1,1/-1,1,-6/47,-7 0,0 - N -',
  ],
  [
    '4.3 kutakata from the house in mtaji loses it',
    'K -4,3,-3/-8/1,-7/60,-7 0,0 A S -',
    'A5>*',
    'K -5,1,1,1/-8/1,-7/60,-7 0,0 - N -',
  ],
  [
    '5.1 a house asleep is lifted by a relay of kutakata, and lost',
    'K -2,1,-1,4,-3/-8/-7,1/32,-7 13,13 A S -',
    'A3>*',
    'K -3,1,-1,1,1,1/-6,1,1/-7,1/32,-7 12,13 - N -',
  ],
  [
    '5.2 kutakata of kunamua ends in the working house',
    'K -2,1,-1,6,-3/-8/-7,1/30,-7 13,13 A S -',
    'A3>*',
    'K -3,1,7,-3/-8/-7,1/30,-7 12,13 A N -',
  ],
  [
    '5.2 the six are counted after the last seed (D4)',
    'K -2,1,-1,5,-3/-8/-7,1/31,-7 13,13 A S -',
    'A3>*',
    'K -3,1,6,-3/-8/-7,1/31,-7 12,13 A N -',
  ],
  [
    '5.2 kutakata of mtaji ends in the working house too (D6)',
    'K -2,2,-1,6,-3/-8/1,-7/55,-7 0,0 A S -',
    'A3>*',
    'K -3,1,7,-3/-8/1,-7/55,-7 0,0 A N -',
  ],
  [
    '5.3 a harvest move stops in the working house',
    'K -2,1,-1,6,-3/-8/1,-4,5,-2/25,-7 13,13 A S -',
    'A3<',
    'K 1,1,3,1,7,-3/-8/1,-7/25,-7 12,13 A N -',
  ],
  [
    '5.3 or plays the house, which is lost',
    'K -2,1,-1,6,-3/-8/1,-4,5,-2/25,-7 13,13 A S -',
    'A3<+',
    'K 1,1,3,1,-1,1,1,1/-4,1,1,1,1/1,-7/25,-7 12,13 - N -',
  ],
  [
    '5.3 a harvest move goes on through a house asleep, and loses it',
    'K -2,1,-1,4,-3/-8/1,-4,5,-2/27,-7 13,13 A S -',
    'A3<',
    'K 1,1,3,1,-1,1,1,1/-6,1,1/1,-7/27,-7 12,13 - N -',
  ],
  [
    "5.4 the owner's first harvest of mtaji ends his house, whatever it holds (D5)",
    'K -1,2,-1,1,3,-3/-8/1,-3,1,-3/56,-7 0,0 A S -',
    'A2>',
    'K 1,-1,1,2,3,-3/-8/1,-7/56,-7 0,0 - N -',
  ],
  [
    '6.2 a kutakata that leaves one pit exposed blocks it',
    'K -1,2,1,-1,1,-3/-3,28,28,-3/2,-2,2,-4/-8 0,0 - S -',
    'A2>**',
    'K -2,2,1,1,-3/-3,28,28,-3/2,-2,2,-4/-8 0,0 - N a4',
  ],
  [
    '6.2 two harvests of one pit block it: pits are counted, not starts',
    'K -1,3,1,-3,2,-1/-3,28,26,-3/2,-2,2,-4/-8 0,0 - S -',
    'A2>**',
    'K -2,2,1,1,-1,2,-1/-3,28,26,-3/2,-2,2,-4/-8 0,0 - N a4',
  ],
  [
    '6.2 two exposed pits: none is blocked',
    'K -1,3,1,1,-1,1,-2/-3,28,26,-3/-2,2,2,-4/-8 0,0 - S -',
    'A2>*',
    'K -2,2,2,1,1,-2/-3,28,26,-3/-2,2,2,-4/-8 0,0 - N -',
  ],
  [
    '6.2 an opponent with a harvest is not blocked (D7)',
    'K -1,2,1,-1,1,1,-2/-3,28,26,-3/2,-1,1,2,-4/-8 0,0 - S -',
    'A2>*',
    'K -2,2,1,1,1,-2/-3,28,26,-3/2,-1,1,2,-4/-8 0,0 - N -',
  ],
  [
    '6.2 a harvest blocks nothing, whatever it exposes',
    'K -1,2,-1,1,-1,1,-2/-8/-1,2,2,-1,1,-3/55,-7 0,0 - S -',
    'A2>',
    'K 1,-1,1,2,-1,1,-2/-8/-1,2,2,-5/55,-7 0,0 - N -',
  ],
  [
    '6.3 an owned house is not blocked, even asleep (D10)',
    'K 2,1,-1,1,-4/-3,28,28,-3/2,-3,2,-3/-8 0,0 a S -',
    'A1>*',
    'K -1,2,1,1,-4/-3,28,28,-3/2,-3,2,-3/-8 0,0 a N -',
  ],
  [
    '6.3 a lost house is blocked like any pit',
    'K 2,1,-1,1,-4/-3,28,28,-3/2,-3,2,-3/-8 0,0 - S -',
    'A1>**',
    'K -1,2,1,1,-4/-3,28,28,-3/2,-3,2,-3/-8 0,0 - N a5',
  ],
  [
    '6.3 the only filled front pit is not blocked',
    'K -1,2,1,-1,1,-3/-3,28,28,-3/-3,4,-4/-8 0,0 - S -',
    'A2>*',
    'K -2,2,1,1,-3/-3,28,28,-3/-3,4,-4/-8 0,0 - N -',
  ],
  [
    '6.3 the only front pit with more than one seed is not blocked',
    'K -1,2,1,-1,1,-3/-3,28,28,-3/1,-2,3,-4/-8 0,0 - S -',
    'A2>*',
    'K -2,2,1,1,-3/-3,28,28,-3/1,-2,3,-4/-8 0,0 - N -',
  ],
  [
    '6.3 a pit with one seed is blocked (D9)',
    'K -1,2,1,-1,1,-3/-3,28,28,-3/-3,1,-3,3/-8 0,0 - S -',
    'A2>**',
    'K -2,2,1,1,-3/-3,28,28,-3/-3,1,-3,3/-8 0,0 - N a4',
  ],
  [
    '6.4 a sowing that ends in the blocked pit ends the move',
    'K -4,1,-3/-2,7,26,25,-3/-3,2,-1,1,-1,2/-8 0,0 - N a4',
    'a8<*',
    'K -4,1,-3/-2,7,26,25,-3/-3,3,1,-1,1,-1/-8 0,0 - S -',
  ],
  [
    '6.4 the same sowing goes on when the pit is not blocked',
    'K -4,1,-3/-2,7,26,25,-3/-3,2,-1,1,-1,2/-8 0,0 - N -',
    'a8<*',
    'K -4,1,-3/-2,7,26,25,-3/1,1,1,-1,1,-1,1,-1/-8 0,0 - S -',
  ],
  [
    '6.4 a first sowing from the house ends in the blocked pit too (D11)',
    'K -2,1,-5/3,-2,41,-4/-4,17,2,-2/-8 0,0 a N a6',
    'a5>*',
    'K -2,1,-5/3,-2,41,-4/1,1,1,1,1,4,1,1/1,1,1,1,1,1,1,1 0,0 - S -',
  ],
  [
    "6.5 North's last seed from the store does not block (D12)",
    'K 2,-3,2,-3/-8/-1,1,-6/4,-2,27,27,-3 0,1 - N -',
    'a2>*',
    'K 2,-3,2,-3/-8/-2,1,1,-4/4,-2,27,27,-3 0,0 - S -',
  ],
  [
    '6.5 the same sowing of mtaji does',
    'K 2,-3,2,-3/-8/-1,2,-6/4,-2,27,27,-3 0,0 - N -',
    'a2>**',
    'K 2,-3,2,-3/-8/-2,1,1,-4/4,-2,27,27,-3 0,0 - S A5',
  ],
  [
    '9.2 kujifunza has no kutakatia (D24)',
    'J -1,2,1,-1,1,-3/-3,28,28,-3/2,-2,2,-4/-8 0,0 - S -',
    'A2>*',
    'J -2,2,1,1,-3/-3,28,28,-3/2,-2,2,-4/-8 0,0 - N -',
  ],
];

/** Which moves a position has, all of them. */
const OFFERED: readonly (readonly [rule: string, line: string, moves: string])[] = [
  ['3.3 the opening', 'K -4,6,2,2,-1/-8/-4,6,2,2,-1/-8 22,22 Aa S -', 'A6<* A6>* A7<* A7>*'],
  [
    '2.2 who can harvest must; 3.2 the middle pits have both kichwa',
    'K -2,1,1,7,-1,2,-1/-8/-4,6,2,2,-1/-8 21,22 Aa N -',
    'a5< a5> a6< a6>',
  ],
  [
    '3.2 kichwa and kimbi have one direction, the middle pits two',
    'K 1,1,1,1,1,1,1,1/-8/1,1,1,1,1,1,1,1/28,-7 10,10 - S -',
    'A1< A2< A3< A3> A4< A4> A5< A5> A6< A6> A7> A8>',
  ],
  ['2.5 a lone kichwa has one direction', 'K -7,1/-8/-1,1,-6/42,-7 10,10 - S -', 'A8<*'],
  ['3.4 a working house does not start; single seeds do', 'K -4,6,1,-2/-8/-7,1/30,-7 13,13 A S -', 'A6<* A6>*'],
  [
    '3.4 a house asleep starts, single seeds too (D1, D3)',
    'K -4,5,1,-2/-8/-7,1/31,-7 13,13 A S -',
    'A5<* A5>* A6<* A6>*',
  ],
  ['3.4 house lost: two seeds or more go first', 'K -4,2,1,-2/-8/-7,1/34,-7 13,13 - S -', 'A5<* A5>*'],
  [
    '3.4 house lost: single seeds if there is nothing else',
    'K -4,1,1,-2/-8/-7,1/35,-7 13,13 - S -',
    'A5<* A5>* A6<* A6>*',
  ],
  ['3.5 a working house alone is taxed, either way', 'K -4,7,-3/-8/-7,1/30,-7 13,13 A S -', 'A5<* A5>*'],
  ["3.6 the mover's own store decides the stage", 'K 1,2,-6/-8/-7,1/59,-7 0,1 - S -', 'A2<* A2>*'],
  ['4.2 sixteen seeds start no harvest', 'K -6,16,-1/-8/-1,1,-6/47,-7 0,0 - S -', 'A7<* A7>*'],
  ['4.2 seventeen seeds start no harvest', 'K -5,17,1,-1/-8/-1,1,-6/45,-7 0,0 - S -', 'A6<* A6>*'],
  ['4.2 not even in the house', 'K -4,18,-1,1,-1/-8/-1,1,-6/44,-7 0,0 A S -', 'A5<* A5>*'],
  ['4.3 kutakata starts in the front row', 'K 2,-7/-5,2,-2/1,-7/59,-7 0,0 - S -', 'A1>*'],
  ['4.3 in the back row only without a front start', 'K 1,-7/-5,2,-2/1,-7/60,-7 0,0 - S -', 'B6<* B6>*'],
  ['5.3 the choice is two moves', 'K -2,1,-1,6,-3/-8/1,-4,5,-2/25,-7 13,13 A S -', 'A3< A3<+ A3>'],
  ['5.3 a house asleep is no choice', 'K -2,1,-1,4,-3/-8/1,-4,5,-2/27,-7 13,13 A S -', 'A3< A3>'],
  ['5.5 nor is there one in mtaji', 'K -1,2,-1,1,6,-3/-8/1,-3,1,-3/53,-7 0,0 A S -', 'A2>'],
  ['6.4 a blocked pit does not start', 'K -2,2,1,1,-3/-3,28,28,-3/2,-2,2,-4/-8 0,0 - N a4', 'a1<* a1>*'],
  ['6.4 unblocked it does', 'K -2,2,1,1,-3/-3,28,28,-3/2,-2,2,-4/-8 0,0 - N -', 'a1<* a1>* a4<* a4>*'],
  [
    '2.6 a never-ending start is none: A6< goes on for ever',
    'K 3,2,-1,1,2,2,5,-1/2,5,6,7,-1,1,2,7/-7,2/3,4,2,2,-3,6 0,0 - S -',
    'A1<* A1>* A2<* A2>* A5<* A5>* A6>* A7<* A7>*',
  ],
  [
    '9.1 kujifunza from its opening: every pit whose second seed falls in the front row',
    'J 2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 0,0 - S -',
    'A1> A2> A3< A3> A4< A4> A5< A5> A6< A6> A7< A8< B1< B2< B7> B8>',
  ],
];

describe('a move', () => {
  test.each(SOWN)('%s', (_rule, line, move, expected) => {
    expect(after(line, move)).toBe(expected);
    expect(bao.formatMove(at(line), moveOf(at(line), move))).toBe(move);
  });

  test.each(SOWN)('%s, by the second engine', (_rule, line, move, expected) => {
    expect(plainMoves(line).get(move)).toBe(expected);
  });
});

describe('the legal moves', () => {
  test.each(OFFERED)('%s', (_rule, line, moves) => {
    expect(movesOf(line).join(' ')).toBe(moves);
  });

  test.each(OFFERED)('%s, by the second engine', (_rule, line, moves) => {
    expect([...plainMoves(line).keys()].toSorted().join(' ')).toBe(moves);
  });
});

describe('a player of whom every move would go on for ever', () => {
  const lines = [
    'K 1,13,1,-1,1,-1,1,-1/-1,1,-1,1,-1,1,-1,1/-4,43,-3/-8 0,0 - S -',
    'K -1,1,-1,1,13,1,-1,1/1,-1,1,-1,1,-1,1,-1/-7,43/-8 0,0 - S -',
  ];

  test.each(lines)('has lost by no-finite-move: %s', (line) => {
    expect(bao.encode(at(line))).toBe(`${line} N:no-finite-move`);
    expect(bao.legalMoves(at(line))).toEqual([]);
    expect(plainMoves(line).size).toBe(0);
  });
});

describe('a move once made', () => {
  test('leaves the position before it as it was', () => {
    const position = at('K -2,1,-1,6,-3/-8/1,-4,5,-2/25,-7 13,13 A S -');
    const copy = structuredClone(position);
    for (const move of bao.legalMoves(position)) played(position, move);
    expect(position).toEqual(copy);
  });

  test('that ends the game leaves nobody to move', () => {
    const over = at('K -3,2,-4/-8/-8/16,-7 21,22 - N - S:bao-hamna:3');
    expect(bao.toMove(over)).toBeNull();
    expect(bao.actors(over)).toEqual([]);
    expect(bao.legalMoves(over)).toEqual([]);
    expect(bao.outcome(over)).toEqual({ winner: 'first', reason: 'bao-hamna', value: 1 });
  });

  test('that does not leaves the other to move', () => {
    const open = at(after('K -4,6,2,2,-1/-8/-4,6,2,2,-1/-8 22,22 Aa S -', 'A6<*'));
    expect(bao.toMove(open)).toBe('second');
    expect(bao.actors(open)).toEqual(['second']);
    expect(bao.outcome(open)).toBeNull();
  });
});

describe('resigning', () => {
  test.each([
    ['first', 'second'],
    ['second', 'first'],
  ] as const)('by %s wins for %s', (seat, winner) => {
    expect(bao.resign(bao.initial({ variant: 'KISWAHILI' }), seat)).toEqual({
      winner,
      reason: 'resignation',
      value: 1,
    });
  });
});
