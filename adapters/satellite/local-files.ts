import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FileServer {
  readonly host: string;
  readonly urlFor: (path: string) => string;
  readonly requestLog: string[];
  close(): void;
}

/** A server with range requests, like the satellite archive, and a catalogue that returns `items`. */
export const serveFiles = (
  files: (path: string) => Buffer | null,
  items: () => readonly object[] = () => [],
): Promise<FileServer> =>
  serveWith((request, response) => {
    if (request.method === 'POST') {
      request.resume();
      response
        .writeHead(200, { 'content-type': 'application/geo+json' })
        .end(JSON.stringify({ type: 'FeatureCollection', features: items(), links: [] }));
      return;
    }
    sendRange(request, response, files(decodeURIComponent(request.url ?? '')));
  });

/** Sends the requested range of the file, as an archive does. */
export const sendRange = (request: IncomingMessage, response: ServerResponse, file: Buffer | null): void => {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  if (!file || from === undefined || Number(from) >= file.length) {
    response.writeHead(file ? 416 : 404).end();
    return;
  }
  const end = Math.min(file.length - 1, Number(to));
  response
    .writeHead(206, {
      'content-range': `bytes ${from}-${end}/${file.length}`,
      'content-length': end - Number(from) + 1,
    })
    .end(file.subarray(Number(from), end + 1));
};

/** A server with a custom request listener; records the requests in `requestLog`. */
export const serveWith = async (answer: RequestListener): Promise<FileServer> => {
  const requestLog: string[] = [];
  const http: Server = createServer((request, response) => {
    requestLog.push(request.method === 'POST' ? 'search' : `${request.url} ${request.headers.range ?? ''}`);
    answer(request, response);
  });
  await new Promise<void>((ready) => void http.listen(0, '127.0.0.1', ready));
  const host = `127.0.0.1:${(http.address() as AddressInfo).port}`;
  return {
    host,
    requestLog,
    urlFor: (path) => `http://${host}${path}`,
    close: () => {
      http.closeAllConnections();
      http.close();
    },
  };
};
