import { revokeGameLinks, type RevokeLinksDone } from '../../application/commands/mail/revoke-links.ts';
import { answer } from '../answer.ts';
import { builder } from '../builder.ts';
import { memberName } from '../errors.ts';
import { IDEMPOTENCY_KEY } from '../tournament/inputs.ts';
import { COMMON_ERRORS } from '../tournament/results.ts';

const RevokeGameLinksInput = builder.inputType('RevokeGameLinksInput', {
  description: 'Which links are taken back: always all of yours.',
  fields: (t) => ({ idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }) }),
});

const RevokeGameLinksSuccess = builder.objectRef<RevokeLinksDone>('RevokeGameLinksSuccess').implement({
  description: 'The links are taken back.',
  fields: (t) => ({
    revokedAt: t.expose('revokedAt', { type: 'DateTime', description: 'No link of an earlier mail opens anything.' }),
  }),
});

const RevokeGameLinksResult = builder.unionType('RevokeGameLinksResult', {
  description: 'When the links were taken back, or why they were not.',
  types: [RevokeGameLinksSuccess, ...COMMON_ERRORS],
  resolveType: (value) => memberName(value, 'RevokeGameLinksSuccess'),
});

builder.mutationField('revokeGameLinks', (t) =>
  t.field({
    type: RevokeGameLinksResult,
    description:
      'Takes back every link and every reply address of all mails that you were sent: after a mail fell into wrong hands. ' +
      'Later mails have new ones.',
    args: { input: t.arg({ type: RevokeGameLinksInput, required: true, description: 'Nothing but its key.' }) },
    resolve: (_root, { input }, context) => answer(context, revokeGameLinks(context.app, input)),
  }),
);
