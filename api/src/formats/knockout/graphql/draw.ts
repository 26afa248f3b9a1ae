import { entryOf } from '../../../application/queries/find.ts';
import type { ShownDraw } from '../application/tournament.ts';
import type { DrawnLot } from '../../../rules/formats/drawn-lot.ts';
import { builder } from '../../../graphql/builder.ts';
import { EntryType } from '../../../graphql/refs.ts';

const DrawnLotType = builder.objectRef<DrawnLot>('DrawnLot').implement({
  description: 'Players in an order that a lot has given them. `verifyDraw` draws it again.',
  fields: (t) => ({
    name: t.exposeString('name', {
      description:
        '`round-3-players`: of round 3; neighbours meet. `round-2-losers` and `round-2-ruled`: those who may be lucky losers; the first ones are, in round 2 each against one of the first players.',
    }),
    items: t.field({
      type: [EntryType],
      description: 'Who was drawn, in the order before: the `ids` of `verifyDraw`.',
      complexity: { field: 1, multiplier: 2 },
      resolve: ({ items }, _args, { app }) => Promise.all(items.map((id) => entryOf(app, id))),
    }),
    order: t.field({
      type: [EntryType],
      description: 'The same in the order drawn.',
      complexity: { field: 1, multiplier: 2 },
      resolve: ({ order }, _args, { app }) => Promise.all(order.map((id) => entryOf(app, id))),
    }),
  }),
});

/** A draw of a tournament. */
export const TournamentDrawType = builder.objectRef<ShownDraw>('TournamentDraw').implement({
  description:
    'The lots of one round, all from one seed: the server commits to it before sign-on closes and reveals it with the draw.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'The round, from 1.' }),
    tournamentId: t.string({
      description: 'What stands for the tournament in its commitments and lots: the `tournamentId` of `verifyDraw`.',
      resolve: ({ tournamentId }) => tournamentId,
    }),
    commitment: t.exposeString('commitment', {
      description:
        'Published before anything was drawn: SHA-256 of `draw-v1`, the tournament and the seed, in 64 hexadecimal digits.',
    }),
    committedAt: t.expose('committedAt', { type: 'DateTime', description: 'When the server committed itself.' }),
    seed: t.exposeString('seed', {
      nullable: true,
      description: 'The seed in 64 hexadecimal digits; null until something is drawn with it.',
    }),
    revealedAt: t.expose('revealedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was drawn, and the seed revealed; null before.',
    }),
    lots: t.field({
      type: [DrawnLotType],
      description: 'Everything that was drawn with it.',
      complexity: { field: 1, multiplier: 2 },
      resolve: ({ lots }) => [...lots],
    }),
  }),
});
