import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api';
import { z } from 'zod';
import { changeAddress, requestAddress } from '../application/commands/mail/change-address.ts';
import type { AppContext } from '../application/context.ts';
import { ACCOUNT_LINK_LIVES } from '../application/mail/account-link.ts';
import { message } from '../application/texts/say.ts';
import { base32 } from '../kernel/entropy.ts';
import type { AccountId } from '../kernel/ids.ts';
import { asId } from '../kernel/ids.ts';
import { authRefusal } from './auth-refusal.ts';

const WAITING = z.object({ accountId: z.string(), address: z.string() });

/** Another address of one's own, as it is asked for. */
const ASKED = z.object({ newEmail: z.string(), password: z.string().optional() });

interface AddressParts extends Pick<AppContext, 'db' | 'now' | 'entropy'> {
  /** Whether mails reach people: then the new address has to be confirmed by the link of one. */
  readonly mailsPeople: boolean;
}

/**
 * Changing one's own address: `POST /change-address` with `newEmail`, and the `password` of an account that has one. Where mails
 * reach people it answers `{ "confirmation": "MAILED" }`, whether the address has an account or not, and `POST
 * /confirm-new-address` with the `token` of the mail changes it, signed in or not; elsewhere it is changed at once. The old
 * address is told. Refused: `INVALID_PASSWORD`, `INVALID_EMAIL`, `SAME_ADDRESS`, `TOO_MANY_REQUESTS`, `LINK_SPENT`, and
 * `USER_ALREADY_EXISTS` where the address has an account.
 */
export function ownAddress({ mailsPeople, entropy, ...world }: AddressParts) {
  return {
    id: 'own-address',
    endpoints: {
      changeAddress: createAuthEndpoint(
        '/change-address',
        { method: 'POST', body: ASKED, use: [sensitiveSessionMiddleware], requireHeaders: true },
        async (ctx) => {
          const { internalAdapter, password, session } = ctx.context;
          const { id: userId, email } = session.user;
          const hashed = (await internalAdapter.findCredentialAccount(userId))?.password;
          const isHis = !hashed || (await password.verify({ hash: hashed, password: ctx.body.password ?? '' }));
          if (!isHis) throw refusal('INVALID_PASSWORD', 'Invalid password');
          const read = z.email().safeParse(ctx.body.newEmail.trim().toLowerCase());
          if (!read.success) throw refusal('INVALID_EMAIL', 'Invalid email');
          const address = read.data;
          if (address === email) throw refused('SAME_ADDRESS', ctx.request);
          const accountId = asId<AccountId>(userId);
          if (!mailsPeople) {
            await change({ accountId, address, isProven: false }, ctx.request);
            return ctx.json({ confirmation: null });
          }
          const token = base32(entropy.bytes(20));
          await internalAdapter.createVerificationValue({
            identifier: identifierOf(token),
            value: JSON.stringify({ accountId, address } satisfies z.infer<typeof WAITING>),
            expiresAt: new Date(Date.now() + ACCOUNT_LINK_LIVES.CONFIRM_NEW_ADDRESS),
          });
          const isMailed = await requestAddress(world, { accountId, address, token });
          if (!isMailed) throw refused('TOO_MANY_REQUESTS', ctx.request);
          return ctx.json({ confirmation: 'MAILED' });
        },
      ),
      confirmNewAddress: createAuthEndpoint(
        '/confirm-new-address',
        { method: 'POST', body: z.object({ token: z.string() }) },
        async (ctx) => {
          const waiting = await ctx.context.internalAdapter.consumeVerificationValue(identifierOf(ctx.body.token));
          if (waiting === null) throw refused('LINK_SPENT', ctx.request);
          const { accountId, address } = WAITING.parse(JSON.parse(waiting.value));
          await change({ accountId: asId<AccountId>(accountId), address, isProven: true }, ctx.request);
          return ctx.json({ status: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;

  async function change(asked: Parameters<typeof changeAddress>[1], request: Request | undefined): Promise<void> {
    const changed = await changeAddress(world, asked);
    if (changed.ok) return;
    throw refused(changed.error === 'gone' ? 'LINK_SPENT' : 'USER_ALREADY_EXISTS', request);
  }
}

function identifierOf(token: string): string {
  return `new-address:${token}`;
}

function refusal(code: string, message: string): APIError {
  return new APIError('BAD_REQUEST', { code, message });
}

const WHY = {
  SAME_ADDRESS: message('refused.address.same'),
  TOO_MANY_REQUESTS: message('refused.address.tooMany'),
  LINK_SPENT: message('refused.address.linkSpent'),
  USER_ALREADY_EXISTS: message('refused.address.taken'),
} as const;

function refused(code: keyof typeof WHY, request: Request | undefined): APIError {
  const status = code === 'TOO_MANY_REQUESTS' ? code : code === 'USER_ALREADY_EXISTS' ? 'CONFLICT' : 'BAD_REQUEST';
  return authRefusal(status, { code, why: WHY[code], request });
}
