import type { TopicPositions } from '#kit/sync/live.ts';

export interface Subscriber {
  /** Its subscriptions: each topic's name between processes, and its name for the phone. */
  readonly topics: ReadonlyMap<string, string>;
  send(moved: TopicPositions): void;
}
export interface Hub {
  add(subscriber: Subscriber): void;
  remove(subscriber: Subscriber): void;
  notifyChange(topic: string, at: number): void;
  stop(): void;
}

/** Changes within this time are sent together, so that a burst of changes wakes a phone once. */
const BATCH_DELAY_MS = 100;

export const createHub = (): Hub => {
  const subscribers = new Map<string, Set<Subscriber>>();
  let waiting = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (): void => {
    const sent = new Map<Subscriber, Record<string, number>>();
    for (const [topic, at] of waiting) {
      for (const subscriber of subscribers.get(topic) ?? []) {
        const moved = sent.get(subscriber) ?? {};
        moved[subscriber.topics.get(topic)!] = at;
        sent.set(subscriber, moved);
      }
    }
    [waiting, timer] = [new Map(), undefined];
    for (const [subscriber, moved] of sent) subscriber.send(moved);
  };

  return {
    add: (subscriber) => {
      for (const topic of subscriber.topics.keys()) {
        const all = subscribers.get(topic);
        if (all) all.add(subscriber);
        else subscribers.set(topic, new Set([subscriber]));
      }
    },
    remove: (subscriber) => {
      for (const topic of subscriber.topics.keys()) {
        const all = subscribers.get(topic);
        if (all?.delete(subscriber) && all.size === 0) subscribers.delete(topic);
      }
    },
    notifyChange: (topic, at) => {
      // Most changes have no subscriber here.
      if (!subscribers.has(topic)) return;
      waiting.set(topic, Math.max(at, waiting.get(topic) ?? 0));
      timer ??= setTimeout(flush, BATCH_DELAY_MS);
    },
    stop: () => clearTimeout(timer),
  };
};
