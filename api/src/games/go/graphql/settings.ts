import { builder } from '../../../graphql/builder.ts';
import { gameSettingsRef } from '../../../graphql/game/ref.ts';
import { goConfig } from '../application/game.ts';
import { GoRulesEnum, KoRuleEnum } from './vocabulary.ts';

/** What is agreed before the first move of a game of go. */
export const GoSettingsType = gameSettingsRef('GO').implement({
  description: 'What is agreed before the first move of a game of go.',
  fields: (t) => ({
    size: t.int({ description: 'Lines of the board, 5 to 25.', resolve: (agreed) => goConfig(agreed).size }),
    komi: t.float({
      description: 'Points that White gets for moving second, in halves.',
      resolve: (agreed) => goConfig(agreed).komi / 2,
    }),
    rules: t.field({
      type: GoRulesEnum,
      description: 'How it is counted.',
      resolve: (agreed) => goConfig(agreed).rules,
    }),
    koRule: t.field({
      type: KoRuleEnum,
      description: 'Which repetitions are refused.',
      resolve: (agreed) => goConfig(agreed).koRule,
    }),
  }),
});

/** The settings of go for a new tournament. */
export const GoSettingsInput = builder.inputType('GoSettingsInput', {
  description: 'What is agreed for all games of a tournament of go; what is left out, or null, is as usual.',
  fields: (t) => ({
    size: t.int({ description: 'Lines of the board, 5 to 25; usually 19.' }),
    komi: t.float({
      description:
        'Points for White, usually 6.5. Without a half a game may end drawn, which not every system of play takes.',
    }),
    rules: t.field({ type: GoRulesEnum, description: 'How it is counted; usually JAPANESE.' }),
    koRule: t.field({ type: KoRuleEnum, description: 'Which repetitions are refused; usually SIMPLE.' }),
  }),
});
