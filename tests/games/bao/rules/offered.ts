/** Which moves a position has, all of them. */
export const OFFERED: readonly (readonly [rule: string, line: string, moves: string])[] = [
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
    '3.4 a house asleep starts, single seeds too (10.1, 10.3)',
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
