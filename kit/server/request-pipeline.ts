import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Logger } from 'pino';
import { type Access, commonRefusals, type RefusalReply } from '#kit/pure/contract.ts';
import { ok, refuse, type Refused, type Result } from '#kit/pure/result.ts';
import type { Context, FileReply, ServedOperation, Session } from './context.ts';
import { networkOf } from './network.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { containsNul } from './unstorable.ts';

interface PipelineDeps {
  readonly readSession: (cookieHeader: string | undefined) => Promise<Session | null>;
  /** Counts one call; false when the caller has reached its limit for this minute. */
  readonly allowCall: (key: string, perMinute: number) => Promise<boolean>;
  /** Origins that may send changes with a cookie; empty means the request's own host. */
  readonly origins: readonly string[];
  readonly isOperator: (request: { address: string; authorization: string | undefined }) => boolean;
  /** Tests check every reply against its contract; production does not pay for it. */
  readonly checkReplies: boolean;
}

const BYTES_TYPE = 'application/octet-stream';
const ACCESS_RANK: Record<Access, number> = { anyone: 0, user: 1, expert: 2, admin: 3, operator: 0 };
const ROLE_RANK = { farmer: 1, expert: 2, admin: 3 } as const;

/**
 * Adds a route for each operation. Refusals are sent with their status; thrown errors go to the server's
 * error handler.
 */
export const mountRoutes = (
  app: FastifyInstance,
  deps: PipelineDeps,
  served: readonly ServedOperation[],
): void => {
  const limiter = createRateLimiter();
  for (const one of served) mountRoute(app, { ...deps, limiter }, one);
};

/** Many accounts can share one address, for example behind a mobile network's gateway. */
const MAX_READS_PER_MINUTE = { account: 300, address: 1_200 };
interface RouteDeps extends PipelineDeps {
  readonly limiter: ReturnType<typeof createRateLimiter>;
}

const mountRoute = (app: FastifyInstance, deps: RouteDeps, { operation, handle }: ServedOperation): void => {
  const authorizedSessions = new WeakMap<FastifyRequest, Session | null>();
  // Authorizes before the body is read and does not decompress it.
  const rawBytesOptions = (bytes: number) => ({
    bodyLimit: bytes,
    decompress: false as const,
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const entry = await authorize(deps, operation, request);
      const type = request.headers['content-type'];
      const refused = !entry.ok
        ? entry
        : type !== undefined && type !== BYTES_TYPE
          ? refuse('request.invalid')
          : null;
      if (refused) return sendRefusal(reply, refused, operation.refusals ?? {});
      if (entry.ok) authorizedSessions.set(request, entry.value);
    },
  });
  // Content type parsers belong to a scope, so this route gets its own.
  const registerRaw = async (scope: FastifyInstance): Promise<void> => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: operation.rawBodyLimit! },
      (_request, body, done) => done(null, body),
    );
    scope.route({ ...route, bodyLimit: operation.rawBodyLimit!, decompress: false });
  };
  const route: RouteOptions = {
    method: operation.method,
    url: operation.path,
    ...(operation.isEndless && { exposeHeadRoute: false }),
    ...(operation.bytes
      ? rawBytesOptions(operation.bytes)
      : operation.bodyLimit
        ? { bodyLimit: operation.bodyLimit }
        : {}),
    handler: async (request, reply) => {
      const answer = { cookies: [] as string[], location: undefined as string | undefined };
      const entry = authorizedSessions.has(request)
        ? ok(authorizedSessions.get(request)!)
        : await authorize(deps, operation, request);
      const result = entry.ok ? await runHandler({ operation, handle }, request, entry.value, answer) : entry;
      if (answer.cookies.length > 0) reply.header('set-cookie', answer.cookies);
      if (!result.ok) return sendRefusal(reply, result, operation.refusals ?? {});
      if (answer.location) return reply.redirect(answer.location, 303);
      if (operation.isEndless) reply.header('x-accel-buffering', 'no');
      if (operation.replyType) return sendFile(reply, result.value as FileReply, operation.replyType);
      if (deps.checkReplies) operation.reply.parse(result.value);
      return reply.header('cache-control', 'no-store').send(result.value);
    },
  };
  if (operation.rawBodyLimit) void app.register(registerRaw);
  else app.route(route);
};

/**
 * The session of the caller, or a refusal: foreign origin, no session, wrong role or too many requests. Reads
 * no body.
 */
