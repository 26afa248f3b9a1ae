import { lineTo, type Chapter } from '../../../web/src/how-to-play/chapter.ts';

/** What `ask` answers for each step of the chapter with this key. */
export function stepsOf<Start, Answer>(
  chapters: readonly Chapter<Start>[],
  key: string,
  ask: (start: Start, moves: readonly string[]) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const chapter = chapters.find((one) => one.key === key);
  if (chapter === undefined) throw new Error(`There is no chapter ${key}`);
  const lines = chapter.steps.map((_step, index) => lineTo(chapter, index));
  return Promise.all(lines.map(({ start, moves }) => ask(start, moves)));
}
