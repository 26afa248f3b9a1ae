import { playerOf, tournamentOf } from '../../application/queries/find.ts';
import { requestAddress, takesRequests } from '../../application/mail/request-mailbox.ts';
import { asId } from '../../kernel/ids.ts';
import type { EntryRequestOutcome } from '../../store/entry-request-outcome.ts';
import type { EntryRequestRecord } from '../../store/reading/entry-request.ts';
import { builder } from '../builder.ts';
import { globalId } from '../global-id.ts';
import { loadedAs } from '../node-find.ts';
import { EntryRequestType, PlayerType, TournamentInterface } from '../refs.ts';

const EntryRequestStateEnum = builder.enumType('EntryRequestState', {
  description: 'What has become of a request to be entered.',
  values: {
    OPEN: { description: 'Nobody has answered it.' },
    ACCEPTED: { description: 'He was entered, or waits for a place.' },
    DECLINED: { description: 'He was not entered.' },
  } as const satisfies Readonly<Record<EntryRequestRecord['state'], object>>,
});

/** What became of who has asked. */
export const EntryRequestOutcomeEnum = builder.enumType('EntryRequestOutcome', {
  description: 'What became of who asked by mail to be entered.',
  values: {
    ENTERED: { description: 'He is entered.' },
    WAITING: { description: 'He waits for a place.' },
    DECLINED: { description: 'The director has declined.' },
  } as const satisfies Readonly<Record<EntryRequestOutcome, object>>,
});

loadedAs('EntryRequest', (reading, id) => reading.entryRequests.load(asId(id)));

EntryRequestType.implement({
  description:
    'That somebody without an account has asked by mail to be entered in a tournament. Only who sees what its director sees can read it; kept for 90 days.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'Opaque.', resolve: ({ id }) => globalId('EntryRequest', id) }),
    tournament: t.field({
      type: TournamentInterface,
      description: 'In which he wants to be entered.',
      resolve: (request, _args, { app }) => tournamentOf(app, request),
    }),
    state: t.expose('state', { type: EntryRequestStateEnum, description: 'What has become of it.' }),
    address: t.string({
      nullable: true,
      description:
        'The address from which his mail says it is, which nobody has shown to be his; null: it is answered, and the address kept no longer.',
      resolve: ({ state, address }) => (state === 'OPEN' ? address : null),
    }),
    name: t.exposeString('name', { description: 'His name, as he writes it, or as his mail is from.' }),
    country: t.exposeString('country', {
      nullable: true,
      description: 'ISO 3166 alpha-2, read from what he writes; null: he does not say.',
    }),
    category: t.exposeInt('category', { nullable: true, description: '1, 2 or 3; null: he does not say.' }),
    idElsewhere: t.exposeString('idElsewhere', {
      nullable: true,
      description: 'What he is called on the server where it is played; null: he does not say.',
    }),
    subject: t.exposeString('subject', { description: 'The subject of his last mail about it.' }),
    text: t.exposeString('text', { description: 'The words of that mail, at most 2,000 characters.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When he first asked.' }),
    answeredBy: t.field({
      type: PlayerType,
      nullable: true,
      description: 'Who has answered it; null: nobody, or an account without a player.',
      resolve: ({ answeredById }, _args, { app }) => (answeredById === null ? null : playerOf(app, answeredById)),
    }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'Why he was not entered, as he was told; null: he was, or nobody has answered.',
    }),
  }),
});

builder.interfaceField(TournamentInterface, 'requestAddress', (t) =>
  t.string({
    nullable: true,
    description:
      'The mail address at which somebody without an account asks to be entered, the same for everybody; null: nobody reads mails here, or sign-up is not open.',
    resolve: (tournament, _args, { mailInDomain }) =>
      mailInDomain === null || !takesRequests(tournament) ? null : requestAddress(tournament.id, mailInDomain),
  }),
);
