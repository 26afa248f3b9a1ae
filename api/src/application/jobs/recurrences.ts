import { invariant } from '../../kernel/assert.ts';
import { MINUTE, plus, type Instant } from '../../kernel/time.ts';
import { lastEditions } from '../../store/reading/recurrence.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { holdAgain } from '../commands/recurrence/hold-again.ts';
import { openRegistration } from '../commands/tournament/open-registration.ts';
import type { AppContext } from '../context.ts';
import { nextEdition, startOf } from '../state/editions.ts';
import type { JobWorld } from './job.ts';
import { workWhenDue } from './when-due.ts';

/** Makes and opens each edition of a tournament that is held again and again when it is time. Source: Common 4.11. */
export async function runRecurrences(world: JobWorld): Promise<void> {
  await workWhenDue(world, { topics: ['tournament'], work: () => holdDue(world) });
}

async function holdDue({ db, now, entropy, report }: JobWorld): Promise<Instant | null> {
  const context: AppContext = { db, now, entropy, actor: { kind: 'system' } };
  const due: Instant[] = [];
  for (const tournament of await lastEditions(db.prisma)) {
    try {
      const next = await holdNext(context, tournament);
      if (next !== null) due.push(next);
    } catch (failure) {
      report(failure);
      due.push(plus(now(), MINUTE));
    }
  }
  return due.toSorted((a, b) => a - b)[0] ?? null;
}

/** Makes and opens the next edition if it is time, and answers when to come again; null: when something changes. */
async function holdNext(context: AppContext, last: TournamentRecord): Promise<Instant | null> {
  const { recurrence, edition, status } = last;
  const start = startOf(last);
  if (recurrence === null || start === null) return null;
  // Cut short between the two, it was made and is not open yet.
  const isMade = status === 'DRAFT' && edition !== 1;
  const { opensAt } = nextEdition(recurrence, start, context.now());
  if (!isMade && context.now() < opensAt) return opensAt;
  const made = isMade ? null : await holdAgain(context, { tournamentId: last.id });
  if (made !== null && !made.ok) {
    invariant(made.error.kind === 'wrong-status', `another edition of ${last.id} can be made`);
    return null;
  }
  const opened = await openRegistration(context, { tournamentId: made?.value.tournamentId ?? last.id });
  invariant(opened.ok || opened.error.kind === 'wrong-status', `the edition after ${last.id} can be opened`);
  return null;
}
