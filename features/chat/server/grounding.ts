import { hazardousSubstancesIn } from '../domain/question/substances-in-text.ts';

const NUMBER = /\d+(?:[.,]\d+)*/g;
/** Units that make a small number a measurement, in both languages. */
const UNIT =
  /^\s*(?:%|percent|asilimia|ml|l\b|lit(?:re|er|a)|kg|kilo|g\b|gram|tonne?|tani|bag|gunia|magunia|mfuko|cm|mm|m\b|feet|futi|acre|ekari|hectare|hekta|day|siku|week|wiki|month|m?iezi|mwezi|hour|saa|KES|Ksh|sh\b|shilingi|times|mara|°|degree)/i;
const UNIT_BEFORE =
  /(?:%|asilimia|lita|kilo|gramu|tani|gunia|magunia|sm|futi|ekari|hekta|siku|wiki|miezi|saa|KES|Ksh|Sh\.?|shilingi|mara)\s*$/i;
/** Ordinary counting up to this: "two fields", "3 steps". */
const MAX_COUNTING_NUMBER = 10;

const normalizeNumber = (number: string): string =>
  number
    .replace(/,(?=\d{3}\b)/g, '')
    .replace(',', '.')
    .replace(/\.0+$/, '');
/** Ignores the numbering of a list. */
const withoutList = (text: string): string => text.replace(/^\s*\d{1,2}[.)]\s/gm, '');

const numbersIn = (text: string): readonly string[] =>
  (withoutList(text).match(NUMBER) ?? []).map(normalizeNumber);

/** Units of products and money; such a figure is never taken from the question. */
const DOSE =
  /^\s*(?:%|percent|asilimia|ml|l\b|lit(?:re|er|a)|kg|kilo|g\b|gram|KES|Ksh|sh\b|shilingi|cap|spoon)/i;
const DOSE_BEFORE = /(?:%|asilimia|ml|lita|kilo|gramu|KES|Ksh|Sh\.?|shilingi|vijiko|kijiko|kifuniko)\s*$/i;

const ungroundedNumber = (
  text: string,
  known: ReadonlySet<string>,
  asked: ReadonlySet<string>,
): string | null => {
  const plainText = withoutList(text);
  for (const match of plainText.matchAll(NUMBER)) {
    if (known.has(normalizeNumber(match[0]))) continue;
    const [before, after] = [plainText.slice(0, match.index), plainText.slice(match.index + match[0].length)];
    // "Your maize is 3 weeks old" only repeats the question.
    if (asked.has(normalizeNumber(match[0])) && !DOSE.test(after) && !DOSE_BEFORE.test(before)) continue;
    const measures = UNIT.test(after) || UNIT_BEFORE.test(before);
    if (
      measures ||
      Number(normalizeNumber(match[0])) > MAX_COUNTING_NUMBER ||
      Number.isNaN(Number(normalizeNumber(match[0])))
    )
      return match[0];
  }
  return null;
};

/** Typical endings of active ingredients, to recognise also those on none of our lists. */
const ACTIVE_INGREDIENT =
  /\b[a-z0-9-]*[a-z]{3,}(?:thrin|phos|fos|conazole?|strobine?|cloprid|thoxam|mectin|thalonil|zeb|carb|sulfan|quat|phosate|phosati|axyl|axil|imid|oxam|uron|amectin|cyhalothrin|prid|furan|nidin|dicarb|oxanil|morph|fenacet|chlor|azine|azole|tebuzi?n)\b/gi;
const activeIngredientsIn = (text: string): readonly string[] => [
  ...hazardousSubstancesIn(text).map((name) => name.toLowerCase()),
  ...(text.toLowerCase().match(ACTIVE_INGREDIENT) ?? []),
];

const ungroundedSubstance = (text: string, grounds: string): string | null => {
  const known = new Set(activeIngredientsIn(grounds));
  return activeIngredientsIn(text).find((name) => !known.has(name)) ?? null;
};

const LEAK_CHARS = 60;
/** Whether the text repeats a part of the system prompt. */
const leaksPrompt = (text: string, source: string): boolean => {
  const [said, own] = [text.replace(/\s+/g, ' '), source.replace(/\s+/g, ' ')];
  for (let at = 0; at + LEAK_CHARS <= own.length; at += LEAK_CHARS / 2)
    if (said.includes(own.slice(at, at + LEAK_CHARS))) return true;
  return false;
};

export interface GroundingInput {
  /** Everything the model was given to answer from. */
  readonly text: string;
  /** The farmer's own figures: an age or an area may be repeated, a dose may not. */
  readonly questionText: string;
  readonly system: string;
}
type Ungrounded = 'number' | 'substance' | 'recites';

/** The first figure or active ingredient that is not in the given passages; null when the text adds nothing. */
export const findUngrounded = (
  said: string,
  { text, questionText, system }: GroundingInput,
): Ungrounded | null => {
  if (ungroundedNumber(said, new Set(numbersIn(text)), new Set(numbersIn(questionText)))) return 'number';
  if (ungroundedSubstance(said, text)) return 'substance';
  return leaksPrompt(said, system) ? 'recites' : null;
};
