import { Readable } from 'node:stream';
import type { CloseReason, TopicPositions } from '#kit/sync/live.ts';
import type { Session } from '../context.ts';
import type { Subscriber } from './hub.ts';

export interface Stream extends Subscriber {
  readonly session: Session;
  readonly body: Readable;
  /** Current positions, at the start or after a gap. */
  sendPositions(event: 'hello' | 'again', moved: TopicPositions): void;
  sendHeartbeat(): void;
  end(why: CloseReason): void;
}

/** Reconnect delay that the stream tells EventSource clients. */
const RETRY_MS = 5_000;
/** Nothing is buffered beyond this: a slower reader is disconnected, and connects again later. */
const MAX_UNREAD_BYTES = 2_048;

export const openStream = (
  session: Session,
  topics: ReadonlyMap<string, string>,
  onClosed: (stream: Stream) => void,
): Stream => {
  const body = new Readable({ read: () => undefined, highWaterMark: MAX_UNREAD_BYTES });
  const write = (text: string): void => {
    if (!body.destroyed && !body.readableEnded && !body.push(text)) body.destroy();
  };
  const event = (name: string, data: object): void =>
    write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  const stream: Stream = {
    session,
    topics,
    body,
    send: (moved) => write(`data: ${JSON.stringify(moved)}\n\n`),
    sendPositions: (name, moved) => event(name, moved),
    sendHeartbeat: () => write(':\n\n'),
    end: (why) => {
      event('bye', { why });
      if (!body.destroyed) body.push(null);
      onClosed(stream);
    },
  };
  body.once('close', () => onClosed(stream));
  write(`retry: ${RETRY_MS}\n\n`);
  return stream;
};
