import { isSetUp } from '../../application/queries/viewer.ts';
import { builder } from '../builder.ts';

builder.queryField('isSetUp', (t) =>
  t.boolean({
    description:
      'Whether this server has an administrator. As long as it has none, whoever signs up with the set-up code that its terminal shows becomes it.',
    resolve: (_root, _args, { app }) => isSetUp(app),
  }),
);
