import type { HandedAnswers } from './graphql/handed-answers.ts';
import type { ExecutionResult } from '@urql/vue';
import { hiddenHere } from './hidden/hidden-here.ts';
import { keptLink } from './link/kept-link.ts';
import type { FirstView } from './ui/first-view.ts';

/** What the server gives with a page that it has drawn. */
export interface HandedPage extends FirstView {
  readonly language: string;
  /** By the keys of the questions. */
  readonly answers: readonly (readonly [key: number, answer: ExecutionResult])[];
}

/** The id of the element that has it, as JSON. */
export const HANDED = 'handed';

/** What came with this page, to be taken over in this language; null: the server has drawn nothing, or something for another reader. */
export function takeHanded(language: string): { readonly view: FirstView; readonly answers: HandedAnswers } | null {
  const element = document.querySelector(`#${HANDED}`);
  if (element === null) return null;
  element.remove();
  const { answers, ...page } = JSON.parse(element.textContent) as HandedPage;
  // Who plays by a link asks as somebody, and the server has drawn for nobody; who hides results here would see them.
  if (page.language !== language || keptLink !== null || hiddenHere.value.size > 0) return null;
  return { view: page, answers: new Map(answers) };
}
