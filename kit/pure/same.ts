const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Whether two values of JSON say the same, in whatever order their keys stand. A key without a value is no
 * key.
 */
export const same = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (!isGroup(a) || !isGroup(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  return (
    Object.keys({ ...a, ...b }).every((key) => same(a[key], b[key])) &&
    // `b` is an array too: checked above.
    (!Array.isArray(a) || a.length === (b as unknown as unknown[]).length)
  );
};
