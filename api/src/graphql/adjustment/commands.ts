import { adjustPoints } from '../../application/commands/tournament/adjust-points.ts';
import { takeBackAdjustment } from '../../application/commands/tournament/take-back-adjustment.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';
import { TournamentSuccessType } from '../tournament/results.ts';

command(adjustPoints, {
  name: 'adjustPoints',
  byToken: ['DIRECT'],
  rules: true,
  description:
    'Gives a player points in a table, or takes some from him, by a ruling. They count for his points in this table, not for tie-breaks, pairings, series or ratings. Refused where a table is not ranked by points, such as a knock-out or a final. Its director only.',
  input: given('Whose points in which table, how many, and why.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament; it has begun.'),
    groupId: ids.group.one(t, 'In whose table; `Group.ranksByPoints` says where it can be.'),
    playerId: ids.player.one(t, 'Whose points; he plays in that group.'),
    points: t.float({
      required: true,
      description: 'How many, in half points; less than nothing: they are taken. 100 at most.',
    }),
    reason: t.string({ required: true, description: 'Why; everybody can read it.' }),
  })),
  success: TournamentSuccessType,
  payload: 'The tournament, or why its table stays as it is.',
  refuses: { 'wrong-status': true },
});

command(takeBackAdjustment, {
  name: 'takeBackAdjustment',
  byToken: ['DIRECT'],
  rules: true,
  description:
    'Takes back a ruling that has given or taken points: the table is as if it had not been made, and the new ruling says what it replaces. Its director only.',
  input: given('Which ruling is taken back, and why.', (t) => ({
    rulingId: ids.ruling.one(t, 'Which ruling; `PointAdjustment.ruling`.'),
    reason: t.string({ required: true, description: 'Why; everybody can read it.' }),
  })),
  success: TournamentSuccessType,
  payload: 'The tournament, or why the ruling stands.',
  refuses: { 'wrong-status': true },
});
