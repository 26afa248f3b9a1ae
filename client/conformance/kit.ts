import { openProxy } from './proxy.ts';
import { RULES } from './rules.ts';
import type { Rule } from './rules.ts';
import type { Reason, Scene } from './scene.ts';
import { openStage } from './stage.ts';
import { startSubject } from './subject.ts';

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
}

/** How one rule was kept. */
export interface Verdict {
  readonly rule: Rule;
  readonly reason: Reason;
}

/** Tries a client by every rule, and hands over each verdict as it is found; what happens on the server is cancelled at the end. */
export async function* tryClient({ url, token, command, patience }: Trial): AsyncGenerator<Verdict, void, void> {
  const stage = await openStage(url, token);
  const proxy = await openProxy(url);
  const subject = startSubject(command, { BARAZA: proxy.url, TOURNAMENT: stage.tournamentId });
  const scene: Scene = { stage, proxy, subject, patience };
  try {
    for (const rule of RULES) {
      const reason = await rule.judge(scene);
      yield { rule, reason: reason ?? (subject.hasEnded() && rule.number < RULES.length ? 'it has ended' : null) };
    }
  } finally {
    subject.stop();
    await proxy.close();
    await stage.close();
  }
}
