import type { StageRecord } from '../../../store/reading/stage.ts';
import type { MailTexts } from '../texts/mail-texts.ts';

/** What a stage is called in the language of the texts; its own name if its kind has no word there. */
export function stageName({ stages }: MailTexts, { kind, name, number }: StageRecord): string {
  return isKnown(stages, kind) ? stages[kind].replace('{number}', String(number)) : name;
}

function isKnown(stages: MailTexts['stages'], kind: string): kind is keyof MailTexts['stages'] {
  return Object.hasOwn(stages, kind);
}
