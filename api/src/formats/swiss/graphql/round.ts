import { sentence } from '../../../graphql/said.ts';
import { entryOf } from '../../../application/queries/find.ts';
import type { SwissBoard, SwissBye, SwissRound, SwissSide } from '../application/rounds.ts';
import type { Float } from '../rules/player.ts';
import { builder } from '../../../graphql/builder.ts';
import { EntryType, PairingType } from '../../../graphql/refs.ts';
import { ruleRefs } from '../../../graphql/rule-ref.ts';
import { CrosstableGameType } from '../../../graphql/stage/crosstable.ts';
import { LASTING } from '../../../graphql/lasting.ts';

const SwissFloatEnum = builder.enumType('SwissFloat', {
  description: 'How a player left those with as many points as he has.',
  values: {
    DOWN: { value: 'down', description: 'He met somebody with fewer points.' },
    UP: { value: 'up', description: 'He met somebody with more points.' },
  } as const satisfies Readonly<Record<Uppercase<NonNullable<Float>>, object>>,
});

const POINTS_BEFORE = 'His points before the round, by the results of the earlier ones as they now stand.';

const SwissSideType = builder.objectRef<SwissSide>('SwissSide').implement({
  extensions: LASTING,
  description: 'One of the two players of a board.',
  fields: (t) => ({
    entry: t.field({
      type: EntryType,
      description: 'Who.',
      resolve: ({ entry }, _args, { app }) => entryOf(app, entry),
    }),
    pointsBefore: t.exposeFloat('pointsBefore', { description: POINTS_BEFORE }),
    float: t.expose('float', {
      type: SwissFloatEnum,
      nullable: true,
      description: 'How he floated; null: the other came with as many points.',
    }),
    game: t.expose('game', { type: CrosstableGameType, description: 'Their one game as he sees it.' }),
  }),
});

const SwissBoardType = builder.objectRef<SwissBoard>('SwissBoard').implement({
  extensions: LASTING,
  description: 'Two players who meet in a round, in one game.',
  fields: (t) => ({
    pairing: t.expose('pairing', {
      type: PairingType,
      description: 'Their pairing; its `number` is that of the board.',
    }),
    first: t.expose('first', { type: SwissSideType, description: 'Who moves first.' }),
    second: t.expose('second', { type: SwissSideType, description: 'Who moves second.' }),
    why: t.string(
      sentence(
        'Why they meet, as one sentence, by the results of the earlier rounds as they now stand; drawn it was by those of its day.',
        ({ why }: SwissBoard) => why,
      ),
    ),
    ruleRefs: t.field(ruleRefs('The rules by which it is so, with their texts.', ({ rules }: SwissBoard) => rules)),
  }),
});

const SwissByeType = builder.objectRef<SwissBye>('SwissRoundBye').implement({
  extensions: LASTING,
  description: 'The bye of a round: one player of an odd field rests.',
  fields: (t) => ({
    entry: t.field({
      type: EntryType,
      description: 'Who rests.',
      resolve: ({ entry }, _args, { app }) => entryOf(app, entry),
    }),
    pointsBefore: t.exposeFloat('pointsBefore', { description: POINTS_BEFORE }),
    worth: t.exposeFloat('worth', { description: 'The points that he gets for it: 1 or 0.5.' }),
    why: t.string(sentence('Why it is his, as one sentence.', ({ why }: SwissBye) => why)),
    ruleRefs: t.field(ruleRefs('The rules by which it is so, with their texts.', ({ rules }: SwissBye) => rules)),
  }),
});

/** A round of a Swiss. */
export const SwissRoundType = builder.objectRef<SwissRound>('SwissRound').implement({
  extensions: LASTING,
  description: 'A round of a Swiss that is drawn.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'From 1.' }),
    boards: t.field({
      type: [SwissBoardType],
      description: 'Who meets whom, the pair with the most points first.',
      complexity: { field: 1, multiplier: 20 },
      resolve: ({ boards }) => [...boards],
    }),
    bye: t.expose('bye', {
      type: SwissByeType,
      nullable: true,
      description: 'Who rests; null: nobody.',
    }),
  }),
});
