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

/** This tab's subscriptions and the messages that they received last. */
const createSubscriptions = () => {
  const subscriptions = new Set<TopicSubscription>();
  /** The user's last notified row number, for subscribers that start later. */
  let rowsAt: number | null = null;
  /** The last message of each other topic, and its time. */
  const lastMessages = new Map<string, { readonly at: number | null; readonly time: number }>();

  return {
    all: subscriptions,
    publicTopics: (): string =>
      [...new Set([...subscriptions].map(({ topic }) => topic).filter((topic) => topic.includes(':')))]
        .sort()
        .join(','),
    forgetRows: (): void => {
      rowsAt = null;
    },
    dispatch: (message: TopicNumbers): void => {
      if ('rows' in message) rowsAt = message['rows'] ?? null;
      for (const [topic, at] of Object.entries(message)) lastMessages.set(topic, { at, time: Date.now() });
      for (const { topic, onMessage } of subscriptions) {
        if (topic in message) onMessage(message[topic] ?? null);
        else if ('*' in message && topic !== 'rows') onMessage(null);
      }
    },
    replay: ({ topic, onMessage }: TopicSubscription, signedOut: boolean): void => {
      if (topic === 'rows' && (signedOut || rowsAt !== null)) onMessage(rowsAt);
      const last = topic === 'rows' ? undefined : lastMessages.get(topic);
      if (last && Date.now() - last.time < REPLAY_WINDOW_MS) onMessage(last.at);
    },
  };
};

interface StreamHandlers {
  readonly onMessage: (positions: TopicPositions) => void;
  readonly onHello: (positions: TopicPositions) => void;
  readonly onAgain: (positions: TopicPositions) => void;
  readonly onBye: (why: CloseReason) => void;
  readonly onError: () => void;
}
/** The current or pending stream. `topics`: its public topics. */
interface OpenStream {
  readonly topics: string;
  close(): void;
}

const openSource = (open: LiveDeps['open'], topics: string, handlers: StreamHandlers): EventStream => {
  const source = open(topics ? `${liveStream.path}?topics=${encodeURIComponent(topics)}` : liveStream.path);
  source.addEventListener('message', ({ data }) => handlers.onMessage(parseData(data) as TopicPositions));
  source.addEventListener('hello', ({ data }) => handlers.onHello(parseData(data) as TopicPositions));
  source.addEventListener('again', ({ data }) => handlers.onAgain(parseData(data) as TopicPositions));
  source.addEventListener('bye', ({ data }) =>
    handlers.onBye((parseData(data)['why'] as CloseReason | undefined) ?? 'restart'),
  );
  source.addEventListener('error', handlers.onError);
  return source;
};

/** Opens a stream as soon as this tab leads. */
const openWhenLeading = (
  { open, lead }: Pick<LiveDeps, 'open' | 'lead'>,
  topics: string,
  handlers: StreamHandlers,
): OpenStream => {
  let source: EventStream | null = null;
  const releaseLead = lead(topics || 'own', () => {
    source = openSource(open, topics, handlers);
  });
  return {
    topics,
    close: () => {
      source?.close();
      releaseLead();
    },
  };
};

export const createLive = (parts: LiveDeps): Live => {
  const { random } = parts;
  const subscriptions = createSubscriptions();
  let stream: OpenStream | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  /** Set after a failure until the delay is over. */
  let isBackingOff = false;
  /** The stream broke or could not be opened: screens may have missed messages. */
  let mayHaveMissed = false;
  /** The server reported that the session ended and has not opened a stream since. */
  let signedOut = false;

  const dispatchToAllTabs = (message: TopicNumbers): void => {
    subscriptions.dispatch(message);
    parts.tabChannel.post(message);
  };

  const closeStream = (): void => {
    stream?.close();
    stream = null;
    subscriptions.forgetRows();
  };
  const handleDisconnect = (bye: CloseReason | null): void => {
    closeStream();
    [isBackingOff, mayHaveMissed] = [true, true];
    const pause = reconnectDelay(failures, bye, random());
    if (!bye) failures += 1;
    timer = pause === null ? undefined : setTimeout(retryNow, pause);
  };

  const handlers: StreamHandlers = {
    onMessage: dispatchToAllTabs,
    onHello: (positions) => {
      [failures, signedOut] = [0, false];
      // On a first stream that opens at once, the screen has just fetched: skip `ALL_MAY_HAVE_CHANGED`.
      dispatchToAllTabs({ ...(mayHaveMissed && ALL_MAY_HAVE_CHANGED), ...positions });
      mayHaveMissed = true;
    },
    onAgain: (positions) => {
      dispatchToAllTabs(positions);
      setTimeout(() => dispatchToAllTabs(ALL_MAY_HAVE_CHANGED), REFETCH_SPREAD_MS * random());
    },
    onBye: (why) => {
      handleDisconnect(why);
      // A request now learns that the session ended, while the page is still open.
      signedOut = why === 'signed_out';
      if (signedOut) dispatchToAllTabs({ rows: null });
    },
    onError: () => handleDisconnect(null),
  };

  /** Opens, reopens or closes the stream as needed. */
  const updateStream = (): void => {
    if (isBackingOff) return;
    const topics = subscriptions.publicTopics();
    const isSubscribed = subscriptions.all.size > 0;
    const isWanted = isSubscribed && parts.canSubscribe();
    if (isSubscribed && !isWanted) mayHaveMissed = true;
    if (stream && isWanted && stream.topics === topics) return;
    closeStream();
    if (isWanted) stream = openWhenLeading(parts, topics, handlers);
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
  parts.tabChannel.listen(subscriptions.dispatch);

  return {
    subscribe: (topic, onMessage) => {
      const subscription = { topic, onMessage };
      subscriptions.all.add(subscription);
      // After a sign-out no timer is set: a new subscription may open the stream again.
      if (timer === undefined) isBackingOff = false;
      subscriptions.replay(subscription, signedOut);
      updateStream();
      return () => {
        subscriptions.all.delete(subscription);
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
