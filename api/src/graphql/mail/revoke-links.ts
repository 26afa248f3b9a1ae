import { revokeGameLinks } from '../../application/commands/mail/revoke-links.ts';
import { command, given } from '../command.ts';

command(revokeGameLinks, {
  name: 'revokeGameLinks',
  byToken: [],
  description:
    'Takes back every link and every reply address of all mails that you were sent: after a mail fell into wrong hands. ' +
    'Later mails have new ones.',
  input: given('Which links are taken back: always all of yours.', () => ({})),
  success: {
    description: 'The links are taken back.',
    fields: (t) => ({
      revokedAt: t.expose('revokedAt', { type: 'DateTime', description: 'No link of an earlier mail opens anything.' }),
    }),
  },
  payload: 'When the links were taken back, or why they were not.',
  refuses: {},
  untried: true,
});
