import type { AccountEvent } from '../../application/vocabulary/log.ts';
import type { EventPayload } from '../../application/vocabulary/event.ts';
import { eventMessage } from '../../application/queries/event-message.ts';
import { playerOf } from '../../application/queries/find.ts';
import { builder } from '../builder.ts';
import { PlayerType } from '../refs.ts';
import { inLanguage, said } from '../said.ts';

const AccountChangeEnum = builder.enumType('AccountChange', {
  description: 'What was done with an account.',
  values: {
    APPOINTED: { description: 'It was given another role.' },
    BLOCKED: { description: 'It was blocked.' },
    UNBLOCKED: { description: 'It is blocked no more.' },
    SESSIONS_ENDED: { description: 'It was signed out everywhere.' },
    PASSWORD_LINK_MAILED: { description: 'Its owner was mailed a link to choose another password.' },
    PASSWORD_LINK_SHOWN: { description: 'Whoever asked was shown such a link, to hand it on.' },
    CHAT_TURNED_OFF: { description: 'Its player neither reads nor writes beside games.' },
    CLOSED: { description: 'Its owner has closed it for good.' },
    MERGED: { description: 'It was merged into another account of the same person, and is gone.' },
    TOOK_OVER: { description: 'Another account of the same person was merged into it.' },
    PROFILE_CHANGED: { description: 'Its owner has given his player another name or country.' },
    ADDRESS_CHANGED: { description: 'Its owner signs in with another address.' },
    TOKEN_CREATED: { description: 'A token for a program of its owner was made.' },
    OVERLAY_CREATED: { description: 'An overlay of its owner was made.' },
    OVERLAY_POINTED: { description: 'An overlay of its owner shows something else, or nothing.' },
    OVERLAY_DELETED: { description: 'An overlay of its owner was deleted.' },
    WEBHOOK_CREATED: { description: 'A webhook of its owner was made.' },
    WEBHOOK_CHANGED: { description: 'A webhook of its owner was changed, turned on or turned off.' },
    WEBHOOK_DELETED: { description: 'A webhook of its owner was deleted.' },
    WEBHOOK_SECRET_CHANGED: { description: 'A webhook of its owner has got another secret.' },
    WEBHOOK_REPLAYED: { description: 'A webhook of its owner is told again what has happened.' },
    TOKEN_REVOKED: { description: 'A token of its owner was revoked.' },
    BOT_CREATED: { description: 'A bot of its owner was made.' },
    BOT_RETIRED: { description: 'A bot of its owner was retired.' },
    SECOND_FACTOR_REMOVED: { description: 'A sign-in asks for the password alone again.' },
    CHAT_TURNED_ON: { description: 'Its player reads and writes beside games again.' },
  } as const satisfies Record<EventPayload<'AccountChanged'>['change'], object>,
});

/** A line of the log of accounts. */
export const AccountLogLineType = builder.objectRef<AccountEvent>('AccountLogLine').implement({
  description: 'Something that was done with an account.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'Its number in the log, from 1 without holes.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was done.' }),
    change: t.field({
      type: AccountChangeEnum,
      description: 'What was done.',
      resolve: ({ payload }) => payload.change,
    }),
    player: t.field({
      type: PlayerType,
      nullable: true,
      description: 'Whom the account plays as; null for one that was never signed in to.',
      resolve: ({ payload: { playerId } }, _args, { app }) => (playerId === null ? null : playerOf(app, playerId)),
    }),
    by: t.field({
      type: PlayerType,
      nullable: true,
      description: 'Who did it; null: whoever holds the server, at its terminal.',
      resolve: ({ payload: { byId } }, _args, { app }) => (byId === null ? null : playerOf(app, byId)),
    }),
    text: t.string({
      description: 'All of it in a sentence.',
      args: inLanguage,
      resolve: async (event, { locale }, context) => said(await eventMessage(context.app, event), locale, context),
    }),
  }),
});
