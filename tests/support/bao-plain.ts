import { count, NUMBERS, readTable, storeOf, writeTable, type Side, type Table } from './bao-table.ts';

/**
 * A second engine of bao, written straight from the rule text for the tests: slow, on names of pits instead of numbers,
 * trying every pit instead of listing starts, sowing on copies instead of reckoning, and keeping every lift of a move
 * to see whether it repeats; for as long as the engine looks, as some repeat after a hundred million. It shares no code with the engine. Its only interface is text: a position line goes in,
 * canonical moves and the position lines after them come out.
 */

type Hand = '<' | '>';

interface Opening {
  readonly pit: string;
  readonly hand: Hand;
  readonly harvests: boolean;
  readonly plus: boolean;
}

interface Finished {
  readonly table: Table;
  readonly end: 'stop' | 'house' | 'bao-hamna';
  readonly inHand: number;
  readonly usedPlus: boolean;
}

const CLOCKWISE: Record<Side, string[]> = {
  S: [...NUMBERS.map((n) => `A${n}`), ...NUMBERS.toReversed().map((n) => `B${n}`)],
  N: [...NUMBERS.map((n) => `a${n}`), ...NUMBERS.toReversed().map((n) => `b${n}`)],
};
const FRONT_ROW: Record<Side, string[]> = { S: CLOCKWISE.S.slice(0, 8), N: CLOCKWISE.N.slice(0, 8) };
/** Lifts after which a move counts as one that never ends. */
const MOST_LIFTS = 2 ** 16;
const HOUSE: Record<Side, string> = { S: 'A5', N: 'a5' };

const foe = (side: Side): Side => (side === 'S' ? 'N' : 'S');
const isFrontPit = (pit: string): boolean => pit.toUpperCase().startsWith('A');
const numberOf = (pit: string): number => Number(pit.slice(1));

/** Every legal move of a position line by its canonical text, and the position line that it leads to. */
export function plainMoves(line: string): Map<string, string> {
  const moves = new Map<string, string>();
  if (line.split(' ').length > 6) return moves;
  const table = readTable(line);
  for (const [opening, finished] of legal(table)) {
    const after = settle(table, opening, finished);
    const sign = opening.harvests ? '' : after.blocked === null ? '*' : '**';
    const win = after.over === '' ? '' : '#';
    moves.set(`${opening.pit}${opening.hand}${opening.plus ? '+' : ''}${sign}${win}`, after.line);
  }
  return moves;
}

/** Bao 1.4, 6.2: what stands on the table once the move is over. */
function settle(
  before: Table,
  opening: Opening,
  finished: Finished,
): { line: string; blocked: string | null; over: string } {
  const next: Table = { ...finished.table, turn: foe(before.turn), blocked: null };
  if (finished.end === 'bao-hamna') {
    const over = ` ${before.turn}:bao-hamna${finished.inHand > 0 ? `:${finished.inHand}` : ''}`;
    return { line: writeTable(next) + over, blocked: null, over };
  }
  const inMtaji = storeOf(before, 'S') + storeOf(before, 'N') === 0;
  const blocked = !opening.harvests && inMtaji && before.variant === 'K' ? kutakatia(next, before.turn) : null;
  const judged: Table = { ...next, blocked };
  const replies = legal(judged);
  const reason = anyStart(judged) ? 'no-finite-move' : 'no-move';
  const over = replies.size === 0 ? ` ${before.turn}:${reason}` : '';
  return { line: writeTable(judged) + over, blocked, over };
}

/** Bao 6.2 and 6.3. */
function kutakatia(board: Table, mover: Side): string | null {
  const his = foe(mover);
  if ([...endingMoves(board, harvestOpenings(board))].length > 0) return null;
  const again: Table = { ...board, turn: mover };
  const targets = new Set<string>();
  for (const [opening] of endingMoves(again, harvestOpenings(again))) targets.add(firstTarget(again, opening));
  if (targets.size !== 1) return null;
  const [target = ''] = targets;
  if (target === HOUSE[his] && board.houses.has(his)) return null;
  const filled = FRONT_ROW[his].filter((pit) => count(board, pit) > 0);
  if (filled.length === 1) return null;
  const rich = FRONT_ROW[his].filter((pit) => count(board, pit) > 1);
  if (rich.length === 1 && rich[0] === target) return null;
  return target;
}

