import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

export const pagePolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join('; ');

/**
 * Only the leaf model's worker may compile WebAssembly, the PDF reader may not. Browsers before 97 know no
 * narrower keyword than unsafe-eval.
 */
const workerPolicy = pagePolicy.replace(
  "script-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval' 'unsafe-eval'",
);

/** Allows exactly this page's inline script and style, by their hashes. */
export const allowInline = (policy: string, html: string): string => {
  const hashes = (tag: string): string =>
    [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))]
      .map((found) => ` 'sha256-${createHash('sha256').update(found[1]!).digest('base64')}'`)
      .join('');
  return policy
    .replace("script-src 'self'", (self) => self + hashes('script'))
    .replace("style-src 'self'", (self) => self + hashes('style'));
};

export const addSecurityHeaders = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    reply.headers({
      'content-security-policy': /^\/assets\/(?!worker-pdf-)[^/]*worker[^/]*\.js$/.test(
        request.url.split('?', 1)[0]!,
      )
        ? workerPolicy
        : pagePolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self), payment=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      ...(request.protocol === 'https' && {
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      }),
      'x-request-id': request.id,
    });
    return payload;
  });
};
