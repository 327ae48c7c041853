import type { Moved } from '#kit/sync/live.ts';

export interface Subscriber {
  /** Its subscriptions: each topic's name between processes, and its name for the phone. */
  readonly topics: ReadonlyMap<string, string>;
  tell(moved: Moved): void;
}
interface Hub {
  add(hearer: Subscriber): void;
  remove(hearer: Subscriber): void;
  moved(topic: string, at: number): void;
  stop(): void;
}

/** Changes within this time are sent together: a season of changes wakes a phone once. */
const TOGETHER_MS = 100;

export const createHub = (): Hub => {
  const hearers = new Map<string, Set<Subscriber>>();
  let waiting = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (): void => {
    const sent = new Map<Subscriber, Record<string, number>>();
    for (const [topic, at] of waiting) {
      for (const hearer of hearers.get(topic) ?? []) {
        const moved = sent.get(hearer) ?? {};
        moved[hearer.topics.get(topic)!] = at;
        sent.set(hearer, moved);
      }
    }
    [waiting, timer] = [new Map(), undefined];
    for (const [hearer, moved] of sent) hearer.tell(moved);
  };

  return {
    add: (hearer) => {
      for (const topic of hearer.topics.keys()) {
        const all = hearers.get(topic);
        if (all) all.add(hearer);
        else hearers.set(topic, new Set([hearer]));
      }
    },
    remove: (hearer) => {
      for (const topic of hearer.topics.keys()) {
        const all = hearers.get(topic);
        if (all?.delete(hearer) && all.size === 0) hearers.delete(topic);
      }
    },
    moved: (topic, at) => {
      // Most changes have no subscriber here.
      if (!hearers.has(topic)) return;
      waiting.set(topic, Math.max(at, waiting.get(topic) ?? 0));
      timer ??= setTimeout(flush, TOGETHER_MS);
    },
    stop: () => clearTimeout(timer),
  };
};
