import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly raw: Buffer;
  readonly body: any;
}
/** How the server handles one request. */
export type ResponseHandler = (response: ServerResponse, heard: ReceivedRequest) => void | Promise<void>;

/** A server that handles each request with the next handler. The last one repeats. */
export const streamServer = async (...handlers: ResponseHandler[]) => {
  const requests: ReceivedRequest[] = [];
  const http = createServer((request, response) => {
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        const raw = Buffer.concat(parts);
        const isJson = String(request.headers['content-type']).includes('json');
        const received: ReceivedRequest = {
          path: request.url ?? '',
          headers: request.headers,
          raw,
          body: isJson ? JSON.parse(raw.toString()) : null,
        };
        requests.push(received);
        void handlers[Math.min(requests.length, handlers.length) - 1]!(response, received);
      });
  });
  await new Promise<void>((ready) => void http.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    heard: requests,
    close: () => {
      http.closeAllConnections();
      http.close();
    },
  };
};

const writeStreamHead = (response: ServerResponse): void =>
  void response.writeHead(200, { 'content-type': 'text/event-stream' });

/**
 * Sends the text in chunks of `size` bytes and closes the stream. `hangs`: leaves it open. `cuts`: destroys
 * the connection.
 */
export const streamText =
  (text: string, { size = 1 << 20, hangs = false, cuts = false } = {}): ResponseHandler =>
  async (response) => {
    writeStreamHead(response);
    const all = Buffer.from(text);
    for (let at = 0; at < all.length; at += size) {
      response.write(all.subarray(at, at + size));
      await sleep(1);
    }
    if (cuts) response.destroy();
    else if (!hangs) response.end();
  };
export const respondWithStatus =
  (code: number): ResponseHandler =>
  (response) => {
    response.writeHead(code, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'no', type: 'x', code: null, param: null } }));
  };

const data = (value: object): string => `data: ${JSON.stringify(value)}\n\n`;
const openAiChunk = (delta: object, finish: string | null = null): string =>
  data({
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
const openAiUsage = data({
  id: 'c1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'm',
  choices: [],
  usage: { prompt_tokens: 9, completion_tokens: 4, total_tokens: 13 },
});

/**
 * Streams in OpenAI's documented format with OpenRouter's variations: comments, an empty first chunk, usage
 * with an empty list of choices.
 */
export const openAi = {
  textStream: (...pieces: string[]): string =>
    [
      openAiChunk({ role: 'assistant', content: '' }),
      ': OPENROUTER PROCESSING\n\n',
      ...pieces.map((content) => openAiChunk({ content })),
      openAiChunk({}, 'stop'),
      openAiUsage,
      'data: [DONE]\n\n',
    ].join(''),
  toolCallStream: (name: string, args: string): string =>
    [
      openAiChunk({ role: 'assistant', content: 'I look.' }),
      openAiChunk({
        tool_calls: [{ index: 0, id: 'call_1', type: 'function', function: { name, arguments: '' } }],
      }),
      ...(args.match(/.{1,5}/g) ?? []).map((some) =>
        openAiChunk({ tool_calls: [{ index: 0, function: { arguments: some } }] }),
      ),
      openAiChunk({}, 'tool_calls'),
      openAiUsage,
      'data: [DONE]\n\n',
    ].join(''),
  withoutDone: (piece: string): string => openAiChunk({ content: piece }) + openAiChunk({}, 'stop').trimEnd(),
  truncatedStream: (piece: string): string => openAiChunk({ content: piece }),
  errorStream: (piece: string): string =>
    openAiChunk({ content: piece }) +
    data({ error: { message: 'upstream', type: 'server_error', code: 502 } }),
  reasoningStream: (thought: string, piece: string): string =>
    openAiChunk({ reasoning_content: thought, content: null }) +
    openAiChunk({ content: piece }) +
    openAiChunk({}, 'stop'),
};

const namedEvent = (type: string, value: object): string =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...value })}\n\n`;
const start = namedEvent('message_start', {
  message: {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    content: [],
    model: 'm',
    stop_reason: null,
    usage: { input_tokens: 9, output_tokens: 1 },
  },
});
const textBlock = (index: number, pieces: readonly string[]): string =>
  [
    namedEvent('content_block_start', { index, content_block: { type: 'text', text: '' } }),
    namedEvent('ping', {}),
    ...pieces.map((text) =>
      namedEvent('content_block_delta', { index, delta: { type: 'text_delta', text } }),
    ),
    namedEvent('content_block_stop', { index }),
  ].join('');
const end = (reason: string): string =>
  namedEvent('message_delta', { delta: { stop_reason: reason }, usage: { output_tokens: 4 } }) +
  namedEvent('message_stop', {});

/** Streams in Anthropic's documented format. */
export const anthropic = {
  textStream: (...pieces: string[]): string => start + textBlock(0, pieces) + end('end_turn'),
  toolCallStream: (name: string, args: string): string =>
    [
      start,
      textBlock(0, ['I look.']),
      namedEvent('content_block_start', {
        index: 1,
        content_block: { type: 'tool_use', id: 'call_1', name, input: {} },
      }),
      ...(args.match(/.{1,5}/g) ?? []).map((some) =>
        namedEvent('content_block_delta', {
          index: 1,
          delta: { type: 'input_json_delta', partial_json: some },
        }),
      ),
      namedEvent('content_block_stop', { index: 1 }),
      end('tool_use'),
    ].join(''),
  withoutDone: (piece: string): string =>
    start +
    textBlock(0, [piece]) +
    namedEvent('message_delta', {
      delta: { stop_reason: 'end_turn' },
      usage: { output_tokens: 4 },
    }).trimEnd(),
  truncatedStream: (piece: string): string => start + textBlock(0, [piece]),
  errorStream: (piece: string): string =>
    start +
    textBlock(0, [piece]) +
    namedEvent('error', { error: { type: 'overloaded_error', message: 'Overloaded' } }),
};
