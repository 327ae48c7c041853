/** A code confirms a number: short-lived, few guesses, few messages to any one phone. */
export const CODE_DIGITS = 6;
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
export const CODES_AN_HOUR = 3;
/** Per number across all accounts, so that new accounts cannot be used to flood a number. */
export const CODES_A_DAY_TO_ONE = 6;

export interface CodeRow {
  readonly expires_at: Date;
  readonly tries: number;
  readonly used_at: Date | null;
}

export const isLive = (code: CodeRow, now: Date): boolean =>
  code.used_at === null && code.tries < CODE_TRIES && code.expires_at > now;
