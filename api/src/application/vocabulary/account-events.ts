import { z } from 'zod';
import type { AccountId, PlayerId, TokenId } from '../../kernel/ids.ts';
import { id, moment } from '../../store/codecs/payload-fields.ts';
import { ROLES } from '../../store/role.ts';

/** How an account has changed. */
const ACCOUNT_CHANGES = [
  'APPOINTED',
  'BLOCKED',
  'UNBLOCKED',
  'SESSIONS_ENDED',
  'PASSWORD_LINK_MAILED',
  'PASSWORD_LINK_SHOWN',
  'CHAT_TURNED_OFF',
  'CHAT_TURNED_ON',
  'SECOND_FACTOR_REMOVED',
  'PROFILE_CHANGED',
  'ADDRESS_CHANGED',
  'TOKEN_CREATED',
  'TOKEN_REVOKED',
  'BOT_CREATED',
  'BOT_RETIRED',
  'WEBHOOK_CREATED',
  'WEBHOOK_CHANGED',
  'WEBHOOK_DELETED',
  'WEBHOOK_SECRET_CHANGED',
  'WEBHOOK_REPLAYED',
  'OVERLAY_CREATED',
  'OVERLAY_POINTED',
  'OVERLAY_DELETED',
  'CLOSED',
  'MERGED',
  'TOOK_OVER',
] as const;

/** The payloads of events about accounts. People are named by their players, whose names stay no longer than they do. */
export const ACCOUNT_PAYLOADS = {
  /** `byId` null: at the terminal. `role` what it was given, `reason` why it was blocked or merged; null where nothing of it was. */
  AccountChanged: z.object({
    accountId: id<AccountId>(),
    playerId: id<PlayerId>().nullable(),
    byId: id<PlayerId>().nullable(),
    change: z.enum(ACCOUNT_CHANGES),
    role: z.enum(ROLES).nullable().default(null),
    reason: z.string().nullable().default(null),
  }),
  /** An administrator has given my account this role. */
  MyRoleChanged: z.object({ role: z.enum(ROLES) }),
  /** A token of mine, or of a bot of mine, ends in a week. */
  MyTokenEnding: z.object({
    tokenId: id<TokenId>(),
    name: z.string(),
    botId: id<PlayerId>().nullable(),
    expiresAt: moment,
  }),
} as const;
