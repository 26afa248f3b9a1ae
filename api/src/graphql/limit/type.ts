import { builder } from '../builder.ts';
import { pureQueryField } from '../pure-query.ts';
import { registeredValues } from '../registered-enum.ts';
import { LIMIT_REFUSALS, type Limit, type LimitRefusal } from './limit.ts';

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

const LimitRefusalEnum = builder.enumType('LimitRefusal', {
  description: 'What becomes of who asks for more than a limit has.',
  values: registeredValues(new Map(Object.entries(LIMIT_REFUSALS) as [LimitRefusal, string][])),
});

const LimitType = builder.objectRef<Limit>('Limit').implement({
  description:
    'A limit of this server, as it is set up. Whoever asks for more is told the rule, the number and the maximum.',
  fields: (t) => ({
    rule: t.exposeString('rule', { description: 'By what refusals name it, in `extensions.rule`.' }),
    scope: t.expose('scope', { type: LimitScopeEnum, description: 'What it counts for.' }),
    maximum: t.exposeFloat('maximum', { description: 'The most that is taken.' }),
    what: t.exposeString('what', { description: 'What is counted.' }),
    refusal: t.expose('refusal', { type: LimitRefusalEnum, description: 'What becomes of who asks for more.' }),
    httpStatus: t.int({
      nullable: true,
      description: 'The status of HTTP that says so; null: 200, or it is nothing of HTTP.',
      resolve: ({ httpStatus }) => httpStatus ?? null,
    }),
    closeCode: t.int({
      nullable: true,
      description: 'The code with which the WebSocket is closed; null: it stays open, or it is nothing of a WebSocket.',
      resolve: ({ closeCode }) => closeCode ?? null,
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
