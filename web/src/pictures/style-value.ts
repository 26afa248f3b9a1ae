/** What custom properties are worth where a value stands; undefined: there is none of this name. */
export type CustomProperties = (name: string) => string | undefined;

const CALL = /(var|calc)\(/;
const REM = 16;

/**
 * A value of a style with custom properties put in and sums worked out, lengths in the units of the drawing. Null: it means nothing there,
 * since a property is missing.
 */
export function resolvedValue(value: string, custom: CustomProperties): string | null {
  let text = value;
  for (let call = CALL.exec(text); call !== null; call = CALL.exec(text)) {
    const from = call.index + call[0].length;
    const to = endOf(text, from);
    const inside = text.slice(from, to);
    const put = call[1] === 'var' ? propertyOf(inside, custom) : summed(inside, custom);
    if (put === null) return null;
    text = text.slice(0, call.index) + put + text.slice(to + 1);
  }
  return text
    .replaceAll(/(-?[\d.]+)rem\b/g, (_, count: string) => String(Number(count) * REM))
    .replaceAll(/(-?[\d.]+)px\b/g, '$1')
    .trim();
}

/** Where the bracket ends that is open from here on. */
function endOf(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')' && (depth -= 1) === 0) return at;
  }
  return text.length;
}

function propertyOf(inside: string, custom: CustomProperties): string | null {
  const comma = inside.indexOf(',');
  const name = (comma === -1 ? inside : inside.slice(0, comma)).trim();
  const found = custom(name);
  if (found !== undefined && found.trim() !== 'initial') return found;
  return comma === -1 ? null : inside.slice(comma + 1);
}

function summed(inside: string, custom: CustomProperties): string | null {
  const plain = resolvedValue(inside, custom);
  if (plain === null) return null;
  const parts = plain.match(/[\d.]+(?:e-?\d+)?|[-+*/()]/g) ?? [];
  const total = sumOf(parts);
  return Number.isFinite(total) ? String(Math.round(total * 1_000) / 1_000) : null;
}

/** The value of numbers, signs and brackets, products before sums. */
function sumOf(parts: readonly string[]): number {
  let at = 0;
  const sum = (): number => {
    let total = product();
    while (parts[at] === '+' || parts[at] === '-') total += parts[at++] === '+' ? product() : -product();
    return total;
  };
  const product = (): number => {
    let total = one();
    while (parts[at] === '*' || parts[at] === '/') total = parts[at++] === '*' ? total * one() : total / one();
    return total;
  };
  const one = (): number => {
    const part = parts[at++];
    if (part === '-') return -one();
    if (part !== '(') return Number(part);
    const inside = sum();
    at += 1;
    return inside;
  };
  return sum();
}
