import { fold, wordsIn } from '#kit/pure/search/fold.ts';
import { nearWords } from '#kit/pure/search/near-words.ts';
import { stem } from '#kit/pure/search/stem.ts';
import { findCropByName, crops } from '#knowledge/crops.ts';

/** Crop words missing in `knowledge/crops.ts`: the plant instead of its fruit, and urban slang. */
const cropAliases: Readonly<Record<string, string>> = {
  hindi: 'maize',
  maindi: 'maize',
  mgomba: 'banana',
  migomba: 'banana',
  matoke: 'banana',
  mwembe: 'mango',
  miembe: 'mango',
  maembe: 'mango',
  waru: 'potato',
  kiazi: 'potato',
  ngwaci: 'sweet_potato',
  hass: 'avocado',
  mparachichi: 'avocado',
  mpasheni: 'passion_fruit',
  mpapai: 'pawpaw',
  mhogo: 'cassava',
  mihogo: 'cassava',
  muwa: 'sugarcane',
  mbuni: 'coffee',
  mchele: 'rice',
  paddy: 'rice',
  vitunguu: 'onion',
  njahi: 'bean',
  rosecoco: 'bean',
  dengu: 'green_gram',
  shangi: 'potato',
  sukumawiki: 'kale',
  kabeji: 'cabbage',
  chai: 'tea',
  mln: 'maize',
  cob: 'maize',
  gunzi: 'maize',
  bolls: 'cotton',
  cherries: 'coffee',
};

const cropKeyBySpelling = new Map<string, string>();
for (const { key, name } of crops) {
  for (const text of [name.en, name.sw, key.replace(/_/g, ' ')])
    cropKeyBySpelling.set(
      wordsIn(fold(text).text)
        .map(({ word }) => stem(word))
        .join(' '),
      key,
    );
}
for (const [word, key] of Object.entries(cropAliases)) cropKeyBySpelling.set(stem(word), key);
/** Words one misspelling away from a crop name that mean something else. */
const NOT_CROP_WORDS = new Set([
  'chain',
  'team',
  'price',
  'prices',
  'being',
  'bring',
  'heat',
  'what',
  'male',
  'sale',
  'scale',
  'wale',
  'kile',
  'kali',
  'kila',
  'beat',
  'mean',
  'rise',
  'nice',
  'kahawia',
]);
/** Also a colour, wool or a drink, so they count half. */
const AMBIGUOUS_WORDS = new Set([
  'orange',
  'oranges',
  'chungwa',
  'machungwa',
  'cotton',
  'pamba',
  'tea',
  'chai',
  'cob',
  'pepper',
  'pilipili',
  'banana',
]);
let cropNameMatcher: ReturnType<typeof nearWords> | undefined;
const getCropNameMatcher = (): ReturnType<typeof nearWords> => {
  cropNameMatcher ??= nearWords(
    [
      ...crops.flatMap(({ name }) =>
        [name.en, name.sw].flatMap((text) => wordsIn(fold(text).text).map(({ word }) => word)),
      ),
      ...Object.keys(cropAliases),
    ].filter((word) => word.length > 4),
  );
  return cropNameMatcher;
};

const cropKeyOf = (words: readonly string[]): string | undefined =>
  findCropByName(words.join(' '))?.key ?? cropKeyBySpelling.get(words.map(stem).join(' '));

/** One wrong letter, two in a long word. The first must be right. */
const misspelledCropKey = (word: string): string | undefined => {
  if (word.length < 5 || NOT_CROP_WORDS.has(word)) return undefined;
  const found = getCropNameMatcher().nearest(word);
  return found && found.word[0] === word[0] && found.slips <= (word.length > 7 ? 2 : 1)
    ? cropKeyOf([found.word])
    : undefined;
};

interface CropMention {
  readonly crop: string;
  readonly weight: number;
}
const cropsIn = (text: string, slips: boolean, weight: number): readonly CropMention[] => {
  const words = wordsIn(fold(text).text)
    .slice(0, 400)
    .map(({ word }) => word);
  const found: CropMention[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const pair = i + 1 < words.length ? cropKeyOf(words.slice(i, i + 2)) : undefined;
    const word = words[i] ?? '';
    const one = pair ?? cropKeyOf([word]) ?? (slips ? misspelledCropKey(word) : undefined);
    if (one !== undefined)
      found.push({
        crop: one,
        weight: pair === undefined && AMBIGUOUS_WORDS.has(word) ? weight / 2 : weight,
      });
    if (pair !== undefined) i += 1;
  }
  return found;
};

const mostMentioned = (list: readonly CropMention[]): string | null => {
  const times = new Map<string, number>();
  for (const { crop, weight } of list) times.set(crop, (times.get(crop) ?? 0) + weight);
  return [...times].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
};

/**
 * The crop of a question: the author's choice, else the most mentioned one; mentions in the title count
 * twice, and the first one wins a tie.
 */
export const cropOf = (title: string, content: string, chosen?: string | null): string | null => {
  if (chosen) {
    const key = findCropByName(chosen)?.key;
    if (key !== undefined) return key;
  }
  return (
    mostMentioned([...cropsIn(title, false, 2), ...cropsIn(content, false, 1)]) ??
    mostMentioned([...cropsIn(title, true, 2), ...cropsIn(content, true, 1)])
  );
};

/** Every crop that a text names, most mentioned first; misspellings count only when nothing is spelt right. */
export const cropsMentioned = (text: string): readonly string[] => {
  const plain = cropsIn(text, false, 1);
  const times = new Map<string, number>();
  for (const { crop, weight } of plain.length > 0 ? plain : cropsIn(text, true, 1))
    times.set(crop, (times.get(crop) ?? 0) + weight);
  return [...times].sort((a, b) => b[1] - a[1]).map(([crop]) => crop);
};

/** Whether a single, correctly spelled word names a crop. */
export const isCropWord = (word: string): boolean => cropKeyOf([word]) !== undefined;
