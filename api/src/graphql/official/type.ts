import { playerOf } from '../../application/queries/find.ts';
import { leads, may, observes, tournamentRole, type TournamentRole } from '../../application/rights.ts';
import { builder } from '../builder.ts';
import { TournamentInterface } from '../refs.ts';

/** As what somebody helps a director. */
export const OfficialRoleEnum = builder.enumType('OfficialRole', {
  description: 'As what somebody helps the director of a tournament.',
  values: {
    DEPUTY: { description: 'May do all that the director may, but appoint who helps, and cancel the tournament.' },
    REPORTER: { description: 'Reports results and times used, and nothing else.' },
    OBSERVER: { description: 'Sees what the director sees, tickets and drafts among it, and changes nothing.' },
  } as const,
});

/** As what somebody acts in a tournament beside its players. */
export const TournamentRoleEnum = builder.enumType('TournamentRole', {
  description: 'As what somebody acts in a tournament beside its players.',
  values: {
    DIRECTOR: { description: 'Directs it.' },
    ADMIN: { description: 'An administrator of the server, who may do what its director may.' },
    DEPUTY: { description: 'Directs it in the place of its director, who has appointed him.' },
    REPORTER: { description: 'Reports results and times used.' },
    OBSERVER: { description: 'Sees what its director sees and changes nothing.' },
  } as const satisfies Record<TournamentRole, object>,
});

const OfficialType = builder.prismaObject('Official', {
  description: 'Somebody who helps the director of a tournament.',
  fields: (t) => ({
    player: t.relation('player', {
      description: 'Who.',
      resolve: (_query, { playerId }, _args, { app }) => playerOf(app, playerId),
    }),
    role: t.expose('role', { type: OfficialRoleEnum, description: 'As what.' }),
    appointedAt: t.expose('appointedAt', { type: 'DateTime', description: 'Since when he has this role.' }),
    appointedBy: t.relation('appointedBy', {
      nullable: true,
      description: 'Who appointed him; null: the server itself, or an account without a player.',
      resolve: (_query, { appointedById }, _args, { app }) =>
        appointedById === null ? null : playerOf(app, appointedById),
    }),
  }),
});

builder.interfaceFields(TournamentInterface, (t) => ({
  officials: t.field({
    type: [OfficialType],
    description: 'Who helps its director, in the order of their appointment.',
    resolve: ({ officials }) => [...officials],
  }),
  viewerRole: t.field({
    type: TournamentRoleEnum,
    nullable: true,
    description: 'As what you act in it beside its players; null: as nothing else, or not signed in.',
    resolve: (tournament, _args, { app }) => tournamentRole(app.actor, tournament),
  }),
  viewerCanAppoint: t.boolean({
    description: 'Whether you may appoint who helps its director, and cancel it.',
    resolve: (tournament, _args, { app }) => leads(app.actor, tournament),
  }),
  viewerCanObserve: t.boolean({
    description:
      'Whether you see what its director alone sees, tickets among it: as its director, a deputy or an observer.',
    resolve: (tournament, _args, { app }) => observes(app.actor, tournament),
  }),
  viewerCanReport: t.boolean({
    description:
      'Whether you may report results and times used of its games: as its director or one of those who help him.',
    resolve: (tournament, _args, { app }) => may(app.actor, tournament, 'report'),
  }),
}));
