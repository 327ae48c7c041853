/** The two languages of the product. English is the fallback for a sentence that is missing at run time. */
export type Language = 'en' | 'sw';

/**
 * Type of a words file, derived from its English one: `export const sw: Words<typeof en>` does not compile
 * while a sentence is missing or takes parameters of another type.
 */
export type Words<English> = {
  readonly [Key in keyof English]: English[Key] extends (...args: infer Args) => string
    ? (...args: Args) => string
    : English[Key] extends string
      ? string
      : Words<English[Key]>;
};

export interface Dictionary<English> {
  readonly en: English;
  readonly sw: Words<English>;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const merged = (en: Record<string, unknown>, sw: Record<string, unknown>): Record<string, unknown> => {
  const all: Record<string, unknown> = {};
  for (const [key, english] of Object.entries(en)) {
    const swahili = sw[key];
    if (Array.isArray(english)) all[key] = Array.isArray(swahili) ? swahili : english;
    else if (isGroup(english)) all[key] = merged(english, isGroup(swahili) ? swahili : {});
    else all[key] = typeof swahili === typeof english && swahili !== '' ? swahili : english;
  }
  return all;
};

const filled = new WeakMap<object, unknown>();

/** The words of one language, with English for whatever is missing. */
export const wordsFor = <English extends object>(
  { en, sw }: Dictionary<English>,
  language: Language,
): Words<English> => {
  // The English words satisfy the type of their own translation.
  if (language === 'en') return en as unknown as Words<English>;
  const known = filled.get(sw);
  if (known) return known as Words<English>;
  const whole = merged(en as Record<string, unknown>, sw as Record<string, unknown>);
  filled.set(sw, whole);
  return whole as Words<English>;
};
