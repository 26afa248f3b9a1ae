import { playerOf } from '../../application/queries/find.ts';
import { aboutTournament } from '../event/about.ts';
import { inInbox, inTournament } from '../event/interfaces.ts';
import { PlayerType } from '../refs.ts';
import { OfficialRoleEnum } from './type.ts';

inTournament('OfficialChanged', {
  about: [aboutTournament],
  description: 'Somebody helps the director, in another role, or no longer.',
  fields: (t) => ({
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
});

inInbox('MyOfficeChanged', {
  about: [aboutTournament],
  description: 'You help the director of a tournament, in another role, or no longer.',
  fields: (t) => ({
    role: t.field({
      type: OfficialRoleEnum,
      nullable: true,
      description: 'As what; null: no longer.',
      resolve: ({ payload }) => payload.role,
    }),
  }),
});
