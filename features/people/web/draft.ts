/** Text and errors passed from one account screen to the next. In memory only: never in a URL, never stored. */
export interface Draft {
  email: string;
  /** Why Google returned the farmer without a session. */
  googleProblem: string | null;
  /** The farmer signed out deliberately: no reminder to sign in. */
  signedOut: boolean;
}

export const draft: Draft = { email: '', googleProblem: null, signedOut: false };
