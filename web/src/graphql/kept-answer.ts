import { shallowRef, watch, type Ref } from 'vue';

/**
 * What has been answered to one question, kept for as long as that question is asked: an answer of which the cache has forgotten
 * a part comes out empty, and is asked for again (`wholeAnswers`). What the reader has begun to fill in on the page must not go
 * with it.
 */
export function keptAnswer<Data>(
  answer: Ref<Data | undefined>,
  question: () => number | undefined,
): Ref<Data | undefined> {
  const kept = shallowRef(answer.value);
  watch(
    [answer, question],
    ([now, asked], [, askedBefore]) => {
      const isEmpty = now === undefined || now === null;
      if (!isEmpty || asked !== askedBefore) kept.value = isEmpty ? undefined : now;
    },
    { flush: 'sync' },
  );
  return kept;
}
