/** A photo or a voice message that a farmer sent; its address lives for minutes. */
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
