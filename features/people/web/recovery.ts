/**
 * The token of a reset link: an access token with type recovery, in the fragment or the query. Null: the
 * screen requests a link.
 */
export const recoveryToken = ({
  hash,
  search,
}: {
  readonly hash: string;
  readonly search: string;
}): string | null => {
  for (const text of [hash.replace(/^#/, ''), search]) {
    const query = new URLSearchParams(text);
    const token = query.get('access_token');
    if (token && query.get('type') === 'recovery') return token;
  }
  return null;
};
