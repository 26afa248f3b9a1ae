import { featuredGame, type FeaturedGame } from '../../application/queries/featured.ts';
import type { Drama } from '../../application/state/drama.ts';
import type { GameId } from '../../kernel/ids.ts';
import { builder } from '../builder.ts';
import { GAME_NAMES } from '../global-id.ts';
import { idOrNull } from '../id-argument.ts';
import { TABLE_COST } from '../list.ts';
import { GameInterface } from '../refs.ts';
import { STAKE_VALUES } from './stake.ts';

const DramaEnum = builder.enumType('Drama', {
  description: 'Why a game is worth watching.',
  values: {
    TIME: { description: 'The time of who is to move is nearly out.' },
    ...STAKE_VALUES,
    NEWEST: { description: 'Nothing but that its move is the newest.' },
  } as const satisfies Readonly<Record<Drama, object>>,
});

const FeaturedGameType = builder.objectRef<FeaturedGame>('FeaturedGame').implement({
  description: 'The game that is shown before all others, and why.',
  fields: (t) => ({
    game: t.expose('game', { type: GameInterface, description: 'The game.' }),
    drama: t.expose('drama', { type: DramaEnum, description: 'Why it is shown.' }),
  }),
});

builder.queryField('featuredGame', (t) =>
  t.field({
    type: FeaturedGameType,
    nullable: true,
    description:
      'The most dramatic of the games that were moved in last and of those with the least time left; null: none is played here. What is told may be some seconds old.',
    args: {
      watched: t.arg.id({
        description:
          'The game that is being watched: it stays the answer as long as its drama lasts, and, where no game has any, as long as it is played. Null: none is.',
      }),
    },
    complexity: TABLE_COST,
    resolve: (_root, { watched }, { app }) => featuredGame(app, idOrNull<GameId>(watched, GAME_NAMES)),
  }),
);
