/** Limits of the codes that confirm a phone number: lifetime, wrong tries, and codes sent per hour. */
export const CODE_DIGITS = 6;
export const CODE_MINUTES = 10;
export const MAX_CODE_TRIES = 5;
export const MAX_CODES_PER_HOUR = 3;
/** Per number across all accounts, so that new accounts cannot be used to flood a number. */
export const MAX_DAILY_CODES_PER_NUMBER = 6;

export interface CodeRow {
  readonly expires_at: Date;
  readonly tries: number;
  readonly used_at: Date | null;
}

export const isLive = (code: CodeRow, now: Date): boolean =>
  code.used_at === null && code.tries < MAX_CODE_TRIES && code.expires_at > now;
