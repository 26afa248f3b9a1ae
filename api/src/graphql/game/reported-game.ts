import { playerOf } from '../../application/queries/find.ts';
import { gameResult } from '../../application/queries/game-result.ts';
import { builder } from '../builder.ts';
import { GameInterface, PlayerType, ReportedGameType } from '../refs.ts';

ReportedGameType.implement({
  description: 'A game played elsewhere: there is no board here, only its result.',
  interfaces: [builder.nodeInterfaceRef(), GameInterface],
  fields: (t) => ({
    address: t.exposeString('address', { nullable: true, description: 'Where it can be looked at; null: not known.' }),
    boardNumber: t.exposeString('boardNumber', {
      nullable: true,
      description: 'The number of its board where it is played; null: not known.',
    }),
    timeUsed: t.intList({
      nullable: true,
      description:
        'The seconds that the first and the second seat have used, as the director has entered them; null: not known.',
      resolve: ({ reportedUse }) =>
        reportedUse === null ? null : [reportedUse.first, reportedUse.second].map((used) => Math.floor(used / 1000)),
    }),
    timeUsedSource: t.exposeString('usedSource', {
      nullable: true,
      description: 'Where that is known from; null with it.',
    }),
    reportedBy: t.field({
      type: PlayerType,
      nullable: true,
      description: 'Who reported the result that counts; null before, and when the server recorded it.',
      resolve: async (game, _args, { app }) => {
        const result = await gameResult(app, game);
        return result?.reportedBy == null ? null : playerOf(app, result.reportedBy);
      },
    }),
  }),
});
