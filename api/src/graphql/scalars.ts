import { Kind } from 'graphql';
import { badUserInput } from './bad-user-input.ts';
import { builder } from './builder.ts';
import { formatIsoInstant, parseIsoInstant } from './iso-instant.ts';
import type { Instant } from '../kernel/time.ts';

builder.scalarType('DateTime', {
  description:
    'An instant of ISO 8601, always with its offset: `2026-11-21T08:00:00.000Z`. Answers are in UTC with milliseconds; input may have any offset.',
  specifiedByURL: 'https://datatracker.ietf.org/doc/html/rfc3339',
  serialize: formatIsoInstant,
  parseValue: readDateTime,
  parseLiteral: (node) => readDateTime(node.kind === Kind.STRING ? node.value : null),
});

function readDateTime(value: unknown): Instant {
  const at = typeof value === 'string' ? parseIsoInstant(value) : null;
  if (at === null) {
    throw badUserInput('A DateTime is text of ISO 8601 with its offset, such as 2026-11-21T08:00:00Z.');
  }
  return at;
}
