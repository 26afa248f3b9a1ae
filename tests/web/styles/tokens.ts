import { readFileSync } from 'node:fs';
import { invariant } from '../../../api/src/kernel/assert.ts';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];
/** The two values of a token by its name without dashes; the same twice where it is the same in both themes. */
export type Tokens = ReadonlyMap<string, Readonly<Record<Theme, Colour>>>;

const sheet = readFileSync(new URL('../../../web/src/styles/tokens.css', import.meta.url), 'utf8');

/** The colours of the page as its style sheet has them. */
export const usualTokens = (): Tokens => tokensOf(ruleOf(/:root \{(?<body>[^}]*)\}/));

/** Those that another contrast sets in their place: where the page chooses it, and where the system asks for it. */
export const contrastTokens = (): { readonly chosen: Tokens; readonly asked: Tokens } => ({
  chosen: tokensOf(ruleOf(/:root\[data-contrast='more'\] \{(?<body>[^}]*)\}/)),
  asked: tokensOf(ruleOf(/prefers-contrast: more\) \{\s*:root:not\(\[data-contrast\]\) \{(?<body>[^}]*)\}/)),
});

/** A token that is a colour; there must be one of that name. */
export function colourOf(tokens: Tokens, name: string, theme: Theme): Colour {
  const token = tokens.get(name);
  invariant(token, `there is no colour --${name}`);
  return token[theme];
}

function ruleOf(pattern: RegExp): string {
  const body = pattern.exec(sheet)?.groups?.['body'];
  invariant(body, `the sheet has a rule like ${pattern.source}`);
  return body;
}

function tokensOf(body: string): Tokens {
  const both = /--(?<name>[\w-]+): (?:light-dark\()?(?<light>#[\da-f]{6})(?:, (?<dark>#[\da-f]{6})\))?;/g;
  return new Map(
    [...body.matchAll(both)].map(({ groups }) => {
      const light = groups?.['light'] ?? '';
      return [groups?.['name'] ?? '', { light: rgb(light), dark: rgb(groups?.['dark'] ?? light) }];
    }),
  );
}

const rgb = (hex: string): Colour => [channel(hex, 1), channel(hex, 3), channel(hex, 5)];
const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
