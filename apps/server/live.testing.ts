import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface LiveMessage {
  readonly event: string;
  readonly data: Record<string, unknown>;
  readonly at: number;
}

/** Opens the live connection of a listening server and collects its messages in order. */
export const subscribeLive = (
  app: FastifyInstance,
  cookie: string,
  path = '/api/live',
): Promise<{
  readonly answer: IncomingMessage;
  readonly messages: LiveMessage[];
  readonly isClosed: () => boolean;
  disconnect(): void;
}> =>
  new Promise((done, fail) => {
    const { port } = app.server.address() as AddressInfo;
    const request = get(
      { host: '127.0.0.1', port, path, agent: false, headers: { cookie, accept: 'text/event-stream' } },
      (answer) => {
        const messages: LiveMessage[] = [];
        let closed = false;
        let text = '';
        answer.setEncoding('utf8').on('data', (more: string) => {
          text += more;
          for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
            const lines = text.slice(0, end).split('\n');
            text = text.slice(end + 2);
            const field = (name: string) =>
              lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
            const data = field('data');
            if (data)
              messages.push({
                event: field('event') ?? 'message',
                data: JSON.parse(data) as Record<string, unknown>,
                at: performance.now(),
              });
          }
        });
        answer
          .on('close', () => {
            closed = true;
          })
          .on('error', () => undefined);
        done({ answer, messages, isClosed: () => closed, disconnect: () => request.destroy() });
      },
    );
    request.on('error', fail);
  });
