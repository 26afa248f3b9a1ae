import { answerClaim, claimPlayer, type AnswerClaimDone } from '../../application/commands/player/claim.ts';
import { claimsToDecide, ownClaim, type ClaimState } from '../../application/queries/claims.ts';
import { playerOf } from '../../application/queries/find.ts';
import type { Merge } from '../../application/running/merge-player.ts';
import { asId, type PlayerId } from '../../kernel/ids.ts';
import { builder } from '../builder.ts';
import { command, given } from '../command.ts';
import { inInbox } from '../event/interfaces.ts';
import { ids } from '../id-input.ts';
import { PlayerClaimType, PlayerType } from '../refs.ts';
import { ViewerType } from '../viewer/type.ts';
import { mergedFields } from './merge.ts';

const ClaimStateEnum = builder.enumType('ClaimState', {
  description: 'What has become of a claim.',
  values: {
    OPEN: { description: 'Nobody has decided it.' },
    ACCEPTED: { description: 'It is true.' },
    REJECTED: { description: 'It is not.' },
  } as const satisfies Readonly<Record<ClaimState, object>>,
});

PlayerClaimType.implement({
  description: 'That somebody with an account says a player without one was he.',
  fields: (t) => ({
    player: t.field({
      type: PlayerType,
      description: 'Who is claimed.',
      resolve: ({ playerId }, _args, { app }) => playerOf(app, playerId),
    }),
    by: t.field({
      type: PlayerType,
      description: 'Who says that he was this player.',
      resolve: ({ byId }, _args, { app }) => playerOf(app, byId),
    }),
    at: t.expose('at', { type: 'DateTime', description: 'Since when.' }),
  }),
});

builder.objectField(PlayerType, 'viewerClaim', (t) =>
  t.field({
    type: ClaimStateEnum,
    nullable: true,
    description: 'What has become of your word that you were this player; null: you have not given it.',
    resolve: ({ id }, _args, { app }) => ownClaim(app, asId<PlayerId>(id)),
  }),
);

builder.objectField(ViewerType, 'claims', (t) =>
  t.field({
    type: [PlayerClaimType],
    description: 'Who says that he was a player without an account, as far as you may decide it; the oldest first.',
    resolve: async (_viewer, _args, { app }) => [...(await claimsToDecide(app))],
  }),
);

command(claimPlayer, {
  name: 'claimPlayer',
  byToken: [],
  description:
    'Says that you were this player, whom a director has entered without an account. It waits for who directs all his tournaments, or for an administrator.',
  input: given('Whom you say that you were.', (t) => ({ playerId: ids.player.one(t, 'Who has no account.') })),
  success: {
    description: 'It waits to be confirmed.',
    fields: (t) => ({
      player: t.field({
        type: PlayerType,
        description: 'Who is claimed.',
        resolve: ({ playerId }, _args, { app }) => playerOf(app, playerId),
      }),
    }),
  },
  payload: 'Who is claimed, or why he is not.',
  refuses: { 'wrong-status': true },
});

const ClaimedType = builder.objectRef<Merge>('ClaimedPlayer').implement({
  description: 'What comes over to who was found to be a player without an account.',
  fields: mergedFields,
});

command(answerClaim, {
  name: 'answerClaim',
  byToken: ['DIRECT'],
  description:
    'Confirms or rejects that somebody was a player without an account. Confirmed, entries, games, titles and ratings of that player are his. For administrators, and for who directs all tournaments of the claimed.',
  input: given('Whether it is true.', (t) => ({
    playerId: ids.player.one(t, 'Who is claimed.'),
    byId: ids.player.one(t, 'Who says that he was this player.'),
    accept: t.boolean({ required: true, description: 'Whether it is true.' }),
  })),
  success: {
    description: 'It is decided.',
    fields: (t) => ({
      merged: t.field({
        type: ClaimedType,
        nullable: true,
        description: 'What comes over, in a dry run what would; null: nothing, as it is rejected.',
        resolve: ({ merge }: AnswerClaimDone) => merge,
      }),
    }),
  },
  payload: 'What comes over, or why it is not decided.',
  refuses: { 'wrong-status': true },
});

const claimed = {
  type: PlayerType,
  description: 'Who was entered without an account.',
} as const;
const claimant = { type: PlayerType, description: 'Who says that he was this player.' } as const;

inInbox('MyClaimFiled', {
  description: 'Somebody says that he was a player without an account, and it is yours to confirm or to reject.',
  fields: (t) => ({
    player: t.field({ ...claimed, resolve: ({ payload }, _args, { app }) => playerOf(app, payload.claimedId) }),
    by: t.field({ ...claimant, resolve: ({ payload }, _args, { app }) => playerOf(app, payload.byId) }),
  }),
});

inInbox('MyClaimDecided', {
  description: 'Whether you were a player without an account, as you have said, is decided.',
  fields: (t) => ({
    player: t.field({ ...claimed, resolve: ({ payload }, _args, { app }) => playerOf(app, payload.claimedId) }),
    accepted: t.boolean({ description: 'Whether it is true.', resolve: ({ payload }) => payload.accepted }),
  }),
});
