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
