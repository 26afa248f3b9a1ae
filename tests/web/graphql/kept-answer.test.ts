import { describe, expect, test } from 'vitest';
import { shallowRef } from 'vue';
import { keptAnswer } from '../../../web/src/graphql/kept-answer.ts';

type Step = { readonly answer?: string | null | undefined; readonly question?: number };

/** What is kept after these steps, the answer of each written before its question, as the client does. */
function after(steps: readonly Step[]): string | undefined {
  const answer = shallowRef<string | undefined>(undefined);
  const question = shallowRef<number | undefined>(undefined);
  const kept = keptAnswer(answer, () => question.value);
  for (const step of steps) {
    if ('answer' in step) answer.value = step.answer as string | undefined;
    if ('question' in step) question.value = step.question;
  }
  return kept.value;
}

describe('the answer that a page goes on showing', () => {
  test.each<[string, readonly Step[], string | undefined]>([
    ['nothing before the first answer', [], undefined],
    ['the answer', [{ answer: 'six', question: 1 }], 'six'],
    ['the newer answer', [{ answer: 'six', question: 1 }, { answer: 'seven' }], 'seven'],
    ['still the answer when the next one comes out empty', [{ answer: 'six', question: 1 }, { answer: null }], 'six'],
    ['still the answer when the next one fails', [{ answer: 'six', question: 1 }, { answer: undefined }], 'six'],
    [
      'what comes after the empty one',
      [{ answer: 'six', question: 1 }, { answer: null }, { answer: 'seven', question: 1 }],
      'seven',
    ],
    [
      'the answer to another question',
      [
        { answer: 'six', question: 1 },
        { answer: 'ten', question: 2 },
      ],
      'ten',
    ],
    [
      'nothing of the question before',
      [
        { answer: 'six', question: 1 },
        { answer: undefined, question: 2 },
      ],
      undefined,
    ],
  ])('%s', (_case, steps, kept) => {
    expect(after(steps)).toBe(kept);
  });
});