/** The enemy pit that a mtaji opening takes, by doing its first sowing on a copy. */
function firstTarget(table: Table, opening: Opening): string {
  const copy = copyOf(table);
  const seeds = count(copy, opening.pit);
  copy.seeds.set(opening.pit, 0);
  const ring = ringOf(table.turn, isClockwise(table, opening));
  const last = drop(copy, ring, { after: opening.pit, seeds });
  if (count(copy, last) === 1 || !isFrontPit(last)) return '';
  const enemy = opposite(last);
  return count(copy, enemy) > 0 ? enemy : '';
}

/** Bao 2.2, 2.6, 4.3: harvests, else kutakata, in mtaji from the front row before the back row. */
function legal(table: Table): Map<Opening, Finished> {
  const harvests = endingMoves(table, harvestOpenings(table));
  if (harvests.size > 0) return harvests;
  const takatas = takataOpenings(table);
  const front = endingMoves(
    table,
    takatas.filter((opening) => isFrontPit(opening.pit)),
  );
  if (front.size > 0) return front;
  return endingMoves(
    table,
    takatas.filter((opening) => !isFrontPit(opening.pit)),
  );
}

function anyStart(table: Table): boolean {
  return harvestOpenings(table).length + takataOpenings(table).length > 0;
}

function endingMoves(table: Table, openings: readonly Opening[]): Map<Opening, Finished> {
  const moves = new Map<Opening, Finished>();
  for (const opening of openings) {
    for (const plus of [false, true]) {
      const choice = { ...opening, plus };
      const finished = carryOut(table, choice);
      if (finished !== 'never' && finished.usedPlus === plus) moves.set(choice, finished);
    }
  }
  return moves;
}

/** Every pit and hand of the mover, both rows. */
function everyOpening(table: Table, harvests: boolean): Opening[] {
  const hands: Hand[] = ['<', '>'];
  return CLOCKWISE[table.turn].flatMap((pit) => hands.map((hand) => ({ pit, hand, harvests, plus: false })));
}

/** Bao 3.2 and 4.2. */
function harvestOpenings(table: Table): Opening[] {
  return everyOpening(table, true).filter(({ pit, hand, ...rest }) => {
    const seeds = count(table, pit);
    if (storeOf(table, table.turn) === 0) {
      return seeds >= 2 && seeds <= 15 && firstTarget(table, { pit, hand, ...rest }) !== '';
    }
    if (!isFrontPit(pit) || seeds === 0 || count(table, opposite(pit)) === 0) return false;
    if (numberOf(pit) <= 2) return hand === '<';
    return numberOf(pit) >= 7 ? hand === '>' : true;
  });
}

/** Bao 3.4, 3.5, 4.3, 2.5, 6.4. */
function takataOpenings(table: Table): Opening[] {
  const { turn } = table;
  const filled = FRONT_ROW[turn].filter((pit) => count(table, pit) > 0);
  const owns = table.houses.has(turn);
  return everyOpening(table, false).filter(({ pit, hand }) => {
    const isLone = filled.length === 1 && filled[0] === pit;
    if (isLone && numberOf(pit) === 1 && hand === '<') return false;
    if (isLone && numberOf(pit) === 8 && hand === '>') return false;
    if (storeOf(table, turn) === 0) return count(table, pit) >= 2 && pit !== table.blocked;
    if (!filled.includes(pit)) return false;
    if (owns && count(table, HOUSE[turn]) >= 6) return pit !== HOUSE[turn] || filled.length === 1;
    if (owns) return true;
    return count(table, pit) >= 2 || filled.every((other) => count(table, other) === 1);
  });
}

