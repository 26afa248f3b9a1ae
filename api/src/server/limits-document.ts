import type { Limit, LimitScope } from '../graphql/limit/limit.ts';
import { USUAL_LIMITS } from './set-limits.ts';
import { limitsOf } from './told-limits.ts';

const TITLES: Readonly<Record<LimitScope, string>> = {
  OPERATION: 'One operation',
  REQUEST: 'One request',
  CONNECTION: 'One WebSocket',
  ADDRESS: 'One address (of IPv6 a network, /64)',
  ACCOUNT: 'One account',
  TOKEN: 'One token',
  BOT: 'One bot',
  SERVER: 'The server',
};

const HEAD = `# Limits

What one may ask of a server that is set up as it comes; \`{ limits { rule scope maximum what refusal httpStatus closeCode setting } }\` asks a running one.
Whoever asks for more is refused that one thing, and what he has goes on. \`extensions\` of the refusal has the \`code\`, the \`rule\`, the \`number\` that it would be and the \`maximum\`; where waiting helps it has \`retryAfter\` in seconds, over HTTP in the header \`Retry-After\` too.

## What an operation costs

Every answer to a query or a mutation says it in \`extensions.cost\`: \`asked\` is counted from the document before anything is done, \`actual\` is the number of fields in the answer where that is less, and the difference is given back. \`left\` points remain of \`maximum\`, all of which are there again in \`refillSeconds\`. \`by\` says whose points they are: those of the \`account\`; of everybody at the \`address\` who is not signed in; or, where a program comes by a token, of the one that has least left: the \`token\` itself, all \`tokens\` of its owner together, and the account. So a program that runs away takes nothing from the others, nor from the pages of its owner. Over HTTP the headers \`RateLimit-Policy\` and \`RateLimit\` say the same. A subscription costs what its document asks for once, when it begins.
`;

/** The text of docs/limits.md: every limit with its maximum, by what it counts for. */
export function limitsDocument(): string {
  const limits = limitsOf(USUAL_LIMITS);
  const parts = Object.entries(TITLES).map(([scope, title]) => {
    const rows = limits.filter((limit) => limit.scope === scope).map(rowOf);
    return `\n## ${title}\n\n| rule | at most | what is counted | who asks for more is told | set by |\n|---|---|---|---|---|\n${rows.join('')}`;
  });
  return HEAD + parts.join('');
}

function rowOf({ rule, maximum, what, refusal, httpStatus, closeCode, setting }: Limit): string {
  const told = [
    refusal,
    ...(httpStatus === undefined ? [] : [`HTTP ${httpStatus}`]),
    ...(closeCode === undefined ? [] : [`WebSocket ${closeCode}`]),
  ];
  const cells = [rule, maximum.toLocaleString('en'), what, told.join(', '), setting === null ? '' : `\`${setting}\``];
  return `| ${cells.join(' | ')} |\n`;
}
