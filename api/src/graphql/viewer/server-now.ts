import { builder } from '../builder.ts';

builder.queryField('serverNow', (t) =>
  t.field({
    type: 'DateTime',
    description: 'The server’s time of this answer: count from it how long something is still waited for.',
    resolve: (_root, _args, { app }) => app.now(),
  }),
);
