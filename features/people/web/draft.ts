/** Text and errors passed from one account screen to the next. In memory only: never in a URL, never stored. */
export interface Draft {
  email: string;
  /** Why Google sent the farmer back without a session. */
  googleProblem: string | null;
  /** The farmer left on purpose: no reminder to sign in. */
  signedOut: boolean;
}

export const draft: Draft = { email: '', googleProblem: null, signedOut: false };
