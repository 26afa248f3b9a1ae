import { baoVariant } from '../../application/queries/bao-game.ts';
import { presetOf } from '../../application/queries/tournament-rules.ts';
import { BaoVariantEnum } from '../bao/vocabulary.ts';
import { builder } from '../builder.ts';
import { RoundRobinTournamentType, TournamentInterface } from '../refs.ts';
import { RoundRobinPresetEnum } from '../vocabulary.ts';

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
  }),
});
