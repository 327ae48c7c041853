import type { CloseReason } from '#kit/sync/live.ts';
import type { Session } from '../context.ts';
import type { Hub } from './hub.ts';
import { openStream, type Stream } from './stream.ts';

export interface OpenStreams {
  /** Streams in this process. */
  count(): number;
  /** The users who have a stream. */
  userIds(): string[];
  all(): Stream[];
  /** Opens a stream that receives the changes of these topics. */
  open(session: Session, topics: ReadonlyMap<string, string>): Stream;
  /** Ends these streams; each client gets the reason. */
  end(streams: readonly Stream[], why: CloseReason): void;
}

/** One per browser; a stream of a phone that lost its network counts until the connection times out. */
const MAX_PER_USER = 6;

/** The open streams of this process, by user. */
export const createOpenStreams = (hub: Pick<Hub, 'add' | 'remove'>): OpenStreams => {
  const byUser = new Map<string, Set<Stream>>();
  let count = 0;

  const remove = (stream: Stream): void => {
    const userStreams = byUser.get(stream.session.userId);
    if (!userStreams?.delete(stream)) return;
    if (userStreams.size === 0) byUser.delete(stream.session.userId);
    hub.remove(stream);
    count -= 1;
  };

  return {
    count: () => count,
    userIds: () => [...byUser.keys()],
    all: () => [...byUser.values()].flatMap((some) => [...some]),
    open: (session, topics) => {
      const userStreams = byUser.get(session.userId) ?? new Set<Stream>();
      // Closes the oldest: its client has most likely left.
      while (userStreams.size >= MAX_PER_USER) userStreams.values().next().value!.end('crowded');
      const stream = openStream(session, topics, remove);
      byUser.set(session.userId, userStreams.add(stream));
      hub.add(stream);
      count += 1;
      return stream;
    },
    end: (streams, why) => {
      for (const stream of streams) stream.end(why);
    },
  };
};
