import { viewerInvitation } from '../../application/queries/invitations.ts';
import { viewerMayEnter } from '../../application/queries/viewer-place.ts';
import { viewerEntry } from '../../application/queries/viewer.ts';
import { directs } from '../../application/rights.ts';
import { builder } from '../builder.ts';
import { EntryType, TournamentInterface } from '../refs.ts';

builder.interfaceFields(TournamentInterface, (t) => ({
  viewerEntry: t.field({
    type: EntryType,
    nullable: true,
    description: 'Your own entry; null when you are not in it or not signed in.',
    resolve: (tournament, _args, { app }) => viewerEntry(app, tournament),
  }),
  viewerInvitation: t.field({
    type: EntryType,
    nullable: true,
    description: 'Your own entry if you were invited, even if you do not take part; null: you were not.',
    resolve: (tournament, _args, { app }) => viewerInvitation(app, tournament),
  }),
  viewerCanEnter: t.boolean({
    description: 'Whether you could enter now.',
    resolve: (tournament, _args, { app }) => viewerMayEnter(app, tournament),
  }),
  viewerCanDirect: t.boolean({
    description: 'Whether you may open, start, rule and correct it: as its director, one of his deputies or an admin.',
    resolve: (tournament, _args, { app }) => directs(app.actor, tournament),
  }),
}));
