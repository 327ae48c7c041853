import type { Log } from './log.ts';

/** A change: the name of its topic, and its position (0 without a count). Carries no content. */
export type Announce = (topic: string, at?: number) => void;

export const ANNOUNCED = 'mavuno_live';

/**
 * Short enough to be unnoticed, and long enough that writers hardly meet: all that notify wait for each other
 * at their commit.
 */
const TOGETHER_MS = 50;
/** PostgreSQL accepts payloads below 8,000 bytes. */
const TOPICS_A_MESSAGE = 60;
const LONGEST_TOPIC = 100;

/**
 * Committed changes are announced to all processes a moment later, in one message. A crash in between loses
 * it, so subscribers must also poll.
 */
export const createAnnouncer = (send: (messages: readonly string[]) => Promise<unknown>, log: Log) => {
  let waiting = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    const pending = [...waiting];
    [waiting, timer] = [new Map(), undefined];
    const messages: string[] = [];
    for (let i = 0; i < pending.length; i += TOPICS_A_MESSAGE)
      messages.push(JSON.stringify(pending.slice(i, i + TOPICS_A_MESSAGE)));
    send(messages).catch((error: Error) =>
      log.warn(
        { fault: error.message, topics: pending.length },
        'What moved could not be announced; phones see it when they look.',
      ),
    );
  };
  const announce: Announce = (topic, at = 0) => {
    if (topic.length > LONGEST_TOPIC) throw new TypeError('a topic is a short name');
    waiting.set(topic, Math.max(at, waiting.get(topic) ?? 0));
    timer ??= setTimeout(flush, TOGETHER_MS);
  };
  return { announce, stop: () => clearTimeout(timer) };
};

export const readAnnounced = (message: string): readonly (readonly [topic: string, at: number])[] =>
  JSON.parse(message) as [string, number][];
