/**
 * PostgreSQL keeps every character but NUL. Found at the door it is a wrong request; found by the database it
 * would be a fault, which a phone sends again and again. Without recursion: the depth is the sender's
 * choice.
 */
export const containsNul = (value: unknown): boolean => {
  const left = [value];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === 'string' && one.includes('\0')) return true;
    if (typeof one !== 'object' || one === null) continue;
    for (const [key, inner] of Object.entries(one)) {
      if (key.includes('\0')) return true;
      left.push(inner);
    }
  }
  return false;
};
