import { baoVariant } from '../../../games/bao/application/game.ts';
import { goConfig } from '../../../games/go/application/game.ts';
import { presetOf } from '../../../application/queries/tournament-rules.ts';
import { BaoVariantEnum } from '../../../games/bao/graphql/vocabulary.ts';
import { builder } from '../../../graphql/builder.ts';
import { GoSettingsType } from '../../../games/go/graphql/settings.ts';
import { RoundRobinTournamentType } from './ref.ts';
import { TournamentInterface } from '../../../graphql/refs.ts';
import { RoundRobinPresetEnum } from '../../../graphql/vocabulary.ts';

RoundRobinTournamentType.implement({
  description: 'A tournament in which everybody meets everybody in one group, two games a pair.',
  interfaces: [builder.nodeInterfaceRef(), TournamentInterface],
  fields: (t) => ({
    preset: t.field({ type: RoundRobinPresetEnum, description: 'The settings it follows.', resolve: presetOf }),
    variant: t.field({
      type: BaoVariantEnum,
      nullable: true,
      description: 'Which bao is played; null for another game.',
      resolve: (tournament) => (tournament.game === 'BAO' ? baoVariant(tournament) : null),
    }),
    go: t.field({
      type: GoSettingsType,
      nullable: true,
      description: 'What all its games of go are played by; null for another game.',
      resolve: (tournament) => (tournament.game === 'GO' ? goConfig(tournament) : null),
    }),
  }),
});
