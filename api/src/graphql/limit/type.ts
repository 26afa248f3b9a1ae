import { builder } from '../builder.ts';
import { pureQueryField } from '../pure-query.ts';
import type { Limit } from './limit.ts';

const LimitScopeEnum = builder.enumType('LimitScope', {
  description: 'What a limit counts for.',
  values: {
    OPERATION: { description: 'One query, mutation or subscription.' },
    REQUEST: { description: 'One request over HTTP, or one message over WebSocket.' },
    CONNECTION: { description: 'One WebSocket.' },
    ADDRESS: { description: 'All that comes from one address; of IPv6 all of one network (/64).' },
    ACCOUNT: { description: 'All that one account asks for, wherever it comes from.' },
    TOKEN: { description: 'All that is asked for by one token of a program.' },
    BOT: { description: 'All that one bot does.' },
    SERVER: { description: 'All that everybody together has on one server.' },
  },
});

const LimitType = builder.objectRef<Limit>('Limit').implement({
  description:
    'A limit of this server, as it is set up. Whoever asks for more is told the rule, the number and the maximum.',
  fields: (t) => ({
    rule: t.exposeString('rule', { description: 'By what refusals name it, in `extensions.rule`.' }),
    scope: t.expose('scope', { type: LimitScopeEnum, description: 'What it counts for.' }),
    maximum: t.exposeFloat('maximum', { description: 'The most that is taken.' }),
    what: t.exposeString('what', { description: 'What is counted.' }),
    refusal: t.exposeString('refusal', {
      description:
        'What one is told who asks for more: `extensions.code`, a status of HTTP, or the code with which a WebSocket is closed.',
    }),
    setting: t.exposeString('setting', {
      nullable: true,
      description: 'The environment variable by which an operator sets it; null: it is fixed.',
    }),
  }),
});

pureQueryField('limits', (t) =>
  t.field({
    type: [LimitType],
    description:
      'All limits of this server, as it is set up. What an operation has cost, and what is left, stands in `extensions.cost` of its answer.',
    resolve: (_root, _args, { limits }) => [...limits],
  }),
);
