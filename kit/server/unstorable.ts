/**
 * PostgreSQL stores every character except NUL. Rejecting NUL at the API makes it an invalid request; in the
 * database it would be an error, which a phone retries for ever. Not recursive, because the sender chooses
 * the depth.
 */
export const containsNul = (value: unknown): boolean => {
  const unchecked = [value];
  while (unchecked.length > 0) {
    const one = unchecked.pop();
    if (typeof one === 'string' && one.includes('\0')) return true;
    if (typeof one !== 'object' || one === null) continue;
    for (const [key, inner] of Object.entries(one)) {
      if (key.includes('\0')) return true;
      unchecked.push(inner);
    }
  }
  return false;
};
