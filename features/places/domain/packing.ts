/** Numbers as text: tables of thousands of places are shipped as plain strings that compress well. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BASE = 64;
const digitValues: (number | undefined)[] = [];
[...DIGITS].forEach((digit, value) => {
  digitValues[digit.charCodeAt(0)] = value;
});

const digitAt = (text: string, at: number): number => {
  const value = digitValues[text.charCodeAt(at)];
  if (value === undefined) throw new Error(`not a packed figure at ${at}`);
  return value;
};

/** Encodes a whole number of at least 0 in exactly `digits` digits. */
export const encodeUnsigned = (value: number, digits: number): string => {
  if (!Number.isInteger(value) || value < 0 || value >= BASE ** digits)
    throw new Error(`${value} does not fit ${digits} digits`);
  let [text, rest] = ['', value];
  for (let i = 0; i < digits; i++) {
    text = DIGITS.charAt(rest % BASE) + text;
    rest = Math.floor(rest / BASE);
  }
  return text;
};

export const decodeUnsigned = (text: string, from: number, digits: number): number => {
  let value = 0;
  for (let i = from; i < from + digits; i++) value = value * BASE + digitAt(text, i);
  return value;
};

// Five bits per digit, the sixth marks a continuation; the number's lowest bit is its sign.
const CONTINUATION_BIT = 32;

export const encodeVlq = (values: readonly number[]): string =>
  values
    .map((value) => {
      let [text, rest] = ['', value < 0 ? -value * 2 + 1 : value * 2];
      do {
        const low = rest % CONTINUATION_BIT;
        rest = Math.floor(rest / CONTINUATION_BIT);
        text += DIGITS.charAt(rest > 0 ? low + CONTINUATION_BIT : low);
      } while (rest > 0);
      return text;
    })
    .join('');

export const decodeVlq = (text: string): number[] => {
  const values: number[] = [];
  let [value, scale] = [0, 1];
  for (let i = 0; i < text.length; i++) {
    const digit = digitAt(text, i);
    value += (digit % CONTINUATION_BIT) * scale;
    scale *= CONTINUATION_BIT;
    if (digit >= CONTINUATION_BIT) continue;
    values.push(value % 2 === 1 ? -(value - 1) / 2 : value / 2);
    [value, scale] = [0, 1];
  }
  return values;
};
