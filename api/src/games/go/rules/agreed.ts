import type { AgreedRule } from '../../../rules/agreed-rule.ts';
import type { GoConfig } from './types.ts';

/** On which board and by which rules go is played. Source: Go 1. */
export function goAgreed({ size, komi, rules, koRule }: GoConfig): AgreedRule {
  const counted = rules === 'JAPANESE' ? 'by Japanese rules' : 'counted by area';
  const ko = koRule === 'SIMPLE' ? '' : `, ${koRule.toLowerCase()} superko`;
  return { title: 'Game', text: `Go on ${size}x${size} ${counted}${ko}, komi ${komi / 2}.`, rules: ['Go 1.1'] };
}
