import type { Db } from '../../store/client.ts';
import { topicVersion } from '../../store/event.ts';
import type { Topic } from '../../store/topic.ts';
import type { AfterUnknown } from './feed.ts';

/** Why somebody cannot go on after the version that he says he has: it is none of this topic. Null: he can. */
export async function unknownPlace(db: Db, topic: Topic, after: number | null): Promise<AfterUnknown | null> {
  if (after === null) return null;
  const version = await topicVersion(db, topic);
  if (after >= 0 && after <= version) return null;
  const message = `after: ${after} is no version of this topic, which stands at ${version}.`;
  return { kind: 'after-unknown', message };
}
