import { formatModule } from '../../../formats/application.ts';
import type { StageRecord } from '../../../store/reading/stage.ts';
import { tournamentOf } from '../../queries/find.ts';
import type { LetterDesk } from './letter-desk.ts';

/** What a stage is called in the language of the letter; its own name if its format has no word for its kind there. */
export async function stageName({ context, wording }: LetterDesk, stage: StageRecord): Promise<string> {
  const { format } = await tournamentOf(context, stage);
  const word = formatModule(format).stages?.[wording.locale][stage.kind];
  return word === undefined ? stage.name : wording.say(word, { number: stage.number });
}
