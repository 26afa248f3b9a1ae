import { message, type Message } from '../../../../kernel/message.ts';
import { halfPoints } from '../../../../kernel/points.ts';
import type { HalfPoints } from '../../../../kernel/points.ts';
import { isKomi, isSize, LARGEST, SMALLEST, USUAL } from '../opening.ts';
import type { GoSettings } from '../types.ts';
import { readText } from './text.ts';
import type { SgfNode, SgfValue } from './tree.ts';

/** What a root says of the game, with what is odd in it; or the value that cannot be played, and why. */
export type SgfRoot =
  | { readonly kind: 'read'; readonly settings: GoSettings; readonly warnings: readonly Message[] }
  | { readonly kind: 'refused'; readonly message: Message; readonly at: number };

/** Properties that a writer makes anew from the game itself. */
const OF_THE_GAME = new Set([
  'FF',
  'GM',
  'CA',
  'AP',
  'SZ',
  'KM',
  'RU',
  'HA',
  'AB',
  'AW',
  'AE',
  'PL',
  'PB',
  'PW',
  'B',
  'W',
]);
const RESULT = /^(?:[BW]\+(?:\d+(?:\.\d+)?|R|Resign|T|Time|F|Forfeit)?|0|Draw|Void|\?)$/;

/** All values of a property in a node, in their order. */
export function valuesOf(node: SgfNode, id: string): readonly SgfValue[] {
  return node.properties.filter((property) => property.id === id).flatMap(({ values }) => values);
}

/** The settings of a game by the properties GM, SZ, KM and RU of its root. */
export function readRoot(root: SgfNode, text: string): SgfRoot {
  const [game] = valuesOf(root, 'GM');
  if (game !== undefined && game.raw.trim() !== '1') {
    return { kind: 'refused', message: message('games.GO.record.otherGame', { value: game.raw }), at: game.at };
  }
  const [sizeValue] = valuesOf(root, 'SZ');
  const size = readSize(sizeValue?.raw ?? '19');
  if (typeof size !== 'number') return { kind: 'refused', message: size, at: sizeValue?.at ?? 0 };
  const warnings: Message[] = [];
  const [komi, rules, result, charset] = ['KM', 'RU', 'RE', 'CA'].map((id) => valuesOf(root, id)[0]?.raw.trim());
  const isOdd = komi !== undefined && readKomi(komi) === null;
  if (isOdd) warnings.push(message('games.GO.record.noKomi', { value: komi, taken: USUAL.komi / 2 }));
  if (result !== undefined && !RESULT.test(result))
    warnings.push(message('games.GO.record.noResult', { value: result }));
  if (charset !== undefined && !/^utf-?8$/i.test(charset) && /[^\0-\x7f]/.test(text)) {
    warnings.push(message('games.GO.record.charset', { value: charset }));
  }
  const { rules: ruleSet, koRule, isKnown } = readRules(rules ?? '');
  if (!isKnown) warnings.push(message('games.GO.record.noRules', { value: rules ?? '' }));
  const settings = { size, komi: readKomi(komi ?? '') ?? USUAL.komi, rules: ruleSet, koRule };
  return { kind: 'read', settings, warnings };
}

/** The root's lines that say something of the event and the players, unknown ones too, a line for each value. */
export function headFields(root: SgfNode): ReadonlyArray<readonly [key: string, value: string]> {
  return root.properties
    .filter(({ id }) => !OF_THE_GAME.has(id))
    .flatMap(({ id, values }) => values.map(({ raw }) => [id, readText(raw)] as const));
}

/** The name of rules as records write it, which is read back. */
export function rulesText({ rules, koRule }: GoSettings): string {
  const name = rules === 'JAPANESE' ? 'Japanese' : 'Chinese';
  return koRule === 'SIMPLE' ? name : `${name}, ${koRule.toLowerCase()} superko`;
}

function readSize(raw: string): number | Message {
  const sides = raw.trim().split(':').map(Number);
  const [width = Number.NaN, height = width] = sides;
  if (sides.length > 2 || sides.some(Number.isNaN)) return message('games.GO.record.noSize', { value: raw });
  if (width !== height) return message('games.GO.record.notSquare', { value: raw });
  return isSize(width) ? width : message('games.GO.record.size', { value: raw, least: SMALLEST, most: LARGEST });
}

function readKomi(text: string): HalfPoints | null {
  const halves = /^[+-]?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) * 2 : Number.NaN;
  return isKomi(halves) ? halfPoints(halves) : null;
}

function readRules(text: string): Pick<GoSettings, 'rules' | 'koRule'> & { readonly isKnown: boolean } {
  const name = text.toLowerCase();
  const isAga = /^(aga|nz|goe|ing)\b/.test(name);
  const isArea = isAga || /^(chinese|tromp)/.test(name);
  const isKnown = isArea || name === '' || /^(japanese|korean)/.test(name);
  const rules = isArea ? 'AREA' : 'JAPANESE';
  if (name.includes('positional superko') || name.startsWith('tromp')) return { rules, koRule: 'POSITIONAL', isKnown };
  const isSituational = isAga || name.includes('situational superko');
  return { rules, koRule: isSituational ? 'SITUATIONAL' : 'SIMPLE', isKnown };
}
