import type { ChatOff } from '../../store/reading/player.ts';
import {
  accountOffices,
  accountSeries,
  findAccount,
  openSessions,
  type AccountOffice,
} from '../../application/queries/accounts.ts';
import { playerOf } from '../../application/queries/find.ts';
import type { AppContext } from '../../application/context.ts';
import type { AccountRecord } from '../../store/reading/account.ts';
import { builder } from '../builder.ts';
import { globalId } from '../global-id.ts';
import { TournamentRoleEnum } from '../official/type.ts';
import { RoleEnum } from '../player/vocabulary.ts';
import { PlayerType, SeriesInterface, TournamentInterface } from '../refs.ts';
import { asId } from '../../kernel/ids.ts';
import { foundAs } from '../node-find.ts';

/** Whether a player reads and writes beside games. */
export const ChatSettingEnum = builder.enumType('ChatSetting', {
  description: 'Whether a player reads and writes beside games.',
  values: {
    ON: { description: 'He does.' },
    OFF: { description: 'He does not, as he wants it.' },
    OFF_BY_ADMINISTRATOR: { description: 'He does not, and only an administrator lets him again.' },
  } as const,
});

const SETTINGS = { HIMSELF: 'OFF', ADMINISTRATOR: 'OFF_BY_ADMINISTRATOR' } as const satisfies Record<ChatOff, string>;

/** Whether the player of an account reads and writes beside games; one without a player would. */
export async function chatSetting(
  app: AppContext,
  { playerId }: Pick<AccountRecord, 'playerId'>,
): Promise<'ON' | (typeof SETTINGS)[ChatOff]> {
  const { chatOff } = playerId === null ? { chatOff: null } : await playerOf(app, playerId);
  return chatOff === null ? 'ON' : SETTINGS[chatOff];
}

const AccountOfficeType = builder.objectRef<AccountOffice>('AccountOffice').implement({
  description: 'A tournament in which an account acts beside its players.',
  fields: (t) => ({
    tournament: t.expose('tournament', { type: TournamentInterface, description: 'Which.' }),
    role: t.expose('role', { type: TournamentRoleEnum, description: 'As what: its director, a deputy or a reporter.' }),
  }),
});

foundAs('Account', (context, id) => findAccount(context, asId(id)));

/** Somebody's account, as administrators see it. */
export const AccountType = builder.objectRef<AccountRecord>('Account').implement({
  description: 'The sign-in of a person; only administrators see those of others.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'Opaque and permanent.', resolve: ({ id }) => globalId('Account', id) }),
    name: t.exposeString('name', { description: 'As given when it was made.' }),
    email: t.exposeString('email', { description: 'The address that it is signed in to with.' }),
    isProven: t.exposeBoolean('isProven', { description: 'Whether the address is known to be its owner’s.' }),
    role: t.expose('role', { type: RoleEnum, description: 'What it may do.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    blockedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Since when nobody can sign in to it; null: it is not blocked.',
      resolve: ({ block }) => block?.at ?? null,
    }),
    blockedReason: t.string({
      nullable: true,
      description: 'Why it is blocked, as its owner is told; null: it is not.',
      resolve: ({ block }) => block?.reason ?? null,
    }),
    sessions: t.int({
      description: 'In how many browsers and programs it is signed in.',
      resolve: (account, _args, { app }) => openSessions(app, account),
    }),
    hasSecondFactor: t.exposeBoolean('hasSecondFactor', {
      description: 'Whether a sign-in asks for a code beside the password.',
    }),
    chat: t.field({
      type: ChatSettingEnum,
      description: 'Whether its player reads and writes beside games.',
      resolve: (account, _args, { app }) => chatSetting(app, account),
    }),
    offices: t.field({
      type: [AccountOfficeType],
      description: 'Where it directs or helps to direct, the newest tournament first, at most 100.',
      resolve: async (account, _args, { app }) => [...(await accountOffices(app, account))],
    }),
    series: t.field({
      type: [SeriesInterface],
      description: 'The series that it directs, the newest first, at most 100.',
      resolve: async (account, _args, { app }) => [...(await accountSeries(app, account))],
    }),
    player: t.field({
      type: PlayerType,
      nullable: true,
      description: 'Whom it plays as; null before it was first signed in to.',
      resolve: ({ playerId }, _args, { app }) => (playerId === null ? null : playerOf(app, playerId)),
    }),
  }),
});
