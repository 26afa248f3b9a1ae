import { invariant } from '../../kernel/assert.ts';

/** The channel under this key, opened when it is not there and forgotten when it says that it is gone. */
export function kept<Key, Channel>(
  channels: Map<Key, Channel>,
  key: Key,
  open: (gone: () => void) => Channel,
): Channel {
  const known = channels.get(key);
  if (known !== undefined) return known;
  const opened: Channel = open(() => {
    if (channels.get(key) === opened) channels.delete(key);
  });
  channels.set(key, opened);
  return opened;
}

/** The channel that a source listens to; it opens only after it has begun to listen. */
export function listened<Channel>(): { keep(channel: Channel): Channel; get(): Channel } {
  let listenedTo: Channel | null = null;
  return {
    keep: (channel) => (listenedTo = channel),
    get() {
      invariant(listenedTo !== null, 'a source is listened to before it is opened');
      return listenedTo;
    },
  };
}
