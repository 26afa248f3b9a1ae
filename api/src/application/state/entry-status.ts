import { takesPart, type EntryRecord } from '../../store/reading/entry.ts';

/** How a player stands in his tournament. */
export type EntryStatus = 'TAKES_PART' | 'INVITED' | 'WITHDRAWN' | 'DISQUALIFIED' | 'OUT';

/** How he stands: a disqualification outweighs a withdrawal, and either outweighs what became of his invitation. */
export function entryStatus(entry: Pick<EntryRecord, 'invitation' | 'withdrawnAt' | 'disqualifiedAt'>): EntryStatus {
  if (entry.disqualifiedAt !== null) return 'DISQUALIFIED';
  if (entry.withdrawnAt !== null) return 'WITHDRAWN';
  if (!takesPart(entry)) return 'OUT';
  return entry.invitation === 'SENT' ? 'INVITED' : 'TAKES_PART';
}
