/**
 * Text and errors passed from one account screen to the next. What is typed is never in a URL and never
 * stored.
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
