import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { Operation, BodyOf, ParamsOf, QueryOf, ReplyOf } from '#kit/pure/contract.ts';
import type { Result } from '#kit/pure/result.ts';

export type Role = 'farmer' | 'expert' | 'admin';

/** The caller's session, as the server knows it. */
export interface Session {
  readonly sessionId: string;
  readonly userId: string;
  /** '' for an account that was opened by phone number. */
  readonly email: string;
  readonly emailVerified: boolean;
  /** Proven by a code: +254… */
  readonly phone: string | null;
  readonly name: string;
  readonly role: Role;
  readonly language: 'en' | 'sw';
}

export interface Context {
  readonly requestId: string;
  readonly log: Logger;
  readonly session: Session | null;
  readonly now: Date;
  /** The caller's address (/64 for IPv6), for limits only; never logged. */
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
  /** `Set-Cookie` values to send with the response. */
  setCookie(...values: string[]): void;
  /** Respond with a redirect instead of the reply body. */
  redirect(url: string): void;
}

export interface UserContext extends Context {
  readonly session: Session;
}

/** The reply of an operation with `replyType`, instead of JSON. */
export interface FileReply {
  readonly body: Buffer | Readable | string;
  readonly type?: string;
  readonly etag?: string;
  readonly cache?: string;
  /** For a resumable download: the file's whole length, and the byte at which `body` starts. */
  readonly part?: { readonly from: number; readonly totalBytes: number };
}

export interface Input<O> {
  readonly params: ParamsOf<O>;
  readonly query: QueryOf<O>;
  readonly body: BodyOf<O>;
  readonly bytes: Buffer;
}

type ContextOf<O> = O extends { access: 'anyone' | 'operator' } ? Context : UserContext;

export type AnyOperation = Operation<any, any, any, any>;

export interface ServedOperation {
  readonly operation: AnyOperation;
  readonly handle: (ctx: Context, input: Input<AnyOperation>) => Promise<Result<unknown>>;
}

/** Pairs an operation of a contract with its handler. */
export const serve = <O extends AnyOperation>(
  operation: O,
  handle: (ctx: ContextOf<O>, input: Input<O>) => Promise<Result<ReplyOf<O> | FileReply>>,
  // The pipeline calls it with the input of this operation only.
): ServedOperation => ({ operation, handle: handle as unknown as ServedOperation['handle'] });
