const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether two JSON values are equal, in any key order. A key with `undefined` counts as absent. */
export const isEqual = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  return (
    Object.keys({ ...a, ...b }).every((key) => isEqual(a[key], b[key])) &&
    // `b` is an array too: checked above.
    (!Array.isArray(a) || a.length === (b as unknown as unknown[]).length)
  );
};
