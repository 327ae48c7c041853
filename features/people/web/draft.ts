/** Text and errors passed from one account screen to the next. In memory only: never in a URL, never stored. */
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

/** Where a sign-in leads: to the screen that needed it, once, else home. */
export const takeReturnPath = (): string => {
  const path = draft.returnTo ?? '/dashboard';
  draft.returnTo = null;
  return path;
};
