import { message } from '../../../kernel/message.ts';
import type { AgreedRule } from '../../../rules/agreed-rule.ts';
import type { GoConfig } from './types.ts';

/** On which board and by which rules go is played. Source: Go 1. */
export function goAgreed({ size, komi, rules, koRule }: GoConfig): AgreedRule {
  const text = message('games.GO.agreed', { size, komi: komi / 2, rules, koRule });
  return { title: message('agreed.title.game'), text, rules: ['Go 1.1'] };
}
