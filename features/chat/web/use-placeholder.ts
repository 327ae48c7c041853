import { type RefObject, useEffect } from 'react';

const LETTER_MS = 55;
const PAUSE_MS = 2_200;

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
    const reducedMotion =
      typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
    let exampleIndex = 0;
    let letters = reducedMotion ? Infinity : 0;
    let timer: ReturnType<typeof setTimeout>;
    const step = (): void => {
      const example = examples[exampleIndex % examples.length] ?? '';
      field.current?.setAttribute('placeholder', example.slice(0, Math.min(letters, example.length)));
      const ended = letters >= example.length;
      if (ended) {
        exampleIndex += 1;
        letters = reducedMotion ? Infinity : 0;
      } else letters += 1;
      timer = setTimeout(step, ended ? PAUSE_MS : LETTER_MS);
    };
    if (isOn && examples.length > 0) step();
    return () => clearTimeout(timer);
  }, [field, examples, isOn]);
};
