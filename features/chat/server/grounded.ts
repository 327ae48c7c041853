import { substancesIn } from '../domain/question/substances-in-text.ts';

const NUMBER = /\d+(?:[.,]\d+)*/g;
/** Units that make a small number a measurement, in both languages. */
const UNIT =
  /^\s*(?:%|percent|asilimia|ml|l\b|lit(?:re|er|a)|kg|kilo|g\b|gram|tonne?|tani|bag|gunia|magunia|mfuko|cm|mm|m\b|feet|futi|acre|ekari|hectare|hekta|day|siku|week|wiki|month|m?iezi|mwezi|hour|saa|KES|Ksh|sh\b|shilingi|times|mara|°|degree)/i;
const UNIT_BEFORE =
  /(?:%|asilimia|lita|kilo|gramu|tani|gunia|magunia|sm|futi|ekari|hekta|siku|wiki|miezi|saa|KES|Ksh|Sh\.?|shilingi|mara)\s*$/i;
/** Ordinary counting up to this: "two fields", "3 steps". */
const SMALL = 10;

const plain = (number: string): string =>
  number
    .replace(/,(?=\d{3}\b)/g, '')
    .replace(',', '.')
    .replace(/\.0+$/, '');
/** Ignores the numbering of a list. */
const withoutList = (text: string): string => text.replace(/^\s*\d{1,2}[.)]\s/gm, '');

const numbersIn = (text: string): readonly string[] => (withoutList(text).match(NUMBER) ?? []).map(plain);

/** Units of products and money; such a figure is never taken from the question. */
const DOSE =
  /^\s*(?:%|percent|asilimia|ml|l\b|lit(?:re|er|a)|kg|kilo|g\b|gram|KES|Ksh|sh\b|shilingi|cap|spoon)/i;
const DOSE_BEFORE = /(?:%|asilimia|ml|lita|kilo|gramu|KES|Ksh|Sh\.?|shilingi|vijiko|kijiko|kifuniko)\s*$/i;

const strangeNumber = (
  text: string,
  known: ReadonlySet<string>,
  asked: ReadonlySet<string>,
): string | null => {
  const said = withoutList(text);
  for (const match of said.matchAll(NUMBER)) {
    if (known.has(plain(match[0]))) continue;
    const [before, behind] = [said.slice(0, match.index), said.slice(match.index + match[0].length)];
    // "Your maize is 3 weeks old" only repeats the question.
    if (asked.has(plain(match[0])) && !DOSE.test(behind) && !DOSE_BEFORE.test(before)) continue;
    const measures = UNIT.test(behind) || UNIT_BEFORE.test(before);
    if (measures || Number(plain(match[0])) > SMALL || Number.isNaN(Number(plain(match[0])))) return match[0];
  }
  return null;
};

/** Typical endings of active ingredients, to recognise also those on none of our lists. */
const ACTIVE =
  /\b[a-z0-9-]*[a-z]{3,}(?:thrin|phos|fos|conazole?|strobine?|cloprid|thoxam|mectin|thalonil|zeb|carb|sulfan|quat|phosate|phosati|axyl|axil|imid|oxam|uron|amectin|cyhalothrin|prid|furan|nidin|dicarb|oxanil|morph|fenacet|chlor|azine|azole|tebuzi?n)\b/gi;
const activesIn = (text: string): readonly string[] => [
  ...substancesIn(text).map((name) => name.toLowerCase()),
  ...(text.toLowerCase().match(ACTIVE) ?? []),
];

const strangeSubstance = (text: string, grounds: string): string | null => {
  const known = new Set(activesIn(grounds));
  return activesIn(text).find((name) => !known.has(name)) ?? null;
};

const LEAK = 60;
/** Whether it recites its system prompt. */
const recites = (text: string, source: string): boolean => {
  const [said, own] = [text.replace(/\s+/g, ' '), source.replace(/\s+/g, ' ')];
  for (let at = 0; at + LEAK <= own.length; at += LEAK / 2)
    if (said.includes(own.slice(at, at + LEAK))) return true;
  return false;
};

export interface GroundingInput {
  /** Everything the model was given to answer from. */
  readonly text: string;
  /** The farmer's own figures: an age or an area may be repeated, a dose may not. */
  readonly asked: string;
  readonly system: string;
}
type Ungrounded = 'number' | 'substance' | 'recites';

/** The first figure or active ingredient that is not in the given passages; null when the text adds nothing. */
export const addsTo = (said: string, { text, asked, system }: GroundingInput): Ungrounded | null => {
  if (strangeNumber(said, new Set(numbersIn(text)), new Set(numbersIn(asked)))) return 'number';
  if (strangeSubstance(said, text)) return 'substance';
  return recites(said, system) ? 'recites' : null;
};
