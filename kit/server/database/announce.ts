import type { Log } from './log.ts';

/** Announces a change: its topic and its sequence number (0 for topics without one), never its content. */
export type Announce = (topic: string, seq?: number) => void;

export const LIVE_CHANNEL = 'mavuno_live';

/**
 * Short enough to go unnoticed. Long enough to need few NOTIFY transactions, because PostgreSQL commits those
 * one at a time.
 */
const BATCH_DELAY_MS = 50;
/** PostgreSQL accepts payloads below 8,000 bytes. */
const MAX_TOPICS_PER_MESSAGE = 60;
const MAX_TOPIC_LENGTH = 100;

/**
 * Announces committed changes to all processes after a short delay, in batches. A crash or stop before that
 * loses them, so subscribers must also poll.
 */
export const createAnnouncer = (send: (messages: readonly string[]) => Promise<unknown>, log: Log) => {
  let queuedTopics = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    const pending = [...queuedTopics];
    [queuedTopics, timer] = [new Map(), undefined];
    const messages: string[] = [];
    for (let i = 0; i < pending.length; i += MAX_TOPICS_PER_MESSAGE)
      messages.push(JSON.stringify(pending.slice(i, i + MAX_TOPICS_PER_MESSAGE)));
    send(messages).catch((error: Error) =>
      log.warn(
        { fault: error.message, topics: pending.length },
        'Changes could not be announced; phones get them at their next poll.',
      ),
    );
  };
  const announce: Announce = (topic, seq = 0) => {
    if (topic.length > MAX_TOPIC_LENGTH) throw new TypeError('the topic name is too long');
    queuedTopics.set(topic, Math.max(seq, queuedTopics.get(topic) ?? 0));
    timer ??= setTimeout(flush, BATCH_DELAY_MS);
  };
  return { announce, stop: () => clearTimeout(timer) };
};

export const parseAnnouncement = (message: string): readonly (readonly [topic: string, at: number])[] =>
  JSON.parse(message) as [string, number][];
