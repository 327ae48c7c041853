import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { refuse } from '#kit/pure/result.ts';
import { sendRefusal } from '#kit/server/request-pipeline.ts';
import { allowInline, pagePolicy } from '../headers.ts';

const YEAR_S = 31_536_000;

const cacheFor = (file: string): string =>
  /[\\/]assets[\\/]/.test(file) ? `public, max-age=${YEAR_S}, immutable` : 'no-cache';

/** Serves the built web app: files as they are, and index.html for the path of every screen. */
export const serveWeb = async (app: FastifyInstance, root: string): Promise<void> => {
  if (existsSync(root)) {
    const policy = allowInline(pagePolicy, readFileSync(path.join(root, 'index.html'), 'utf8'));
    app.addHook('onSend', async (_request, reply, payload) => {
      if (String(reply.getHeader('content-type')).startsWith('text/html'))
        reply.header('content-security-policy', policy);
      return payload;
    });
    await app.register(fastifyStatic, {
      root: path.resolve(root),
      preCompressed: true,
      cacheControl: false,
      wildcard: true,
      index: false,
      setHeaders: (response, file) => {
        response.header('cache-control', cacheFor(file));
      },
    });
    // Served explicitly: for / the static handler would answer 400 to a client that accepts no compression.
    app.get('/', (_request, reply) => reply.sendFile('index.html'));
  }
  const isScreen = (url: string): boolean =>
    !url.startsWith('/api/') && !path.posix.basename(url.split('?')[0]!).includes('.');
  app.setNotFoundHandler((request, reply) => {
    if ((request.method === 'GET' || request.method === 'HEAD') && isScreen(request.url) && existsSync(root))
      return reply.sendFile('index.html');
    return sendRefusal(reply, refuse('request.unknown_path'), { 'request.unknown_path': 404 });
  });
};
