import { sentence } from '../said.ts';
import type { PlayerScore } from '../../application/queries/player-score.ts';
import { builder } from '../builder.ts';
import { ruleRefs } from '../rule-ref.ts';
import { LASTING } from '../lasting.ts';

/** What a player stands by besides his Elo. */
export const PlayerScoreType = builder.objectRef<PlayerScore>('PlayerScore').implement({
  extensions: LASTING,
  description:
    'What a player stands by besides his Elo where his game or the system of play has it: a tenth of the Elo plus the number of games played on the site.',
  fields: (t) => ({
    code: t.string({ description: 'Its name in tables, such as `KIBA`.', resolve: ({ named }) => named.code }),
    name: t.string(sentence('What it is called.', ({ named }: PlayerScore) => named.name)),
    tenths: t.exposeInt('tenths', { description: 'Exactly, in tenths: what is compared.' }),
    shown: t.exposeInt('shown', { description: 'As tables show it: the nearest whole number, an exact half down.' }),
    ruleRefs: t.field(ruleRefs('The rules that tell of it.', ({ named }: PlayerScore) => named.rules)),
  }),
});
