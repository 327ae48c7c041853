import { ok, refuse } from '#kit/pure/result.ts';
import { liveStream, MAX_TOPICS, type CloseReason } from '#kit/sync/live.ts';
import { serve, type ServedOperation, type Session } from '../context.ts';
import { LIVE_CHANNEL, parseAnnouncement } from '../database/announce.ts';
import type { Database } from '../database/database.ts';
import { headsOf, rowsTopic } from '../sync/sequence.ts';
import { createHub } from './hub.ts';
import type { NotificationListener } from './listen.ts';
import { openStream, type Stream } from './stream.ts';

export interface LiveParts {
  readonly db: Database;
  readonly listening: NotificationListener;
  /** A user's own topics besides `rows`, with the database channel that names the user. */
  readonly userTopics?: Readonly<Record<string, string>>;
  /** Shared topics by their prefix (before the colon), with the check of who may subscribe. */
  readonly sharedTopics?: Readonly<
    Record<string, (session: Session, which: string) => boolean | Promise<boolean>>
  >;
  /** Database channel that names ended sessions, whose streams end with them. */
  readonly endedSessions?: string;
  /** The sessions that are still valid: sessions also expire. */
  readonly findActiveSessions: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly heartbeatMs?: number;
  readonly maxStreams?: number;
}
export interface Live {
  readonly operations: readonly ServedOperation[];
  /** Streams in this process. */
  count(): number;
  /** Closes all streams and asks each client to reconnect. */
  stop(): void;
}

/** Shorter than the timeout of proxies and mobile networks, which is half a minute and more. */
const HEARTBEAT_MS = 25_000;
/** One per browser; a stream of a phone that lost its network counts until the connection times out. */
const MAX_PER_USER = 6;
const MAX_STREAMS = 5_000;

export const liveServer = (parts: LiveParts): Live => {
  const {
    db,
    listening,
    userTopics = {},
    sharedTopics = {},
    findActiveSessions,
    heartbeatMs = HEARTBEAT_MS,
    maxStreams = MAX_STREAMS,
  } = parts;
  const duplicateNames = ['rows', ...Object.keys(userTopics), ...Object.keys(sharedTopics)].filter(
    (name, i, names) => names.indexOf(name) !== i,
  );
  if (duplicateNames.length > 0)
    throw new TypeError(`two topics share the name ${duplicateNames.join(', ')}`);
  const hub = createHub();
  const streams = new Map<string, Set<Stream>>();
  let count = 0;
  let unreliableBeats = 0;
  let stopping = false;

  const all = (): Stream[] => [...streams.values()].flatMap((some) => [...some]);
  const removeStream = (stream: Stream): void => {
    const userStreams = streams.get(stream.session.userId);
    if (!userStreams?.delete(stream)) return;
    if (userStreams.size === 0) streams.delete(stream.session.userId);
    hub.remove(stream);
    count -= 1;
  };
  const endAll = (some: readonly Stream[], why: CloseReason): void => {
    for (const stream of some) stream.end(why);
  };

  const heads = (userIds: readonly string[]) => db.asSystem((tx) => headsOf(tx, userIds));
  /**
   * Messages may have been missed: sends everybody the current positions, so that clients fetch only what has
   * changed.
   */
  const afterGap = async (): Promise<void> => {
    const positions = await heads([...streams.keys()]);
    for (const stream of all())
      stream.sendPositions('again', { rows: positions.get(stream.session.userId) ?? 0 });
  };
  const endSessions = (hasEnded: (sessionId: string) => boolean): void =>
    endAll(
      all().filter(({ session }) => hasEnded(session.sessionId)),
      'signed_out',
    );
  const endExpiredStreams = async (): Promise<void> => {
    const sessionIdsBefore = new Set(all().map(({ session }) => session.sessionId));
    const activeIds = await findActiveSessions([...sessionIdsBefore]);
    endSessions((id) => sessionIdsBefore.has(id) && !activeIds.has(id));
  };
  // Failed queries are ignored: the next heartbeat runs them again.
  const ignoreErrors = (work: Promise<unknown>): void => void work.catch(() => undefined);

  const onAnnouncement = (message: string): void => {
    for (const [topic, at] of parseAnnouncement(message)) hub.notifyChange(topic, at);
  };
  const unsubscribers = [
    listening.listenTo(LIVE_CHANNEL, onAnnouncement, () => {
      if (count > 0) ignoreErrors(afterGap());
    }),
    ...(parts.endedSessions
      ? [
          listening.listenTo(
            parts.endedSessions,
            (ended) => endSessions((id) => id === ended),
            () => {
              if (count > 0) ignoreErrors(endExpiredStreams());
            },
          ),
        ]
      : []),
    ...Object.entries(userTopics).map(([name, channel]) =>
      listening.listenTo(
        channel,
        (userId) => hub.notifyChange(`${name}:${userId}`, 0),
        () => undefined,
      ),
    ),
  ];

  const beat = setInterval(() => {
    if (count === 0) return;
    unreliableBeats = listening.isReliable() ? 0 : unreliableBeats + 1;
    // A process without database notifications answers "busy": another one may have them.
    if (unreliableBeats > 1) return endAll(all(), 'restart');
    for (const stream of all()) stream.sendHeartbeat();
    ignoreErrors(endExpiredStreams());
  }, heartbeatMs);
  beat.unref();

  const topicsFor = async (
    session: Session,
    requestedTopics: string | undefined,
  ): Promise<ReadonlyMap<string, string>> => {
    const topics = new Map([
      [rowsTopic(session.userId), 'rows'],
      ...Object.keys(userTopics).map((name) => [`${name}:${session.userId}`, name] as const),
    ]);
    for (const topic of (requestedTopics?.split(',') ?? []).slice(0, MAX_TOPICS)) {
      const [name = '', which = ''] = topic.split(':');
      if (Object.hasOwn(sharedTopics, name) && (await sharedTopics[name]!(session, which)))
        topics.set(topic, topic);
    }
    return topics;
  };

  const openUserStream = async (session: Session, requestedTopics: string | undefined): Promise<Stream> => {
    const topics = await topicsFor(session, requestedTopics);
    const userStreams = streams.get(session.userId) ?? new Set<Stream>();
    // Closes the oldest: its client has most likely left.
    while (userStreams.size >= MAX_PER_USER) userStreams.values().next().value!.end('crowded');
    const stream = openStream(session, topics, removeStream);
    streams.set(session.userId, userStreams.add(stream));
    hub.add(stream);
    count += 1;
    // Read after subscribing, so that no change is missed in between.
    try {
      stream.sendPositions('hello', { rows: (await heads([session.userId])).get(session.userId) ?? 0 });
    } catch (error) {
      stream.body.destroy();
      throw error;
    }
    return stream;
  };

  const stream = serve(liveStream, async ({ session, headers }, { query }) => {
    if (!headers.accept?.includes('text/event-stream')) return refuse('request.invalid');
    if (stopping || count >= maxStreams || !listening.isReliable()) return refuse('server.busy');
    return ok({ body: (await openUserStream(session, query.topics)).body, cache: 'no-store, no-transform' });
  });

  return {
    operations: [stream],
    count: () => count,
    stop: () => {
      stopping = true;
      clearInterval(beat);
      hub.stop();
      for (const stop of unsubscribers) stop();
      endAll(all(), 'restart');
    },
  };
};
