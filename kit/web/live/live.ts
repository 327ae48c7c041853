import { liveStream, type CloseReason, type TopicPositions } from '#kit/sync/live.ts';
import { reconnectDelay } from './backoff.ts';
import { maySubscribe, onMaySubscribeChange } from './live-conditions.ts';
import { requestLeadership } from './tab-leader.ts';

/** `at`: the topic's new sequence number; null when it has none or changes may have been missed. */
export type LiveListener = (at: number | null) => void;
export interface Live {
  /**
   * Subscribes to one of the user's topics (`rows`, `plans`) or a public one (`community:all`). Returns the
   * unsubscriber.
   */
  subscribe(topic: string, onMessage: LiveListener): () => void;
}

/** The part of EventSource that this module uses. Replaced in tests, as is the browser. */
export interface EventStream {
  addEventListener(type: string, listener: (event: { readonly data?: unknown }) => void): void;
  close(): void;
}
export interface LiveDeps {
  readonly open: (url: string) => EventStream;
  readonly canSubscribe: () => boolean;
  readonly watchCanSubscribe: (changed: () => void) => void;
  readonly lead: typeof requestLeadership;
  /** One tab forwards what it receives to the other tabs of this browser. */
  readonly tabChannel: {
    post(moved: TopicNumbers): void;
    listen(heard: (moved: TopicNumbers) => void): void;
  };
  readonly random: () => number;
}
type TopicNumbers = Readonly<Record<string, number | null>>;
/** All topics without numbers may have changed. */
const ALL_MAY_HAVE_CHANGED: TopicNumbers = { '*': null };

interface TopicSubscription {
  readonly topic: string;
  readonly onMessage: LiveListener;
}

/**
 * After `again` all phones may refetch at once, so refetches of topics without numbers are spread over this
 * time.
 */
const REFETCH_SPREAD_MS = 10_000;

/**
 * A new subscriber gets the last message if it is at most this old, because a deferred part of the page may
 * have fetched just before it.
 */
const REPLAY_WINDOW_MS = 15_000;

