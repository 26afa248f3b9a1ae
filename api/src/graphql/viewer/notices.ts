import { viewerNotices } from '../../application/queries/viewer.ts';
import { noSuchPage } from '../bad-user-input.ts';
import { builder } from '../builder.ts';
import { PlayerEventInterface } from '../event/interfaces.ts';
import { ViewerType } from './type.ts';

const USUAL = 30;
const MOST = 100;

builder.objectField(ViewerType, 'notices', (t) =>
  t.field({
    type: [PlayerEventInterface],
    description: 'What `myEvents` told you last, the newest first, but for MyTurn: `games` has your moves.',
    complexity: ({ first }) => ({ field: 1, multiplier: Math.max(1, Math.min(first, MOST)) / 10 }),
    args: { first: t.arg.int({ required: true, defaultValue: USUAL, description: 'How many, 1 to 100.' }) },
    resolve: async (_viewer, { first }, { app }) => {
      if (first < 1 || first > MOST) throw noSuchPage('first', first, MOST);
      return [...(await viewerNotices(app, first))];
    },
  }),
);
