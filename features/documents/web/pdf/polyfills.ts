/**
 * Polyfills for features that pdf.js needs and the minimum browsers (Chrome 92, Safari 15.0) lack. Import
 * before pdf.js.
 */
const add = (owner: object, name: string, value: unknown): void => {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true });
};

function at(this: ArrayLike<unknown>, n: number): unknown {
  const i = Math.trunc(n) || 0;
  return this[i < 0 ? this.length + i : i];
}
function findLast(this: unknown[], fits: (one: unknown) => boolean): unknown {
  return [...this].reverse().find(fits);
}

const typedArrayPrototype = Object.getPrototypeOf(Uint8Array.prototype) as object;
for (const owner of [Array.prototype, String.prototype, typedArrayPrototype]) add(owner, 'at', at);
add(Array.prototype, 'findLast', findLast);
add(Object, 'hasOwn', (owner: object, name: PropertyKey) =>
  Object.prototype.hasOwnProperty.call(owner, name),
);
/** Simplified `structuredClone`: both halves of pdf.js exchange only plain values and bytes. */
const cloneValue = (value: unknown, seen: Map<unknown, unknown>): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (seen.has(value)) return seen.get(value);
  if (ArrayBuffer.isView(value) && !(value instanceof DataView)) return (value as Uint8Array).slice();
  if (value instanceof ArrayBuffer) return value.slice(0);
  if (value instanceof Date) return new Date(value);
  const copy: unknown = Array.isArray(value)
    ? []
    : value instanceof Map
      ? new Map()
      : value instanceof Set
        ? new Set()
        : {};
  seen.set(value, copy);
  if (value instanceof Map)
    for (const [key, one] of value)
      (copy as Map<unknown, unknown>).set(cloneValue(key, seen), cloneValue(one, seen));
  else if (value instanceof Set) for (const one of value) (copy as Set<unknown>).add(cloneValue(one, seen));
  else
    for (const key of Object.keys(value))
      (copy as Record<string, unknown>)[key] = cloneValue((value as Record<string, unknown>)[key], seen);
  return copy;
};
add(globalThis, 'structuredClone', (value: unknown) => cloneValue(value, new Map()));
