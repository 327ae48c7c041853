/** Processed, other or imported goods have a different price than the farmer's crop. */
const notOurCrop =
  /flour|leaves|leaf|oil|bread|green maize|maize \(green|seed(?!less)|dolichos|njahi|lablab|imported|pakistan|milk|meat|fat|fish|bran|germ|husk|chips|crisps|juice|fertili[sz]er|fuel/;

/** In order, the most specific first. */
const cropPatterns: readonly (readonly [RegExp, string])[] = [
  [/mung|green ?gram|ndengu/, 'green_gram'],
  [/sweet ?potato/, 'sweet_potato'],
  [/potato/, 'potato'],
  [/\bmaize\b|\bcorn\b/, 'maize'],
  [/\bcow ?peas?\b|\bkunde\b/, 'cowpea'],
  [/pigeon ?peas?|mbaazi/, 'pigeon_pea'],
  [/soy/, 'soybean'],
  [/ground ?nut|peanut/, 'groundnut'],
  [/\bbeans?\b|rosecoco|wairimu|mwitemania|haricot/, 'bean'],
  [/sorghum/, 'sorghum'],
  [/finger millet|millet \(finger|wimbi/, 'finger_millet'],
  [/(pearl|bulrush) millet|millet \((pearl|bulrush)/, 'pearl_millet'],
  [/\brice\b/, 'rice'],
  [/\bwheat\b/, 'wheat'],
  [/cassava/, 'cassava'],
  [/tomato/, 'tomato'],
  [/onion/, 'onion'],
  [/\bcabbages?\b/, 'cabbage'],
  [/\bkales?\b|sukuma/, 'kale'],
  [/spinach/, 'spinach'],
  [/amaranth|terere/, 'amaranth'],
  [/carrot/, 'carrot'],
  [/capsicum|sweet pepper/, 'capsicum'],
  [/chill(i|y|ies)/, 'chilli'],
  [/banana|plantain/, 'banana'],
  [/avocado/, 'avocado'],
  [/mango/, 'mango'],
  [/pawpaw|papaya/, 'pawpaw'],
  [/passion/, 'passion_fruit'],
  [/\boranges?\b|\blemons?\b|\btangerine/, 'citrus'],
  [/sunflower/, 'sunflower'],
  [/simsim|sesame/, 'sesame'],
];
const cache = new Map<string, string | null>();

/** The crop key for a source's commodity. Null for other goods: sugar, flour, fuel. */
export const cropOfCommodity = (name: string): string | null => {
  const text = name.trim().toLowerCase();
  const cached = cache.get(text);
  if (cached !== undefined) return cached;
  const crop = notOurCrop.test(text)
    ? null
    : (cropPatterns.find(([pattern]) => pattern.test(text))?.[1] ?? null);
  if (cache.size < 5000) cache.set(text, crop);
  return crop;
};
