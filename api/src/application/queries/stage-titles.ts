import type { LetterWords, Words } from '../../kernel/message.ts';
import type { GroupRecord, StageRecord } from '../../store/reading/stage.ts';
import type { AppContext } from '../context.ts';
import { groupTitle, stageTitle } from '../state/stage-title.ts';
import { stageOf, tournamentOf } from './find.ts';

/** What a stage is called. */
export async function titleOfStage(context: AppContext, stage: StageRecord): Promise<LetterWords> {
  const { format } = await tournamentOf(context, stage);
  return stageTitle(format, stage);
}

/** What a group is called. */
export async function titleOfGroup(context: AppContext, group: GroupRecord): Promise<Words> {
  const [{ format }, stage] = await Promise.all([tournamentOf(context, group), stageOf(context, group)]);
  return groupTitle(format, stage, group);
}