const authorize = async (
  deps: RouteDeps,
  operation: ServedOperation['operation'],
  request: FastifyRequest,
): Promise<Result<Session | null>> => {
  if (operation.method !== 'GET' && isCrossSite(deps, request)) return refuse('request.foreign_origin');
  const session = operation.access === 'operator' ? null : await deps.readSession(request.headers.cookie);
  const denied = checkAccess(deps, operation.access, session, request);
  if (denied) return denied;
  const address = networkOf(request.ip);
  if (operation.perMinute) {
    // Operations open to anyone are limited per address: accounts are free to create.
    const limitKey = session && operation.access !== 'anyone' ? `u:${session.userId}` : `a:${address}`;
    if (!(await deps.allowCall(`${operation.id}:${limitKey}`, operation.perMinute)))
      return refuse('request.too_many');
  } else if (
    !(session
      ? deps.limiter(`u:${session.userId}`, MAX_READS_PER_MINUTE.account)
      : deps.limiter(`a:${address}`, MAX_READS_PER_MINUTE.address))
  )
    return refuse('request.too_many');
  return ok(session);
};

const runHandler = async (
  { operation, handle }: ServedOperation,
  request: FastifyRequest,
  session: Session | null,
  answer: { cookies: string[]; location: string | undefined },
): Promise<Result<unknown>> => {
  const input = { params: undefined, query: undefined, body: undefined, bytes: Buffer.alloc(0) } as Record<
    string,
    unknown
  >;
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = operation[part];
    if (!schema) continue;
    const parsed = schema.safeParse(request[part] ?? {});
    if (!parsed.success) {
      return {
        ...refuse('request.invalid'),
        at: parsed.error.issues.map((i: { path: PropertyKey[] }) => [part, ...i.path].join('.')),
      } as Refused;
    }
    if (containsNul(parsed.data)) return { ...refuse('request.invalid'), at: [part] } as Refused;
    input[part] = parsed.data;
  }
  if (operation.bytes || operation.rawBodyLimit)
    input.bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const ctx: Context = {
    requestId: request.id,
    // Fastify's logger is the pino logger that the app gave it.
    log: request.log as unknown as Logger,
    session,
    now: new Date(),
    address: networkOf(request.ip),
    headers: request.headers,
    setCookie: (...values) => void answer.cookies.push(...values),
    redirect: (url) => {
      answer.location = url;
    },
  };
  // Parsed above by this operation's schemas.
  return handle(ctx, input as never);
};

const checkAccess = (
  deps: PipelineDeps,
  access: Access,
  session: Session | null,
  request: FastifyRequest,
): Refused | null => {
  if (access === 'operator') {
    return deps.isOperator({ address: request.ip, authorization: request.headers.authorization })
      ? null
      : refuse('session.forbidden');
  }
  if (ACCESS_RANK[access] === 0) return null;
  if (!session) return refuse('session.missing');
  return ROLE_RANK[session.role] >= ACCESS_RANK[access] ? null : refuse('session.forbidden');
};

/**
 * True for a request from another site's page (CSRF). Such a page can make the browser send our cookie but
 * cannot forge the Origin header. Clients that are not browsers send neither.
 */
const isCrossSite = (deps: PipelineDeps, request: FastifyRequest): boolean => {
  const origin = request.headers.origin;
  if (!origin)
    return request.headers.cookie !== undefined && request.headers['sec-fetch-site'] !== 'same-origin';
  if (deps.origins.length > 0) return !deps.origins.includes(origin);
  return origin.replace(/^https?:\/\//, '') !== request.headers.host;
};

export const sendRefusal = (
  reply: FastifyReply,
  refused: Refused & { at?: readonly string[] },
  statuses: Readonly<Record<string, number>>,
) => {
  const status = statuses[refused.code] ?? (commonRefusals as Record<string, number>)[refused.code] ?? 422;
  const { code, details, at } = refused;
  const body: RefusalReply = {
    refusal: { code, ...(details && { details: { ...details } }), ...(at && { at }) },
    requestId: reply.request.id,
  };
  if (status === 429) reply.header('retry-after', '60');
  return reply.code(status).header('cache-control', 'no-store').send(body);
};

const setRangeHeaders = (reply: FastifyReply, { from, totalBytes }: NonNullable<FileReply['part']>): void => {
  reply.header('accept-ranges', 'bytes').header('content-length', totalBytes - from);
  if (from > 0) reply.code(206).header('content-range', `bytes ${from}-${totalBytes - 1}/${totalBytes}`);
};

const sendFile = (reply: FastifyReply, file: FileReply, type: string) => {
  if (file.etag) reply.header('etag', file.etag);
  if (file.part) setRangeHeaders(reply, file.part);
  return reply
    .header('cache-control', file.cache ?? 'no-store')
    .type(file.type ?? type)
    .send(file.body);
};
