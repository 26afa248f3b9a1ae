import type { AgreedRule } from '../../../rules/agreed-rule.ts';
import type { BaoConfig } from './types.ts';

/** Which bao is played. Source: Bao 1. */
export function baoAgreed({ variant }: BaoConfig): AgreedRule {
  const text =
    variant === 'KISWAHILI'
      ? 'Bao la kiswahili, the whole game with nyumba and kunamua.'
      : "Bao la kujifunza, the beginners' game: two seeds in every pit, no house.";
  return { title: 'Game', text, rules: [variant === 'KISWAHILI' ? 'Bao 1.3' : 'Bao 9.1'] };
}
