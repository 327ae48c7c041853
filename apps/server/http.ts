import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { refuse } from '#kit/pure/result.ts';
import { isBusy, isFull } from '#kit/server/database/database.ts';
import { sendRefusal } from '#kit/server/request-pipeline.ts';
import { addSecurityHeaders } from './headers.ts';

const BODY_LIMIT = 256 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

interface Fault {
  readonly statusCode?: number;
  readonly code?: string;
}

const refusalOf = (fault: Fault) => {
  if (fault.statusCode === 413) return refuse('request.too_large');
  if (fault.statusCode && fault.statusCode >= 400 && fault.statusCode < 500) return refuse('request.invalid');
  if (isFull(fault)) return refuse('server.full');
  return refuse(fault.statusCode === 503 || isBusy(fault) ? 'server.busy' : 'server.fault');
};

/**
 * Creates the base server with everything that each request passes: ids, limits, headers, logs and the
 * central error handler.
 */
export const createHttp = async ({
  log,
  trustProxy,
}: {
  log: Logger;
  trustProxy: boolean;
}): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: 60_000,
    // One proxy: entries of X-Forwarded-For before its own are forgeable by the caller.
    trustProxy: trustProxy && ((_address: string, hop: number) => hop === 0),
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    // Fastify's type depends on the logger that it was given.
  }) as unknown as FastifyInstance;
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
  addSecurityHeaders(app);
  app.addHook('onResponse', async (request, reply) => {
    // Logs the route's pattern, not the URL, because URLs contain ids and tokens.
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'file',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
  app.setErrorHandler((fault: Fault & Error, request, reply) => {
    const refused = refusalOf(fault);
    if (refused.code.startsWith('server.'))
      request.log.error(
        { err: { name: fault.name, message: fault.message, stack: fault.stack, code: fault.code } },
        'fault',
      );
    return sendRefusal(reply, refused, {});
  });
  return app;
};
