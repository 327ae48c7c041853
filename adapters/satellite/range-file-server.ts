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
  /** 'search' for each catalogue search; else the path and the Range header. */
  readonly requestLog: string[];
  close(): void;
}

/**
 * A local server for tests and benchmarks: serves byte ranges like the satellite archive, and answers each
 * catalogue search (POST) with `items`.
 */
export const serveFiles = (
  readFile: (path: string) => Buffer | null,
  listItems: () => readonly object[] = () => [],
): Promise<FileServer> =>
  startServer((request, response) => {
    if (request.method === 'POST') {
      request.resume();
      response
        .writeHead(200, { 'content-type': 'application/geo+json' })
        .end(JSON.stringify({ type: 'FeatureCollection', features: listItems(), links: [] }));
      return;
    }
    sendRange(request, response, readFile(decodeURIComponent(request.url ?? '')));
  });

/** Sends the requested range (206). 404 without a file; 416 without a Range header or beyond the end. */
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
export const startServer = async (handleRequest: RequestListener): Promise<FileServer> => {
  const requestLog: string[] = [];
  const http: Server = createServer((request, response) => {
    requestLog.push(request.method === 'POST' ? 'search' : `${request.url} ${request.headers.range ?? ''}`);
    handleRequest(request, response);
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
