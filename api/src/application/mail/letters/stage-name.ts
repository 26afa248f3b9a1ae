import type { StageRecord } from '../../../store/reading/stage.ts';
import { titleOfStage } from '../../queries/stage-titles.ts';
import type { LetterDesk } from './letter-desk.ts';

/** What a stage is called in the language of the letter; its own name if its format has no word for its kind there. */
export async function stageName({ context, wording }: LetterDesk, stage: StageRecord): Promise<string> {
  const title = await titleOfStage(context, stage);
  return typeof title === 'string' ? title : wording.tell(title);
}
