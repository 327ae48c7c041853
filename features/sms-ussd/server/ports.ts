/** A photo or voice message from a farmer. Its URL is valid for minutes only. */
export interface MediaSource {
  /** `sha256`: the hash from the message, in hex or base64. `busy` may be retried. */
  fetch(
    id: string,
    sha256: string | null,
  ): Promise<
    | { readonly ok: true; readonly bytes: Buffer }
    | { readonly ok: false; readonly why: 'busy' | 'gone' | 'broken' }
  >;
}
