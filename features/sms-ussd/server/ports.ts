/** Downloads a photo that a farmer sent. The link expires after minutes. */
export interface MediaSource {
  /**
   * `sha256`: expected hash in hex or base64, checked if given. `busy`: retry later. `expired`: the link has
   * expired or the photo was deleted. `invalid`: not a valid photo, too large, or the hash differs.
   */
  fetch(
    id: string,
    sha256: string | null,
  ): Promise<
    | { readonly ok: true; readonly bytes: Buffer }
    | { readonly ok: false; readonly reason: 'busy' | 'expired' | 'invalid' }
  >;
}

/**
 * The id of the account of this number; opens one if there is none. Safe to call twice. The telephone network
 * vouches for the number, so it counts as confirmed: `ownerOf` finds it for SMS.
 */
export type OpenAccount = (account: {
  readonly phone: string;
  readonly name: string;
  readonly language: 'en' | 'sw';
}) => Promise<string>;
