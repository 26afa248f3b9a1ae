import { playerOf } from '../../application/queries/find.ts';
import { openGameLink, type LinkRefused, type OpenedLink } from '../../application/queries/game-link.ts';
import { builder } from '../builder.ts';

import { GameInterface, PlayerType } from '../refs.ts';
import { SeatEnum } from '../vocabulary.ts';
import { sentence } from '../said.ts';

const LinkRefusalEnum = builder.enumType('LinkRefusal', {
  description: 'Why a link opens nothing.',
  values: {
    EXPIRED: { description: 'Its time is over.' },
    FORGED: { description: 'It was never given out, or its player has taken it back.' },
  } as const,
});

const GameLinkType = builder.objectRef<OpenedLink>('GameLink').implement({
  description: 'A link of a mail, which plays one game for one player without signing in.',
  fields: (t) => ({
    game: t.field({ type: GameInterface, description: 'The only game that it plays.', resolve: ({ game }) => game }),
    player: t.field({
      type: PlayerType,
      description: 'For whom it plays.',
      resolve: ({ playerId }, _args, { app }) => playerOf(app, playerId),
    }),
    seat: t.expose('seat', { type: SeatEnum, description: 'Where he sits.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'From then on it opens nothing.' }),
  }),
});

const LinkRefusedType = builder.objectRef<LinkRefused>('LinkRefused').implement({
  description: 'A link that opens nothing.',
  fields: (t) => ({
    reason: t.expose('reason', { type: LinkRefusalEnum, description: 'For programs.' }),
    message: t.string(sentence('One sentence for people.', ({ message }: LinkRefused) => message)),
  }),
});

const GameLinkResult = builder.unionType('GameLinkResult', {
  description: 'What a link opens, or why it opens nothing.',
  types: [GameLinkType, LinkRefusedType],
  resolveType: ({ kind }) => (kind === 'opened-link' ? GameLinkType : LinkRefusedType),
});

builder.queryField('gameLink', (t) =>
  t.field({
    type: GameLinkResult,
    description:
      'What a link of a mail opens. With the header `Authorization: Link TOKEN` (over WebSocket in `connection_init`) its ' +
      'holder may `playMove` and `resign` in that game and nothing else; under a header that opens nothing every operation ' +
      'ends in an error with code LINK_EXPIRED or LINK_FORGED.',
    args: { token: t.arg.string({ required: true, description: 'What stands behind the # of the link.' }) },
    resolve: async (_root, { token }, { app }) => {
      const link = await openGameLink(app, token);
      return link.ok ? link.value : link.error;
    },
  }),
);
