import { invariant } from '../../../kernel/assert.ts';
import type { TournamentId } from '../../../kernel/ids.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { Topic } from '../../../store/topic.ts';
import { tournamentTopic } from '../../events.ts';
import { kept, listened } from '../channels.ts';
import type { Feed, Source } from '../feed.ts';
import type { WatchedEvent } from '../watched-event.ts';
import { iterate } from '../iterate.ts';
import type { TopicChannel } from '../topic-channel.ts';
import { unknownPlace } from '../unknown-place.ts';
import type { FeedWorld } from '../world.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { openTableChannel, type TableChannel } from './table-channel.ts';

/** So many tournaments whose tables nobody watches any more are remembered, for those who come again. */
const MOST_LEFT = 20;

/** Watches the tables of tournaments. Whoever comes again is told what has changed since, where this process has seen how they stood. */
export function tableWatch(world: FeedWorld, follow: (topic: Topic) => TopicChannel): Feed['watchTables'] {
  const channels = new Map<TournamentId, TableChannel>();
  const ledgers = new Map<TournamentId, Ledger>();

  function ledgerOf(tournament: TournamentId): Ledger {
    const ledger = ledgers.get(tournament) ?? createLedger();
    // The one that was used last stands last.
    ledgers.delete(tournament);
    ledgers.set(tournament, ledger);
    const left = [...ledgers.keys()].filter((id) => id !== tournament && !channels.has(id));
    for (const id of left.slice(0, Math.max(0, left.length - MOST_LEFT))) ledgers.delete(id);
    return ledger;
  }

  return async (tournament, after, groups) => {
    const topic = tournamentTopic(tournament);
    const unknown = await unknownPlace(world.db, topic, after);
    if (unknown !== null) return err(unknown);
    const channel = listened<TableChannel>();
    const open = (gone: () => void): TableChannel =>
      openTableChannel(world, { tournament, topic: follow(topic), ledger: ledgerOf(tournament) }, gone);
    const source: Source<WatchedEvent> = {
      key: `tables ${tournament} ${groups === null ? '' : [...groups].toSorted().join(' ')}`,
      after,
      listen: (listener) => channel.keep(kept(channels, tournament, open)).listen(groups, listener),
      ready: () => channel.get().ready,
      // Who joins others asks the channel that they listen to: his own source listens to nothing.
      async open() {
        const there = channels.get(tournament);
        invariant(there !== undefined, 'tables are listened to before they are opened');
        return there.open(after, groups);
      },
      [Symbol.asyncIterator]: () => iterate(source, world.db),
    };
    return ok(source);
  };
}
