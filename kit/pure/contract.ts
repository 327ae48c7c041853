import type * as z from 'zod/mini';

/** Who may call an operation. The server enforces it; the access matrix test covers every cell. */
export type Access = 'anyone' | 'user' | 'expert' | 'admin' | 'operator';

type Schema = z.ZodMiniType;

/**
 * One operation of the HTTP interface, shared by server and client. `refusals` maps each expected refusal
 * code to its HTTP status.
 */
export interface Operation<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema = Schema,
> {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `:name` parameters, always below /api/. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly params?: Params;
  readonly query?: Query;
  /** A JSON body. For raw bytes set `bytes` instead. */
  readonly body?: Body;
  /** The body is raw bytes, at most this many. */
  readonly bytes?: number;
  /** The body is raw bytes of any type, at most this many: for services that sign the body or send a form. */
  readonly rawBodyLimit?: number;
  readonly reply: Reply;
  /** Media type of a reply that is not JSON (a photo, metrics). */
  readonly replyType?: string;
  /** The response stays open until one side closes it: proxies must not buffer it, and it has no HEAD. */
  readonly isEndless?: true;
  /** The response is a redirect (303) without a body: the target of a link in an email or on another site. */
  readonly isRedirect?: true;
  readonly refusals?: Readonly<Record<string, number>>;
  /** Calls per minute from one account, or from one address where anyone may call. Above it: 429. */
  readonly perMinute?: number;
  /** Body limit in bytes, if it differs from the common one. */
  readonly bodyLimit?: number;
}

/** What a phone needs to call an operation. */
export type OperationRequest = Pick<Operation, 'id' | 'method' | 'path' | 'replyType'>;

export const operation = <
  Reply extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(
  o: Operation<Params, Query, Body, Reply>,
): Operation<Params, Query, Body, Reply> => o;

/** Marks an operation whose last reply the phone stores: only its reply schema is in the web app. */
declare const isCached: unique symbol;
export type CachedOperation = Operation<any, any, any, any> & { readonly [isCached]: true };

/** `operation`, for replies that `useCachedCall` stores on the phone and checks when it reads them again. */
export const cachedOperation = operation as <
  Reply extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
>(
  o: Operation<Params, Query, undefined, Reply>,
) => Operation<Params, Query, undefined, Reply> & { readonly [isCached]: true };

type Out<S> = S extends Schema ? z.output<S> : undefined;
type In<S> = S extends Schema ? z.input<S> : undefined;

export type ParamsOf<O> = O extends Operation<infer P, infer _Q, infer _B, infer _R> ? Out<P> : never;
export type QueryOf<O> = O extends Operation<infer _P, infer Q, infer _B, infer _R> ? Out<Q> : never;
export type BodyOf<O> = O extends Operation<infer _P, infer _Q, infer B, infer _R> ? Out<B> : never;
export type ReplyOf<O> = O extends Operation<infer _P, infer _Q, infer _B, infer R> ? z.output<R> : never;
export type CallInput<O> =
  O extends Operation<infer P, infer Q, infer B, infer _R>
    ? Record<never, never> &
        (P extends Schema ? { params: In<P> } : unknown) &
        (Q extends Schema ? { query: In<Q> } : unknown) &
        (B extends Schema ? { body: In<B> } : unknown) & { bytes?: ArrayBuffer }
    : never;

/** Refusals that every operation may return. Each is also a words key. */
export const commonRefusals = {
  'request.invalid': 400,
  'request.too_large': 413,
  'request.too_many': 429,
  'request.foreign_origin': 403,
  'session.missing': 401,
  'session.forbidden': 403,
  'server.fault': 500,
  'server.busy': 503,
  'server.full': 507,
} as const;

/** The body of every unsuccessful response. */
export interface RefusalReply {
  readonly refusal: {
    readonly code: string;
    readonly details?: Record<string, string | number>;
    readonly at?: readonly string[];
  };
  readonly requestId: string;
}
