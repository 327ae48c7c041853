import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import * as z from 'zod/mini';
import { operation } from '#kit/pure/contract.ts';
import { ok } from '#kit/pure/result.ts';
import { serve } from '#kit/server/context.ts';
import type { JobCount } from '#kit/server/jobs/jobs.ts';
import { sameSecret } from '#kit/server/same-secret.ts';

export const metrics = operation({
  id: 'operator.metrics',
  method: 'GET',
  path: '/api/metrics',
  access: 'operator',
  summary: 'Prometheus metrics for an operator',
  reply: z.string(),
  replyType: 'text/plain; version=0.0.4; charset=utf-8',
});

/** A feature's metric, read on request. */
interface FeatureMetric {
  readonly name: `mavuno_${string}`;
  readonly help: string;
  read(): Promise<number>;
}

export const serveMetrics = (
  app: FastifyInstance,
  countJobs: () => Promise<readonly JobCount[]>,
  featureMetrics: readonly FeatureMetric[] = [],
) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'mavuno_request_seconds',
    help: 'Seconds from request to answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  });
  const jobs = new Gauge({
    name: 'mavuno_jobs',
    help: 'Jobs that wait, run or have failed for good',
    labelNames: ['job', 'state'] as const,
    registers: [registry],
  });
  const gauges = featureMetrics.map(({ name, help, read }) => ({
    read,
    gauge: new Gauge({ name, help, registers: [registry] }),
  }));
  app.addHook('onResponse', async (request, reply) => {
    // The duration of an event stream says nothing about speed.
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
    seconds.observe(
      { method: request.method, route: request.routeOptions.url ?? 'file', status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });
  return serve(metrics, async () => {
    const counted = await countJobs();
    jobs.reset();
    for (const { name, state, n } of counted) jobs.set({ job: name, state }, n);
    for (const { gauge, read } of gauges) gauge.set(await read());
    return ok({ body: await registry.metrics() });
  });
};

const LOCAL_ADDRESSES = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Requires the token if one is set; otherwise only local requests count as the operator. On a public address
 * every request comes from the local proxy, so a token is required.
 */
export const operatorCheck =
  (token: string | undefined, isPublic: boolean) =>
  ({ address, authorization }: { address: string; authorization: string | undefined }): boolean => {
    if (!token) return !isPublic && LOCAL_ADDRESSES.has(address);
    return sameSecret(authorization ?? '', `Bearer ${token}`);
  };