/** Bao 2.1 to 2.6 and 3 to 5: the whole of a move, on a copy of the table. */
function carryOut(before: Table, opening: Opening): Finished | 'never' {
  const table = copyOf(before);
  const me = table.turn;
  const house = HOUSE[me];
  const mtaji = storeOf(table, me) === 0;
  const seen = new Set<string>();
  let clockwise = isClockwise(table, opening);
  let harvested = 0;
  let usedPlus = false;
  let last = '';

  const takeAll = (pit: string): number => {
    const seeds = count(table, pit);
    table.seeds.set(pit, 0);
    if (pit === house) table.houses.delete(me);
    if (pit === HOUSE[foe(me)]) table.houses.delete(foe(me));
    return seeds;
  };
  const harvestWith = (pit: string): number | null => {
    const seeds = takeAll(opposite(pit));
    harvested += seeds;
    if (mtaji) table.houses.delete(me);
    if (FRONT_ROW[foe(me)].every((enemy) => count(table, enemy) === 0)) return seeds;
    if (numberOf(pit) <= 2) clockwise = true;
    if (numberOf(pit) >= 7) clockwise = false;
    const ring = ringOf(me, clockwise);
    const kichwa = FRONT_ROW[me][clockwise ? 0 : 7] ?? '';
    last = drop(table, ring, { after: ring.at(ring.indexOf(kichwa) - 1) ?? '', seeds });
    return null;
  };

  const isTaxed =
    !mtaji && !opening.harvests && opening.pit === house && table.houses.has(me) && count(table, house) >= 6;
  if (!mtaji) {
    table.store.set(me, storeOf(table, me) - 1);
    table.seeds.set(opening.pit, count(table, opening.pit) + 1);
  }
  if (isTaxed) {
    table.seeds.set(house, count(table, house) - 2);
    last = drop(table, ringOf(me, clockwise), { after: house, seeds: 2 });
  } else if (!mtaji && opening.harvests) {
    const won = harvestWith(opening.pit);
    if (won !== null) return { table, end: 'bao-hamna', inHand: won, usedPlus };
  } else {
    const seeds = takeAll(opening.pit);
    last = drop(table, ringOf(me, clockwise), { after: opening.pit, seeds });
  }

  for (;;) {
    if (count(table, last) === 1) return { table, end: 'stop', inHand: 0, usedPlus };
    if (opening.harvests && isFrontPit(last) && count(table, opposite(last)) > 0) {
      const won = harvestWith(last);
      if (won !== null) return { table, end: 'bao-hamna', inHand: won, usedPlus };
      continue;
    }
    if (last === house && table.houses.has(me) && count(table, house) >= 6) {
      if (!opening.harvests || !opening.plus) return { table, end: 'house', inHand: 0, usedPlus };
      usedPlus = true;
    }
    if (!opening.harvests && last === table.blocked) return { table, end: 'stop', inHand: 0, usedPlus };
    const now = [...CLOCKWISE[me].map((pit) => count(table, pit)), last, clockwise, harvested].join();
    if (seen.has(now) || seen.size >= MOST_LIFTS) return 'never';
    seen.add(now);
    const from = last;
    const seeds = takeAll(from);
    last = drop(table, ringOf(me, clockwise), { after: from, seeds });
  }
}

/** Sows one seed a pit into the pits that follow `after` in a ring; answers the last. */
function drop(table: Table, ring: readonly string[], hand: { after: string; seeds: number }): string {
  const from = ring.indexOf(hand.after);
  let last = hand.after;
  for (let n = 1; n <= hand.seeds; n++) {
    last = ring[(from + n) % 16] ?? '';
    table.seeds.set(last, count(table, last) + 1);
  }
  return last;
}

/** Bao 7.3: what the hand means; a kunamua harvest takes the hand to the kichwa. */
function isClockwise(table: Table, { pit, hand, harvests }: Opening): boolean {
  if (harvests && storeOf(table, table.turn) > 0) return hand === '<';
  return isFrontPit(pit) ? hand === '>' : hand === '<';
}

function ringOf(side: Side, clockwise: boolean): string[] {
  return clockwise ? CLOCKWISE[side] : CLOCKWISE[side].toReversed();
}

function opposite(pit: string): string {
  return `${pit.startsWith('A') ? 'a' : 'A'}${9 - numberOf(pit)}`;
}

function copyOf(table: Table): Table {
  return { ...table, seeds: new Map(table.seeds), store: new Map(table.store), houses: new Set(table.houses) };
}
