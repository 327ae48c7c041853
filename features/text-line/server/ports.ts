/** A photo or a voice message that a farmer sent; its address lives for minutes. */
export interface MediaSource {
  /** `sha256`: what the message said of it, in hex or base64. `busy` may be tried again. */
  fetch(
    id: string,
    sha256: string | null,
  ): Promise<
    | { readonly ok: true; readonly bytes: Buffer }
    | { readonly ok: false; readonly why: 'busy' | 'gone' | 'broken' }
  >;
}
