/**
 * What was typed or went wrong on one account screen and is needed on the next. In memory only: never in an
 * address, never kept.
 */
export interface Draft {
  email: string;
  /** Why Google sent the farmer back without a session. */
  googleProblem: string | null;
  /** The farmer left on purpose: no reminder to sign in. */
  signedOut: boolean;
}

export const draft: Draft = { email: '', googleProblem: null, signedOut: false };
