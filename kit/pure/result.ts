/** An expected outcome as a value. Faults are thrown, refusals never are. */
export interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}

/** Values for the sentence, such as the limit that was reached. Never personal data. */
export type Details = Readonly<Record<string, string | number>>;

/** `code` is an entry of the closed list of refusal codes, and also a words key. */
export interface Refused<Code extends string = string> {
  readonly ok: false;
  readonly code: Code;
  readonly details?: Details;
}

export type Result<T, Code extends string = string> = Ok<T> | Refused<Code>;

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });

export const refuse = <const Code extends string>(code: Code, details?: Details): Refused<Code> =>
  details ? { ok: false, code, details } : { ok: false, code };
