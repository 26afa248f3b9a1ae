import type { Proxy } from './proxy.ts';
import type { Stage } from './stage.ts';
import type { Subject, Told } from './subject.ts';

/** Everything that a rule is judged by. */
export interface Scene {
  readonly stage: Stage;
  readonly proxy: Proxy;
  readonly subject: Subject;
  /** For how many milliseconds something is waited for. */
  readonly patience: number;
}

/** Why a rule is broken; null: it is kept. */
export type Reason = string | null;

const isSnapshot = ({ kind }: Told): boolean => kind.endsWith('Snapshot');
const listed = (versions: readonly number[]): string => versions.join(', ');

/** The last version that was told. */
export function lastTold({ subject }: Scene): number {
  return subject.told.at(-1)?.version ?? 0;
}

/** Lets something happen and answers why it was not told as it happened: every version once and in order, without a snapshot. */
export async function tells(scene: Scene, happen: () => Promise<number>): Promise<Reason> {
  const { subject, patience } = scene;
  const from = lastTold(scene);
  const begin = subject.told.length;
  const to = await happen();
  await subject.until((told) => told.slice(begin).some(({ version }) => version >= to), patience);
  const told = subject.told.slice(begin);
  const expected = Array.from({ length: to - from }, (_none, index) => from + 1 + index);
  const missing = expected.filter((version) => !told.some((one) => !isSnapshot(one) && one.version === version));
  const snapshot = told.find(isSnapshot);
  if (snapshot !== undefined)
    return `it began anew with a snapshot at ${snapshot.version}, and never told ${listed(missing)}`;
  if (missing.length > 0) return `it never told ${listed(missing)}${subject.hasEnded() ? ': it has ended' : ''}`;
  const versions = told.map(({ version }) => version);
  const isInOrder = versions.every((version, index) => index === 0 || version > versions[index - 1]!);
  return isInOrder ? null : `it told ${listed(versions)}, which is out of order or more than once`;
}

/** Shuts the door, lets something happen behind it, and opens it again after so many milliseconds. */
export async function behindTheDoor({ proxy, stage }: Scene, count: number, milliseconds = 0): Promise<number> {
  proxy.trouble.isShut = true;
  proxy.cut();
  const to = await stage.happen(count);
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  proxy.trouble.isShut = false;
  return to;
}

/** The first subscription after this many, within patience; null when none comes. */
export async function subscriptionAfter(
  { proxy: { seen }, patience }: Scene,
  count: number,
): Promise<{ readonly after: number | null; readonly at: number } | null> {
  const until = Date.now() + patience;
  while (seen.subscriptions.length <= count && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return seen.subscriptions[count] ?? null;
}
