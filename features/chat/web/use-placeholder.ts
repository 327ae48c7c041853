import { type RefObject, useEffect } from 'react';

const LETTER_MS = 55;
const REST_MS = 2_200;

/**
 * CHT-01: types out example questions while the field is empty. Sets the attribute directly, to avoid a
 * render per letter.
 */
export const usePlaceholder = (
  field: RefObject<HTMLTextAreaElement | null>,
  examples: readonly string[],
  isOn: boolean,
): void => {
  useEffect(() => {
    const calm = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
    let which = 0;
    let letters = calm ? Infinity : 0;
    let timer: ReturnType<typeof setTimeout>;
    const step = (): void => {
      const example = examples[which % examples.length] ?? '';
      field.current?.setAttribute('placeholder', example.slice(0, Math.min(letters, example.length)));
      const ended = letters >= example.length;
      if (ended) {
        which += 1;
        letters = calm ? Infinity : 0;
      } else letters += 1;
      timer = setTimeout(step, ended ? REST_MS : LETTER_MS);
    };
    if (isOn && examples.length > 0) step();
    return () => clearTimeout(timer);
  }, [field, examples, isOn]);
};
