import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  readonly body: { readonly model: string; readonly messages: readonly { readonly content: unknown }[] };
  readonly headers: Record<string, unknown>;
}

export interface Reply {
  readonly status?: number;
  readonly content?: string | null;
  readonly raw?: string;
}

/**
 * A chat completions server according to the documentation. Each request gets the next reply; the last one
 * repeats.
 */
export const chatServer = async (...replies: (Reply | ((asked: ReceivedRequest['body']) => Reply))[]) => {
  const requests: ReceivedRequest[] = [];
  const http = createServer((request, response) => {
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        const body = JSON.parse(Buffer.concat(parts).toString()) as ReceivedRequest['body'];
        const reply = replies[Math.min(requests.length, replies.length - 1)]!;
        const { status = 200, content = null, raw } = typeof reply === 'function' ? reply(body) : reply;
        requests.push({ body, headers: request.headers });
        const ok = {
          id: 'c1',
          object: 'chat.completion',
          created: 1,
          model: 'm',
          choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
        };
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(
          raw ??
            JSON.stringify(
              status === 200 ? ok : { error: { message: 'no', type: 'x', code: null, param: null } },
            ),
        );
      });
  });
  await new Promise<void>((ready) => void http.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/v1`,
    asked: requests,
    close: () => {
      http.closeAllConnections();
      http.close();
    },
  };
};
