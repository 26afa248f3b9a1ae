import type { GoConfig } from '../rules/types.ts';
import { builder } from '../../../graphql/builder.ts';
import { GoRulesEnum, KoRuleEnum } from './vocabulary.ts';

/** What is agreed before the first move of a game of go. */
export const GoSettingsType = builder.objectRef<GoConfig>('GoSettings').implement({
  description: 'What is agreed before the first move of a game of go.',
  fields: (t) => ({
    size: t.exposeInt('size', { description: 'Lines of the board, 5 to 25.' }),
    komi: t.float({
      description: 'Points that White gets for moving second, in halves.',
      resolve: ({ komi }) => komi / 2,
    }),
    rules: t.expose('rules', { type: GoRulesEnum, description: 'How it is counted.' }),
    koRule: t.expose('koRule', { type: KoRuleEnum, description: 'Which repetitions are refused.' }),
  }),
});

/** The settings of go for a new tournament. */
export const GoSettingsInput = builder.inputType('GoSettingsInput', {
  description: 'What is agreed for all games of a tournament of go.',
  fields: (t) => ({
    size: t.int({ required: true, defaultValue: 19, description: 'Lines of the board, 5 to 25.' }),
    komi: t.float({
      required: true,
      defaultValue: 6.5,
      description: 'Points for White. Without a half a game may end drawn, which only round robins take.',
    }),
    rules: t.field({ type: GoRulesEnum, required: true, defaultValue: 'JAPANESE', description: 'How it is counted.' }),
    koRule: t.field({
      type: KoRuleEnum,
      required: true,
      defaultValue: 'SIMPLE',
      description: 'Which repetitions are refused.',
    }),
  }),
});
