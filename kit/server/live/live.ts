import { ok, refuse } from '#kit/pure/result.ts';
import { liveStream, MAX_TOPICS } from '#kit/sync/live.ts';
import { serve, type ServedOperation, type Session } from '../context.ts';
import { LIVE_CHANNEL, parseAnnouncement } from '../database/announce.ts';
import type { Database } from '../database/database.ts';
import { headsOf, rowsTopic } from '../sync/sequence.ts';
import { createHub, type Hub } from './hub.ts';
import type { NotificationListener } from './listen.ts';
import { createOpenStreams, type OpenStreams } from './open-streams.ts';
import type { Stream } from './stream.ts';

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
const MAX_STREAMS = 5_000;

const assertUniqueNames = (topicNames: readonly string[]): void => {
  const duplicateNames = topicNames.filter((name, i) => topicNames.indexOf(name) !== i);
  if (duplicateNames.length > 0)
    throw new TypeError(`two topics share the name ${duplicateNames.join(', ')}`);
};

type TopicRules = Pick<LiveParts, 'userTopics' | 'sharedTopics'>;
/**
 * The user's own topics and the requested ones that the user may subscribe to, with their names for the
 * phone.
 */
const topicsFor = async (
  { userTopics = {}, sharedTopics = {} }: TopicRules,
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

/** Forwards the changes that writers announce to the hub. Returns the unsubscriber. */
const forwardAnnouncements = (listening: NotificationListener, hub: Hub, onGap: () => void): (() => void) =>
  listening.listenTo(
    LIVE_CHANNEL,
    (message) => {
      for (const [topic, at] of parseAnnouncement(message)) hub.notifyChange(topic, at);
    },
    onGap,
  );

/** Forwards the changes of users' own topics to the hub. Returns the unsubscribers. */
const forwardUserTopics = (
  listening: NotificationListener,
  hub: Hub,
  userTopics: Readonly<Record<string, string>>,
): (() => void)[] =>
  Object.entries(userTopics).map(([name, channel]) =>
    listening.listenTo(
      channel,
      (userId) => hub.notifyChange(`${name}:${userId}`, 0),
      () => undefined,
    ),
  );

/** Sends heartbeats and calls `onBeat` after each. Returns the function that stops it. */
const startHeartbeat = (
  streams: OpenStreams,
  { listening, heartbeatMs = HEARTBEAT_MS }: Pick<LiveParts, 'listening' | 'heartbeatMs'>,
  onBeat: () => void,
): (() => void) => {
  let unreliableBeats = 0;
  const beat = setInterval(() => {
    if (streams.count() === 0) return;
    unreliableBeats = listening.isReliable() ? 0 : unreliableBeats + 1;
    // A process without database notifications answers "busy": another one may have them.
    if (unreliableBeats > 1) return streams.end(streams.all(), 'restart');
    for (const stream of streams.all()) stream.sendHeartbeat();
    onBeat();
  }, heartbeatMs);
  beat.unref();
  return () => clearInterval(beat);
};

// Failed queries are ignored: the next heartbeat runs them again.
const ignoreErrors = (work: Promise<unknown>): void => void work.catch(() => undefined);

/** Ends the streams of sessions that ended. */
const createSessionEnder = (streams: OpenStreams, findActiveSessions: LiveParts['findActiveSessions']) => {
  const endSessions = (hasEnded: (sessionId: string) => boolean): void =>
    streams.end(
      streams.all().filter(({ session }) => hasEnded(session.sessionId)),
      'signed_out',
    );
  return {
    endSession: (sessionId: string): void => endSessions((id) => id === sessionId),
    endExpired: async (): Promise<void> => {
      const sessionIdsBefore = new Set(streams.all().map(({ session }) => session.sessionId));
      const activeIds = await findActiveSessions([...sessionIdsBefore]);
      endSessions((id) => sessionIdsBefore.has(id) && !activeIds.has(id));
    },
  };
};

export const liveServer = (parts: LiveParts): Live => {
  const { db, listening, userTopics = {}, sharedTopics = {}, maxStreams = MAX_STREAMS } = parts;
  assertUniqueNames(['rows', ...Object.keys(userTopics), ...Object.keys(sharedTopics)]);
  const hub = createHub();
  const streams = createOpenStreams(hub);
  const { endSession, endExpired } = createSessionEnder(streams, parts.findActiveSessions);
  let stopping = false;

  const heads = (userIds: readonly string[]) => db.asSystem((tx) => headsOf(tx, userIds));
  /**
   * Messages may have been missed: sends everybody the current positions, so that clients fetch only what has
   * changed.
   */
  const resendPositions = async (): Promise<void> => {
    const positions = await heads(streams.userIds());
    for (const stream of streams.all())
      stream.sendPositions('again', { rows: positions.get(stream.session.userId) ?? 0 });
  };

  const unsubscribers = [
    forwardAnnouncements(listening, hub, () => {
      if (streams.count() > 0) ignoreErrors(resendPositions());
    }),
    ...(parts.endedSessions
      ? [
          listening.listenTo(parts.endedSessions, endSession, () => {
            if (streams.count() > 0) ignoreErrors(endExpired());
          }),
        ]
      : []),
    ...forwardUserTopics(listening, hub, userTopics),
  ];
  const stopHeartbeat = startHeartbeat(streams, parts, () => ignoreErrors(endExpired()));

  const openUserStream = async (session: Session, requestedTopics: string | undefined): Promise<Stream> => {
    const stream = streams.open(session, await topicsFor(parts, session, requestedTopics));
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
    if (stopping || streams.count() >= maxStreams || !listening.isReliable()) return refuse('server.busy');
    return ok({ body: (await openUserStream(session, query.topics)).body, cache: 'no-store, no-transform' });
  });

  return {
    operations: [stream],
    count: () => streams.count(),
    stop: () => {
      stopping = true;
      stopHeartbeat();
      hub.stop();
      for (const stop of unsubscribers) stop();
      streams.end(streams.all(), 'restart');
    },
  };
};
