import { ok, refuse } from '#kit/pure/result.ts';
import { liveStream, MAX_TOPICS, type Bye } from '#kit/sync/live.ts';
import { serve, type Served, type Session } from '../context.ts';
import { ANNOUNCED, readAnnounced } from '../database/announce.ts';
import type { Database } from '../database/database.ts';
import { headsOf, rowsOf } from '../sync/sequence.ts';
import { createHub } from './hub.ts';
import type { Listening } from './listen.ts';
import { openStream, type Stream } from './stream.ts';

export interface LiveParts {
  readonly db: Database;
  readonly listening: Listening;
  /** A user's own topics besides `rows`, with the database channel that names the user. */
  readonly own?: Readonly<Record<string, string>>;
  /** Shared topics, by the word before the colon: who may subscribe. */
  readonly open?: Readonly<Record<string, (session: Session, which: string) => boolean | Promise<boolean>>>;
  /** Database channel that names ended sessions, whose streams end with them. */
  readonly endedSessions?: string;
  /** The sessions that are still valid: sessions also expire. */
  readonly livingSessions: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly beatMs?: number;
  readonly mostStreams?: number;
}
export interface Live {
  readonly operations: readonly Served[];
  /** Streams in this process. */
  count(): number;
  /** Closes all streams and asks each client to reconnect. */
  stop(): void;
}

/** Shorter than the timeout of proxies and mobile networks, which is half a minute and more. */
const BEAT_MS = 25_000;
/** One per browser; a stream of a phone that lost its network counts until the connection times out. */
const MAX_PER_USER = 6;
const MAX_STREAMS = 5_000;

export const liveServer = (parts: LiveParts): Live => {
  const {
    db,
    listening,
    own = {},
    open = {},
    livingSessions,
    beatMs = BEAT_MS,
    mostStreams = MAX_STREAMS,
  } = parts;
  const clash = ['rows', ...Object.keys(own), ...Object.keys(open)].filter(
    (name, i, names) => names.indexOf(name) !== i,
  );
  if (clash.length > 0) throw new TypeError(`two topics share the name ${clash.join(', ')}`);
  const hub = createHub();
  const streams = new Map<string, Set<Stream>>();
  let count = 0;
  let deafBeats = 0;
  let stopping = false;

  const all = (): Stream[] => [...streams.values()].flatMap((some) => [...some]);
  const closed = (stream: Stream): void => {
    const mine = streams.get(stream.session.userId);
    if (!mine?.delete(stream)) return;
    if (mine.size === 0) streams.delete(stream.session.userId);
    hub.remove(stream);
    count -= 1;
  };
  const endAll = (some: readonly Stream[], why: Bye): void => {
    for (const stream of some) stream.end(why);
  };

  const heads = (userIds: readonly string[]) => db.asSystem((tx) => headsOf(tx, userIds));
  /**
   * Messages may have been missed: sends everybody the current positions, so that clients fetch only what has
   * changed.
   */
  const afterGap = async (): Promise<void> => {
    const there = await heads([...streams.keys()]);
    for (const stream of all()) stream.stand('again', { rows: there.get(stream.session.userId) ?? 0 });
  };
  const endOf = (isOver: (sessionId: string) => boolean): void =>
    endAll(
      all().filter(({ session }) => isOver(session.sessionId)),
      'signed_out',
    );
  const dropEnded = async (): Promise<void> => {
    const asked = new Set(all().map(({ session }) => session.sessionId));
    const living = await livingSessions([...asked]);
    endOf((id) => asked.has(id) && !living.has(id));
  };
  // What the database does not answer now is retried at the next beat.
  const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);

  const heard = (message: string): void => {
    for (const [topic, at] of readAnnounced(message)) hub.moved(topic, at);
  };
  const leave = [
    listening.listenTo(ANNOUNCED, heard, () => {
      if (count > 0) quietly(afterGap());
    }),
    ...(parts.endedSessions
      ? [
          listening.listenTo(
            parts.endedSessions,
            (ended) => endOf((id) => id === ended),
            () => {
              if (count > 0) quietly(dropEnded());
            },
          ),
        ]
      : []),
    ...Object.entries(own).map(([name, channel]) =>
      listening.listenTo(
        channel,
        (userId) => hub.moved(`${name}:${userId}`, 0),
        () => undefined,
      ),
    ),
  ];

  const beat = setInterval(() => {
    if (count === 0) return;
    deafBeats = listening.isSound() ? 0 : deafBeats + 1;
    // A process without database notifications answers "busy": another one may have them.
    if (deafBeats > 1) return endAll(all(), 'restart');
    for (const stream of all()) stream.beat();
    quietly(dropEnded());
  }, beatMs);
  beat.unref();

  const topicsFor = async (
    session: Session,
    asked: string | undefined,
  ): Promise<ReadonlyMap<string, string>> => {
    const topics = new Map([
      [rowsOf(session.userId), 'rows'],
      ...Object.keys(own).map((name) => [`${name}:${session.userId}`, name] as const),
    ]);
    for (const topic of (asked?.split(',') ?? []).slice(0, MAX_TOPICS)) {
      const [name = '', which = ''] = topic.split(':');
      if (Object.hasOwn(open, name) && (await open[name]!(session, which))) topics.set(topic, topic);
    }
    return topics;
  };

  const begin = async (session: Session, asked: string | undefined): Promise<Stream> => {
    const topics = await topicsFor(session, asked);
    const mine = streams.get(session.userId) ?? new Set<Stream>();
    // Closes the oldest: its client has most likely left.
    while (mine.size >= MAX_PER_USER) mine.values().next().value!.end('crowded');
    const stream = openStream(session, topics, closed);
    streams.set(session.userId, mine.add(stream));
    hub.add(stream);
    count += 1;
    // Read after subscribing, so that no change is missed in between.
    try {
      stream.stand('hello', { rows: (await heads([session.userId])).get(session.userId) ?? 0 });
    } catch (error) {
      stream.body.destroy();
      throw error;
    }
    return stream;
  };

  const stream = serve(liveStream, async ({ session, headers }, { query }) => {
    if (!headers.accept?.includes('text/event-stream')) return refuse('request.invalid');
    if (stopping || count >= mostStreams || !listening.isSound()) return refuse('server.busy');
    return ok({ body: (await begin(session, query.topics)).body, cache: 'no-store, no-transform' });
  });

  return {
    operations: [stream],
    count: () => count,
    stop: () => {
      stopping = true;
      clearInterval(beat);
      hub.stop();
      for (const stop of leave) stop();
      endAll(all(), 'restart');
    },
  };
};
