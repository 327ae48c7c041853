import type { FastifyInstance } from 'fastify';

const page = [
  "default-src 'self'", "script-src 'self'", "style-src 'self'", "img-src 'self' blob: data:", "media-src 'self' blob:",
  "connect-src 'self'", "worker-src 'self'", "manifest-src 'self'", "object-src 'none'", "base-uri 'none'",
  "frame-ancestors 'none'", "form-action 'self'",
].join('; ');

/** Only the leaf model's worker may compile WebAssembly; browsers before 97 know no narrower word than unsafe-eval. */
const worker = page.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval' 'unsafe-eval'");

export const addSecurityHeaders = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    reply.headers({
      'content-security-policy': /\/assets\/[^/]*worker[^/]*\.js$/.test(request.url) ? worker : page,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self), payment=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      ...(request.protocol === 'https' && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
      'x-request-id': request.id,
    });
    return payload;
  });
};
