type Properties = Record<PropertyKey, PropertyDescriptor>;

const isSame = (a: PropertyDescriptor | undefined, b: PropertyDescriptor): boolean =>
  a !== undefined && a.value === b.value && a.get === b.get && a.set === b.set;

const restore = (target: object, before: Properties): void => {
  const now = Object.getOwnPropertyDescriptors(target) as Properties;
  for (const key of Reflect.ownKeys(now)) if (!(key in before)) Reflect.deleteProperty(target, key);
  for (const key of Reflect.ownKeys(before))
    if (!isSame(now[key], before[key]!)) Reflect.defineProperty(target, key, before[key]!);
};

/**
 * Saves the methods of the page's classes and returns a function that restores them. Test files in one worker
 * share these classes, although each file has its own page.
 */
export const saveClasses = (): (() => void) => {
  const classes = Object.values(Object.getOwnPropertyDescriptors(globalThis))
    .map(({ value }: PropertyDescriptor) => value as unknown)
    .filter((value) => typeof value === 'function');
  const saved = classes
    .flatMap((one) => [one, one.prototype as object | undefined])
    .filter((target) => target !== undefined && target !== null)
    .map((target) => [target, Object.getOwnPropertyDescriptors(target) as Properties] as const);
  return () => saved.forEach(([target, before]) => restore(target, before));
};
