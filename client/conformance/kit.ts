import { openProxy } from './proxy.ts';
import { RULES } from './rules.ts';
import type { Rule } from './rules.ts';
import type { Reason, Scene } from './scene.ts';
import { openStage } from './stage.ts';
import type { Stage } from './stage.ts';
import { startSubject } from './subject.ts';
import { TABLE_RULES } from './table-rules.ts';
import { openTableStage } from './table-stage.ts';

/** What is tried, and with whom. */
export interface Trial {
  /** The address of a real server. */
  readonly url: string;
  /** A token with `DIRECT`, for the tournament in which something happens. */
  readonly token: string;
  /** The client under test: a program and its arguments. */
  readonly command: readonly string[];
  /** For how many milliseconds something is waited for. */
  readonly patience: number;
  /** Whether it watches tables, and tells them. */
  readonly isOfTables: boolean;
}

interface JudgedRule<TheStage> extends Pick<Rule, 'number' | 'sentence'> {
  readonly judge: (scene: Scene & { readonly stage: TheStage }) => Promise<Reason>;
}

/** How one rule was kept. */
export interface Verdict {
  readonly rule: Pick<Rule, 'number' | 'sentence'>;
  readonly reason: Reason;
}

/** Tries a client by every rule, and hands over each verdict as it is found; what happens on the server is cancelled at the end. */
export async function* tryClient(trial: Trial): AsyncGenerator<Verdict, void, void> {
  const { url, token, isOfTables } = trial;
  if (isOfTables) yield* tryBy(TABLE_RULES, trial, await openTableStage(url, token));
  else yield* tryBy(RULES, trial, await openStage(url, token));
}

async function* tryBy<TheStage extends Stage>(
  rules: readonly JudgedRule<TheStage>[],
  { url, command, patience }: Trial,
  stage: TheStage,
): AsyncGenerator<Verdict, void, void> {
  const proxy = await openProxy(url);
  const subject = startSubject(command, { BARAZA: proxy.url, TOURNAMENT: stage.tournamentId });
  const scene = { stage, proxy, subject, patience };
  try {
    for (const [index, rule] of rules.entries()) {
      const reason = await rule.judge(scene);
      yield { rule, reason: reason ?? (subject.hasEnded() && index < rules.length - 1 ? 'it has ended' : null) };
    }
  } finally {
    subject.stop();
    await proxy.close();
    await stage.close();
  }
}
