import type { StageRecord } from '../../../store/reading/stage.ts';
import { tournamentOf } from '../../queries/find.ts';
import type { LetterDesk } from './letter-desk.ts';

/** What a stage is called in the language of the letter; its own name if its format has no word for its kind there. */
export async function stageName({ context, wording }: LetterDesk, stage: StageRecord): Promise<string> {
  const { format } = await tournamentOf(context, stage);
  return wording.sayIfAny(`formats.${format}.stage.${stage.kind}`, { number: stage.number }) ?? stage.name;
}
