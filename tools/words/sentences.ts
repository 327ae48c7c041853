/** A placeholder that works as any argument of a sentence: number, text, list or object. */
const anyArgument: unknown = new Proxy(
  function something() {
    /* never run */
  },
  {
    get: (_, key) => {
      if (key === Symbol.toPrimitive) return () => 3;
      if (key === Symbol.iterator)
        return function* one() {
          yield '3';
        };
      if (key === 'toString' || key === 'toFixed' || key === 'join' || key === 'toLocaleString')
        return () => '3';
      return key === 'length' ? 3 : anyArgument;
    },
    apply: () => anyArgument,
  },
);

const formatSentence = (sentence: (...args: unknown[]) => unknown): unknown => {
  try {
    return sentence(anyArgument, anyArgument, anyArgument, anyArgument);
  } catch {
    return undefined;
  }
};

/**
 * Every sentence of a words object, keyed by its path. A sentence with arguments is formatted with
 * placeholders.
 */
export const sentencesOf = (words: unknown, path = ''): Map<string, string> => {
  const found = new Map<string, string>();
  const value = typeof words === 'function' ? formatSentence(words as () => unknown) : words;
  if (typeof value === 'string') found.set(path, value);
  // The function returned its argument unchanged.
  else if (value === anyArgument) found.set(path, '3');
  else if (value && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value))
      for (const [at, text] of sentencesOf(inner, path ? `${path}.${key}` : key)) found.set(at, text);
  }
  return found;
};
