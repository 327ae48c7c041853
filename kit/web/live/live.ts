import { liveStream, type Bye, type Moved } from '#kit/sync/live.ts';
import { takeLead } from './lead.ts';
import { maySubscribe, onMaySubscribeChange } from './may-hear.ts';
import { pauseBefore } from './pace.ts';

/** `at`: the new number; null: it may have changed while not subscribed. */
export type LiveMessage = (at: number | null) => void;
export interface Live {
  /**
   * Subscribes to one of the user's topics (`rows`, `plans`) or a public one (`community:all`). Returns the
   * unsubscriber.
   */
  want(topic: string, heard: LiveMessage): () => void;
}

/** The part of EventSource that this module uses. Replaced in tests, as is the browser. */
export interface Source {
  addEventListener(type: string, listener: (event: { readonly data?: unknown }) => void): void;
  close(): void;
}
export interface LiveParts {
  readonly open: (url: string) => Source;
  readonly mayHear: () => boolean;
  readonly watchMayHear: (changed: () => void) => void;
  readonly lead: typeof takeLead;
  /** One tab forwards what it receives to the other tabs of this browser. */
  readonly others: { tell(moved: Told): void; hear(heard: (moved: Told) => void): void };
  readonly random: () => number;
}
type Told = Readonly<Record<string, number | null>>;
/** All topics without numbers may have changed. */
const ANYTHING: Told = { '*': null };

interface Want {
  readonly topic: string;
  readonly heard: LiveMessage;
}

/**
 * After `again` all phones may refetch at once, so refetches of topics without numbers are spread over this
 * time.
 */
const AFTER_GAP_MS = 10_000;

/** Deferred parts of a page may have fetched just before a message as recent as this. */
const LATE_MS = 15_000;

const read = (data: unknown): Record<string, unknown> => {
  try {
    const parsed: unknown = JSON.parse(String(data));
    return parsed && typeof parsed === 'object' ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

export const createLive = (parts: LiveParts): Live => {
  const { random } = parts;
  const wants = new Set<Want>();
  /** The public topics of the current or pending stream. */
  let line: { readonly topics: string; close(): void } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  /** Set after a failure until the delay is over. */
  let resting = false;
  /** The stream broke or could not be opened: screens may have missed messages. */
  let wasAway = false;
  /** The server reported that the session ended and has not opened a stream since. */
  let signedOut = false;
  /** The user's last notified row number, for subscribers that start later. */
  let rowsAt: number | null = null;
  /** The last message of each other topic, and its time. */
  const lastMessages = new Map<string, { readonly at: number | null; readonly time: number }>();

  const dispatch = (message: Told): void => {
    if ('rows' in message) rowsAt = message['rows'] ?? null;
    for (const [topic, at] of Object.entries(message)) lastMessages.set(topic, { at, time: Date.now() });
    for (const { topic, heard } of wants) {
      if (topic in message) heard(message[topic] ?? null);
      else if ('*' in message && topic !== 'rows') heard(null);
    }
  };
  const tell = (message: Told): void => {
    dispatch(message);
    parts.others.tell(message);
  };

  const drop = (): void => {
    line?.close();
    [line, rowsAt] = [null, null];
  };
  const lost = (bye: Bye | null): void => {
    drop();
    [resting, wasAway] = [true, true];
    const pause = pauseBefore(failures, bye, random());
    if (!bye) failures += 1;
    timer = pause === null ? undefined : setTimeout(tendNow, pause);
  };

  const openLine = (topics: string): Source => {
    const source = parts.open(
      topics ? `${liveStream.path}?topics=${encodeURIComponent(topics)}` : liveStream.path,
    );
    source.addEventListener('message', ({ data }) => tell(read(data) as Moved));
    source.addEventListener('hello', ({ data }) => {
      [failures, signedOut] = [0, false];
      // On a first stream that opens at once, the screen has just fetched: skip `ANYTHING`.
      tell({ ...(wasAway && ANYTHING), ...(read(data) as Moved) });
      wasAway = true;
    });
    source.addEventListener('again', ({ data }) => {
      tell(read(data) as Moved);
      setTimeout(() => tell(ANYTHING), AFTER_GAP_MS * random());
    });
    source.addEventListener('bye', ({ data }) => {
      const why = (read(data)['why'] as Bye | undefined) ?? 'restart';
      lost(why);
      // A request now learns that the session ended, while the page is still open.
      signedOut = why === 'signed_out';
      if (signedOut) tell({ rows: null });
    });
    source.addEventListener('error', () => lost(null));
    return source;
  };

  const begin = (topics: string): void => {
    let source: Source | null = null;
    const leave = parts.lead(topics || 'own', () => {
      source = openLine(topics);
    });
    line = {
      topics,
      close: () => {
        source?.close();
        leave();
      },
    };
  };

  /** Opens, reopens or closes the stream as needed. */
  const tend = (): void => {
    if (resting) return;
    const topics = [...new Set([...wants].map(({ topic }) => topic).filter((topic) => topic.includes(':')))]
      .sort()
      .join(',');
    const isWanted = wants.size > 0 && parts.mayHear();
    if (wants.size > 0 && !isWanted) wasAway = true;
    if (line && isWanted && line.topics === topics) return;
    drop();
    if (isWanted) begin(topics);
  };

  const tendNow = (): void => {
    clearTimeout(timer);
    [timer, resting] = [undefined, false];
    tend();
  };

  parts.watchMayHear(() => {
    failures = 0;
    tendNow();
  });
  parts.others.hear(dispatch);

  return {
    want: (topic, heard) => {
      const one = { topic, heard };
      wants.add(one);
      // After a sign-out it waits for a sign-in, not for a timer.
      if (timer === undefined) resting = false;
      if (topic === 'rows' && (signedOut || rowsAt !== null)) heard(rowsAt);
      const last = topic === 'rows' ? undefined : lastMessages.get(topic);
      if (last && Date.now() - last.time < LATE_MS) heard(last.at);
      tend();
      return () => {
        wants.delete(one);
        tend();
      };
    },
  };
};

const NAME = 'mavuno-live';
/** Safari before 15.4 has no Web Locks; there every tab opens its own stream. */
const otherTabs = (): LiveParts['others'] => {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, hear: () => undefined };
  const channel = new BroadcastChannel(NAME);
  return {
    tell: (message) => channel.postMessage(message),
    hear: (heard) => {
      channel.onmessage = ({ data }) => heard((data ?? {}) as Told);
    },
  };
};

let live: Live | null = null;
/** The live stream shared by this page. */
export const liveOfPage = (): Live =>
  (live ??= createLive({
    // `Source` is the part of EventSource that is used.
    open: (url) => new EventSource(url) as unknown as Source,
    mayHear: maySubscribe,
    watchMayHear: onMaySubscribeChange,
    lead: takeLead,
    others: otherTabs(),
    random: Math.random,
  }));
