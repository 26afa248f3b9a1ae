import { shallowRef, watch, type ShallowRef } from 'vue';
import type { Explored } from '../analysis/use-variations.ts';
import { lineTo, type Chapter } from './chapter.ts';

/** The board of a step. */
export interface ShownStep<Position> {
  readonly chapter: string;
  /** From 0. */
  readonly index: number;
  readonly position: Position;
  /** What stood on the board before, where the step is a move that was just made; null: nothing is to be seen moving. */
  readonly before: Position | null;
}

export interface ChapterSteps<Position> {
  /** Null before the first answer. */
  readonly shown: Readonly<ShallowRef<ShownStep<Position> | null>>;
  /** Why there is no board, in the server’s words. */
  readonly refusal: Readonly<ShallowRef<string | null>>;
  look(index: number): Promise<void>;
}

/** Steps through chapters: `explore` asks for the position after moves from a start, each once. */
export function useChapterSteps<Start, Position>(
  chapter: () => Chapter<Start>,
  explore: (start: Start, moves: readonly string[]) => Promise<Explored<Position>>,
): ChapterSteps<Position> {
  const shown = shallowRef<ShownStep<Position> | null>(null);
  const refusal = shallowRef<string | null>(null);
  const known = new Map<string, Position>();
  let run = 0;

  async function ask(of: Chapter<Start>, index: number): Promise<Explored<Position>> {
    const name = `${of.key} ${index}`;
    const position = known.get(name);
    if (position !== undefined) return { kind: 'position', position };
    const { start, moves } = lineTo(of, index);
    const answer = await explore(start, moves);
    if (answer.kind === 'position') known.set(name, answer.position);
    return answer;
  }

  async function look(index: number): Promise<void> {
    const mine = ++run;
    const of = chapter();
    const step = of.steps[index];
    if (!step) return;
    const answer = await ask(of, index);
    if (mine !== run) return;
    refusal.value = answer.kind === 'refused' ? answer.message : null;
    if (answer.kind !== 'position') return;
    const from = shown.value;
    const isOn = step.move !== undefined && from?.chapter === of.key && from.index === index - 1;
    shown.value = { chapter: of.key, index, position: answer.position, before: isOn ? from.position : null };
    if (index + 1 < of.steps.length) await ask(of, index + 1);
  }

  watch(
    () => chapter().key,
    () => void look(0),
    { immediate: true },
  );
  return { shown, refusal, look };
}
