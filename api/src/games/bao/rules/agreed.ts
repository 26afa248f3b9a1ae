import { message } from '../../../kernel/message.ts';
import type { AgreedRule } from '../../../rules/agreed-rule.ts';
import type { BaoConfig } from './types.ts';

/** Which bao is played. Source: Bao 1. */
export function baoAgreed({ variant }: BaoConfig): AgreedRule {
  const text = message(`games.BAO.agreed.${variant}`);
  return { title: message('agreed.title.game'), text, rules: [variant === 'KISWAHILI' ? 'Bao 1.3' : 'Bao 9.1'] };
}
