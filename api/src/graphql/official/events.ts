import { playerOf } from '../../application/queries/find.ts';
import { builder } from '../builder.ts';
import { withTournament } from '../event/about.ts';
import { PlayerEventInterface, TournamentEventInterface } from '../event/interfaces.ts';
import type { EventOf } from '../event/kinds.ts';
import { PlayerType } from '../refs.ts';
import { OfficialRoleEnum } from './type.ts';

builder.objectFields(
  withTournament(
    builder.objectRef<EventOf<'OfficialChanged'>>('OfficialChanged').implement({
      description: 'Somebody helps the director, in another role, or no longer.',
      interfaces: [TournamentEventInterface],
    }),
  ),
  (t) => ({
    player: t.field({
      type: PlayerType,
      description: 'Who.',
      resolve: ({ payload }, _args, { app }) => playerOf(app, payload.playerId),
    }),
    role: t.field({
      type: OfficialRoleEnum,
      nullable: true,
      description: 'As what; null: no longer.',
      resolve: ({ payload }) => payload.role,
    }),
  }),
);

builder.objectFields(
  withTournament(
    builder.objectRef<EventOf<'MyOfficeChanged'>>('MyOfficeChanged').implement({
      description: 'You help the director of a tournament, in another role, or no longer.',
      interfaces: [PlayerEventInterface],
    }),
  ),
  (t) => ({
    role: t.field({
      type: OfficialRoleEnum,
      nullable: true,
      description: 'As what; null: no longer.',
      resolve: ({ payload }) => payload.role,
    }),
  }),
);
