import { planPlayerList } from '../../application/queries/planner/player-list.ts';
import { ruleField } from '../rules.ts';
import { answered } from './answered.ts';
import { PlayerIn } from './player-in.ts';

ruleField('playerList', (t) =>
  t.idList({
    description:
      'Planner: the ids in the order of the initial list: category, a tenth of the Elo plus the games played, Elo, time of entry, id. At most 1,000 players.',
    args: { players: t.arg({ type: [PlayerIn], required: true, description: 'The players, in order of entry.' }) },
    resolve: (_root, { players }) => [...answered(planPlayerList(players))],
  }),
);
