import type { FormatKey } from '#formats/rules';
import { message, type LetterWords, type Words } from '../../kernel/message.ts';
import type { GroupRecord, StageRecord } from '../../store/reading/stage.ts';
import { formatRulesOf } from '../registered.ts';
import { letterMessageIfAny } from '../texts/say.ts';

type NamedStage = Pick<StageRecord, 'kind' | 'number' | 'name'>;

/** What a stage is called: by its format's word for its kind, else as its plan names it. */
export function stageTitle(format: FormatKey, { kind, number, name }: NamedStage): LetterWords {
  return letterMessageIfAny(`formats.${format}.stage.${kind}`, { number }) ?? name;
}

/** What a group of a stage is called: by its letter, as the stage where it is all of it, or as the play-off of another. */
export function groupTitle(format: FormatKey, stage: NamedStage, group: Pick<GroupRecord, 'key' | 'name'>): Words {
  const title = group.name === stage.name ? stageTitle(format, stage) : group.name;
  return formatRulesOf(format).usual().isPlayoff(group.key) ? message('stage.playoff', { group: title }) : title;
}