const parseData = (data: unknown): Record<string, unknown> => {
  try {
    const parsed: unknown = JSON.parse(String(data));
    return parsed && typeof parsed === 'object' ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

export const createLive = (parts: LiveDeps): Live => {
  const { random } = parts;
  const subscriptions = new Set<TopicSubscription>();
  /** The public topics of the current or pending stream. */
  let stream: { readonly topics: string; close(): void } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  /** Set after a failure until the delay is over. */
  let isBackingOff = false;
  /** The stream broke or could not be opened: screens may have missed messages. */
  let mayHaveMissed = false;
  /** The server reported that the session ended and has not opened a stream since. */
  let signedOut = false;
  /** The user's last notified row number, for subscribers that start later. */
  let rowsAt: number | null = null;
  /** The last message of each other topic, and its time. */
  const lastMessages = new Map<string, { readonly at: number | null; readonly time: number }>();

  const dispatch = (message: TopicNumbers): void => {
    if ('rows' in message) rowsAt = message['rows'] ?? null;
    for (const [topic, at] of Object.entries(message)) lastMessages.set(topic, { at, time: Date.now() });
    for (const { topic, onMessage } of subscriptions) {
      if (topic in message) onMessage(message[topic] ?? null);
      else if ('*' in message && topic !== 'rows') onMessage(null);
    }
  };
  const dispatchToAllTabs = (message: TopicNumbers): void => {
    dispatch(message);
    parts.tabChannel.post(message);
  };

  const closeStream = (): void => {
    stream?.close();
    [stream, rowsAt] = [null, null];
  };
  const handleDisconnect = (bye: CloseReason | null): void => {
    closeStream();
    [isBackingOff, mayHaveMissed] = [true, true];
    const pause = reconnectDelay(failures, bye, random());
    if (!bye) failures += 1;
    timer = pause === null ? undefined : setTimeout(retryNow, pause);
  };

  const openStream = (topics: string): EventStream => {
    const source = parts.open(
      topics ? `${liveStream.path}?topics=${encodeURIComponent(topics)}` : liveStream.path,
    );
    source.addEventListener('message', ({ data }) => dispatchToAllTabs(parseData(data) as TopicPositions));
    source.addEventListener('hello', ({ data }) => {
      [failures, signedOut] = [0, false];
      // On a first stream that opens at once, the screen has just fetched: skip `ALL_MAY_HAVE_CHANGED`.
      dispatchToAllTabs({
        ...(mayHaveMissed && ALL_MAY_HAVE_CHANGED),
        ...(parseData(data) as TopicPositions),
      });
      mayHaveMissed = true;
    });
    source.addEventListener('again', ({ data }) => {
      dispatchToAllTabs(parseData(data) as TopicPositions);
      setTimeout(() => dispatchToAllTabs(ALL_MAY_HAVE_CHANGED), REFETCH_SPREAD_MS * random());
    });
    source.addEventListener('bye', ({ data }) => {
      const why = (parseData(data)['why'] as CloseReason | undefined) ?? 'restart';
      handleDisconnect(why);
      // A request now learns that the session ended, while the page is still open.
      signedOut = why === 'signed_out';
      if (signedOut) dispatchToAllTabs({ rows: null });
    });
    source.addEventListener('error', () => handleDisconnect(null));
    return source;
  };

  const startStream = (topics: string): void => {
    let source: EventStream | null = null;
    const releaseLead = parts.lead(topics || 'own', () => {
      source = openStream(topics);
    });
    stream = {
      topics,
      close: () => {
        source?.close();
        releaseLead();
      },
    };
  };

  /** Opens, reopens or closes the stream as needed. */
  const updateStream = (): void => {
    if (isBackingOff) return;
    const topics = [
      ...new Set([...subscriptions].map(({ topic }) => topic).filter((topic) => topic.includes(':'))),
    ]
      .sort()
      .join(',');
    const isWanted = subscriptions.size > 0 && parts.canSubscribe();
    if (subscriptions.size > 0 && !isWanted) mayHaveMissed = true;
    if (stream && isWanted && stream.topics === topics) return;
    closeStream();
    if (isWanted) startStream(topics);
  };

  const retryNow = (): void => {
    clearTimeout(timer);
    [timer, isBackingOff] = [undefined, false];
    updateStream();
  };

  parts.watchCanSubscribe(() => {
    failures = 0;
    retryNow();
  });
  parts.tabChannel.listen(dispatch);

  return {
    subscribe: (topic, onMessage) => {
      const subscription = { topic, onMessage };
      subscriptions.add(subscription);
      // After a sign-out no timer is set: a new subscription may open the stream again.
      if (timer === undefined) isBackingOff = false;
      if (topic === 'rows' && (signedOut || rowsAt !== null)) onMessage(rowsAt);
      const last = topic === 'rows' ? undefined : lastMessages.get(topic);
      if (last && Date.now() - last.time < REPLAY_WINDOW_MS) onMessage(last.at);
      updateStream();
      return () => {
        subscriptions.delete(subscription);
        updateStream();
      };
    },
  };
};

const CHANNEL_NAME = 'mavuno-live';
/** Safari before 15.4 has no Web Locks; there every tab opens its own stream. */
const createTabChannel = (): LiveDeps['tabChannel'] => {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, listen: () => undefined };
  const channel = new BroadcastChannel(CHANNEL_NAME);
  return {
    post: (message) => channel.postMessage(message),
    listen: (heard) => {
      channel.onmessage = ({ data }) => heard((data ?? {}) as TopicNumbers);
    },
  };
};

let live: Live | null = null;
/** The live stream shared by this page. */
export const sharedLive = (): Live =>
  (live ??= createLive({
    // `EventStream` is the part of EventSource that is used.
    open: (url) => new EventSource(url) as unknown as EventStream,
    canSubscribe: maySubscribe,
    watchCanSubscribe: onMaySubscribeChange,
    lead: requestLeadership,
    tabChannel: createTabChannel(),
    random: Math.random,
  }));
