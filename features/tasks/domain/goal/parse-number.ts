/** Numbers as farmers write and say them, in English and Kiswahili. */
const ones: Readonly<Record<string, number>> = {
  moja: 1,
  mbili: 2,
  mawili: 2,
  tatu: 3,
  matatu: 3,
  nne: 4,
  manne: 4,
  tano: 5,
  matano: 5,
  sita: 6,
  saba: 7,
  nane: 8,
  manane: 8,
  tisa: 9,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
};
const tens: Readonly<Record<string, number>> = {
  kumi: 10,
  ishirini: 20,
  thelathini: 30,
  arobaini: 40,
  hamsini: 50,
  sitini: 60,
  sabini: 70,
  themanini: 80,
  tisini: 90,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const fractions: Readonly<Record<string, number>> = { nusu: 0.5, half: 0.5, robo: 0.25, quarter: 0.25 };

const lookUp = (table: Readonly<Record<string, number>>, word: string): number | null =>
  Object.prototype.hasOwnProperty.call(table, word) ? table[word]! : null;

/** "1,500" is fifteen hundred. "1,5" is one and a half. */
const parseDigits = (word: string): number | null => {
  // Most words are not numbers, and the two patterns are slow on first use.
  if (!(word[0]! >= '0' && word[0]! <= '9')) return null;
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(word)) return Number(word.replace(/,/g, ''));
  return /^\d+([.,]\d+)?$/.test(word) ? Number(word.replace(',', '.')) : null;
};

interface ParsedNumber {
  readonly value: number;
  /** Number of words consumed. */ readonly words: number;
}

const isJoint = (word: string | undefined): boolean => word === 'na' || word === 'and';

/** "ishirini na tano", "twenty five", "tano": a number below a hundred, in words. */
const belowHundred = (words: readonly string[], at: number): ParsedNumber | null => {
  const ten = lookUp(tens, words[at] ?? '');
  if (ten === null) {
    const one = lookUp(ones, words[at] ?? '');
    return one === null ? null : { value: one, words: 1 };
  }
  const joined = isJoint(words[at + 1]) ? 2 : 1;
  const one = lookUp(ones, words[at + joined] ?? '');
  return one === null || ten % 10 !== 0 ? { value: ten, words: 1 } : { value: ten + one, words: joined + 1 };
};

/** "mia", "mia mbili", "two hundred": Kiswahili says the hundreds last, English first. */
const hundredsAt = (words: readonly string[], at: number): ParsedNumber | null => {
  const times = lookUp(ones, words[at] ?? '');
  if (times !== null) return words[at + 1] === 'hundred' ? { value: 100 * times, words: 2 } : null;
  if (words[at] === 'hundred') return { value: 100, words: 1 };
  if (words[at] !== 'mia') return null;
  const after = lookUp(ones, words[at + 1] ?? '');
  return after === null ? { value: 100, words: 1 } : { value: 100 * after, words: 2 };
};

/** The number that starts at a word: "20", "twenty five", "mia mbili na hamsini", "moja na nusu". */
export const numberAt = (words: readonly string[], at: number): ParsedNumber | null => {
  const digits = parseDigits(words[at] ?? '');
  if (digits !== null) return withFraction(words, at, digits, 1);
  const hundreds = hundredsAt(words, at);
  if (hundreds) {
    const joint = isJoint(words[at + hundreds.words]) ? 1 : 0;
    const rest = belowHundred(words, at + hundreds.words + joint);
    return rest
      ? { value: hundreds.value + rest.value, words: hundreds.words + joint + rest.words }
      : hundreds;
  }
  const number = belowHundred(words, at);
  if (number) return number.words > 1 ? number : withFraction(words, at, number.value, 1);
  const part = lookUp(fractions, words[at] ?? '');
  return part === null ? null : { value: part, words: 1 };
};

/** "moja na nusu", "2 and a half". */
const withFraction = (words: readonly string[], at: number, value: number, used: number): ParsedNumber => {
  if (!isJoint(words[at + used])) return { value, words: used };
  const skip = words[at + used + 1] === 'a' ? 2 : 1;
  const part = lookUp(fractions, words[at + used + skip] ?? '');
  return part === null ? { value, words: used } : { value: value + part, words: used + skip + 1 };
};
