/** Success. */
export interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}

/** Values inserted into the message shown for the refusal, such as a limit. Must not contain personal data. */
export type RefusalDetails = Readonly<Record<string, string | number>>;

/** `code`: refusal code, declared in the feature's contract; also the key of its message in the words files. */
export interface Refused<Code extends string = string> {
  readonly ok: false;
  readonly code: Code;
  readonly details?: RefusalDetails;
}

/** Outcome of an operation that may be refused for an expected reason. Unexpected errors are thrown. */
export type Result<T, Code extends string = string> = Ok<T> | Refused<Code>;

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });

export const refuse = <const Code extends string>(code: Code, details?: RefusalDetails): Refused<Code> =>
  details ? { ok: false, code, details } : { ok: false, code };
