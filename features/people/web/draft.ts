/**
 * Text and errors passed from one account screen to the next. What is typed is never in a URL and never
 * stored, except the number that a code was sent to, until the code ends.
 */
export interface Draft {
  email: string;
  phone: string;
  /** Why Google returned the farmer without a session. */
  googleProblem: string | null;
  /** The farmer signed out deliberately: no reminder to sign in. */
  signedOut: boolean;
  /** The screen that needed the account; opened after the sign-in. */
  returnTo: string | null;
}

export const draft: Draft = { email: '', phone: '', googleProblem: null, signedOut: false, returnTo: null };

const RETURN_KEY = 'mavuno_return';

/** Before Google's page replaces this one. */
export const storeReturnPath = (): void => {
  try {
    if (draft.returnTo) sessionStorage.setItem(RETURN_KEY, draft.returnTo);
  } catch {
    // The sign-in then leads home.
  }
};

const takeStoredReturnPath = (): string | null => {
  try {
    const path = sessionStorage.getItem(RETURN_KEY);
    sessionStorage.removeItem(RETURN_KEY);
    return path;
  } catch {
    return null;
  }
};

/** Where a sign-in leads: to the screen that needed it, once, else home. */
export const takeReturnPath = (): string => {
  const path = draft.returnTo ?? takeStoredReturnPath() ?? '/dashboard';
  draft.returnTo = null;
  return path;
};

export interface SentCode {
  readonly phone: string;
  readonly minutes: number;
  readonly shownCode: string | null;
}

const CODE_KEY = 'mavuno_code';

/**
 * Stores where a code was sent. A phone with little memory closes this page while the farmer reads the SMS;
 * the page then asks for the code again instead of for the number.
 */
export const storeSentCode = (sent: SentCode | null): void => {
  try {
    localStorage.setItem(
      CODE_KEY,
      JSON.stringify(sent && { ...sent, until: Date.now() + sent.minutes * 60_000 }),
    );
  } catch {
    // The farmer then types the number again.
  }
};

/** With the minutes that are left; null when the code has ended. */
export const readSentCode = (): SentCode | null => {
  try {
    const stored = JSON.parse(localStorage.getItem(CODE_KEY)!) as
      | (SentCode & { readonly until: number })
      | null;
    const minutes = stored ? Math.ceil((stored.until - Date.now()) / 60_000) : 0;
    return stored && minutes > 0 ? { ...stored, minutes } : null;
  } catch {
    return null;
  }
};
