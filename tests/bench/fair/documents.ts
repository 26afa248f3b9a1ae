// Documents that ask for as much as one operation may, and for more; each another one, so that no document is known already.

/** Documents just within a limit, and just beyond it. */
export interface Pressing {
  readonly within: (number: number) => string;
  readonly beyond: (number: number) => string;
}

/** What they are about. */
export interface Prey {
  /** Ids of tournaments. */
  readonly tournaments: readonly string[];
  /** Ids of games. */
  readonly games: readonly string[];
}

/** The limits of one document. */
export type DocumentRule =
  | 'complexity'
  | 'depth'
  | 'breadth'
  | 'rereads'
  | 'tokens'
  | 'aliases'
  | 'directives'
  | 'repeats'
  | 'items';

/** What keeps the server longest of what one operation may ask for: the crosstables of a few tournaments, or the tables of more of them. */
export function dearQuery(number: number, { tournaments }: Prey): string {
  const isCrossed = number % 2 === 0;
  const standing = 'rank points tieBreaks { rule: code value } entry { player { name } }';
  const table = isCrossed ? `crosstable { rows { standing { ${standing} } } }` : `standings { ${standing} }`;
  const from = number % tournaments.length;
  const some = [...tournaments.slice(from), ...tournaments.slice(0, from)].slice(0, isCrossed ? 3 : 8);
  return `{ ${some.map((id, index) => `a${number}_${index}: tournament(id: "${id}") { groups { ${table} } }`).join(' ')} }`;
}

/** What a new table of pairs costs, asked for so many times. */
const tables = (number: number, count: number): string =>
  `{ rules { ${times(count, (table) => `t${number}_${table}: bergerTable(players: ${200 - table}) { pairs { first second } }`)} } }`;

const nested = (number: number, levels: number): string =>
  `{ a${number}: players(first: 1) { edges { node { ${'entries(first: 1) { edges { node { player { '.repeat(levels)} name ${'} } } }'.repeat(levels)} } } } }`;

const listsOfPlayers = (number: number, lists: number): string =>
  `{ a${number}: players(first: 100) { nodes { ${times(lists, (list) => `l${list}: entries(first: ${1 + list}) { nodes { id } }`)} } } }`;

const besideEachOther = (number: number, count: number): string =>
  `{ a${number}: isSetUp ${times(count, (each) => `...F${each}`)} } ${times(count, (each) => `fragment F${each} on Query { players(first: 1) { nodes { name } } }`)}`;

const manyFields = (number: number, lists: number): string =>
  `{ ${times(lists, (list) => `l${number}_${list}: players(first: 1) { nodes { ${'name '.repeat(90)}} }`)} }`;

const page = (number: number, first: number): string =>
  `{ a${number}: players(first: ${first}) { nodes { name games(first: 1) { nodes { ply } } } } }`;

/** How each limit of a document is pressed. */
export const DOCUMENTS: Readonly<Record<DocumentRule, Pressing>> = {
  complexity: { within: (n) => tables(n, 1 + (n % 2)), beyond: (n) => tables(n, 9) },
  depth: { within: (n) => nested(n, 2), beyond: (n) => nested(n, 6) },
  breadth: { within: (n) => manyFields(n, 6), beyond: (n) => manyFields(n, 8) },
  rereads: { within: (n) => listsOfPlayers(n, 2), beyond: (n) => listsOfPlayers(n, 4) },
  tokens: {
    within: (n) => `query ($a${n}: [ID!] = [${'"x" '.repeat(9_000)}]) { isSetUp nodes(ids: $a${n}) { id } }`,
    beyond: (n) => `{ a${n}: __typename ${'__typename '.repeat(11_000)} }`,
  },
  aliases: {
    within: (n) => `{ ${times(30, (each) => `a${n}_${each}: players(first: 5) { nodes { name } }`)} }`,
    beyond: (n) => `{ ${times(40, (each) => `a${n}_${each}: players(first: 5) { nodes { name } }`)} }`,
  },
  directives: {
    within: (n) => `{ a${n}: __typename ${times(50, () => 'isSetUp @include(if: true)')} }`,
    beyond: (n) => `{ a${n}: __typename ${times(60, () => 'isSetUp @include(if: true)')} }`,
  },
  // Fragments beside each other are compared, each two of them, as are fields.
  repeats: { within: (n) => besideEachOther(n, 99), beyond: (n) => besideEachOther(n, 400) },
  items: { within: (n) => page(n, 100), beyond: (n) => page(n, 101) },
};

function times(count: number, part: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => part(index)).join(' ');
}
