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
const parts: Readonly<Record<string, number>> = { nusu: 0.5, half: 0.5, robo: 0.25, quarter: 0.25 };
const hundreds: readonly string[] = ['mia', 'hundred'];

const own = (table: Readonly<Record<string, number>>, word: string): number | null =>
  Object.prototype.hasOwnProperty.call(table, word) ? table[word]! : null;

/** "1,500" is fifteen hundred. "1,5" is one and a half. */
const inDigits = (word: string): number | null => {
  // Most words are not numbers, and the two patterns are slow on first use.
  if (!(word[0]! >= '0' && word[0]! <= '9')) return null;
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(word)) return Number(word.replace(/,/g, ''));
  return /^\d+([.,]\d+)?$/.test(word) ? Number(word.replace(',', '.')) : null;
};

export interface Read {
  readonly value: number;
  /** Number of words consumed. */ readonly words: number;
}

/** The number that starts at a word: "20", "ishirini na tano", "twenty five", "mia mbili", "moja na nusu". */
export const numberAt = (words: readonly string[], at: number): Read | null => {
  const word = words[at] ?? '';
  const next = words[at + 1] ?? '';
  const digits = inDigits(word);
  if (digits !== null) return withPart(words, at, digits, 1);
  if (hundreds.includes(word)) {
    const times = own(ones, next);
    return times === null ? { value: 100, words: 1 } : { value: 100 * times, words: 2 };
  }
  const ten = own(tens, word);
  if (ten !== null) {
    const joined = next === 'na' || next === 'and' ? 2 : 1;
    const one = own(ones, words[at + joined] ?? '');
    return one === null || ten % 10 !== 0
      ? withPart(words, at, ten, 1)
      : { value: ten + one, words: joined + 1 };
  }
  const one = own(ones, word);
  if (one !== null)
    return hundreds.includes(next) ? { value: one * 100, words: 2 } : withPart(words, at, one, 1);
  const part = own(parts, word);
  return part === null ? null : { value: part, words: 1 };
};

/** "moja na nusu", "2 and a half". */
const withPart = (words: readonly string[], at: number, value: number, used: number): Read => {
  const joint = words[at + used] ?? '';
  if (joint !== 'na' && joint !== 'and') return { value, words: used };
  const skip = words[at + used + 1] === 'a' ? 2 : 1;
  const part = own(parts, words[at + used + skip] ?? '');
  return part === null ? { value, words: used } : { value: value + part, words: used + skip + 1 };
};
