import { type Hit, termMatcher } from '#features/community/domain/analysis/moderation/term-matcher.ts';
import type { Word } from '#kit/pure/search/fold.ts';

const unitTerms = termMatcher(
  'ml|mls|mil|mils|milliliter*|millilitre*|mililita|cc|g|gm|gms|gram|grams|gramu|kg|kgs|kilo|l|ltr|ltrs|litre|litres|liter|liters|lita|tbsp|tsp|tablespoon*|teaspoon*|spoon|spoons|spoonful*|vijiko|kijiko|cap|caps|capful*|vifuniko|kifuniko|bottle top*|bottletop*|vizibo|kizibo|sachet|sachets|pakiti|paketi|cup|cups|kikombe|vikombe|glass|glasi|matchbox',
);
const perUnitTerms = termMatcher(
  'litre|litres|liter|liters|lita|l|ltr|ltrs|20l|15l|16l|10l|100l|1l|5l|pump|pumps|pampu|bomba|knapsack|tank|sprayer|acre|acres|ekari|hectare*|hekta|ha|jerrican*|jerikeni|jerican*|mtungi|mitungi|ndoo|bucket|maji|water|debe|drum',
);
/** General words for pesticides, without product names. */
const pesticideTerms = termMatcher(
  'pesticide*|insecticide*|fungicide*|herbicide*|acaricide*|miticide*|weedkiller*|weed killer|chemical*|spray|spraying|sprayed|poison*|product|active ingredient|kemikali|viuatilifu|kiuatilifu|sumu|dawa|nyunyiz*|puliz*',
);
/**
 * Active ingredients. A sentence that names one is checked as a pesticide dose even if it also names a home
 * remedy such as soap.
 */
const activeIngredients = termMatcher(
  'chlorantraniliprole|emamectin*|lambda*|cyhalothrin|cypermethrin|alpha cypermethrin|deltamethrin|spinosad|spinetoram|indoxacarb|acetamiprid|thiamethoxam|glyphosate|metribuzin|atrazine|azoxystrobin|tebuconazole|difenoconazole|carbendazim|malathion|pirimiphos*|permethrin|profenofos|fipronil|diazinon|carbaryl|metalaxyl|cymoxanil|copper oxychloride|copper hydroxide|sulphur dust|bacillus|azadirachtin|pyrethrin*|bifenthrin|lufenuron|flubendiamide|trifloxystrobin|propamocarb|mandipropamid',
);
/**
 * Home-made remedies, fertilisers and watering. Amounts of these are allowed; they come from the knowledge
 * base.
 */
const homeRemedyAndFertiliserTerms = termMatcher(
  'neem|mwarobaini|soap|sabuni|ash|ashes|majivu|garlic|saumu|chilli*|chili*|pilipili|pepper|milk|maziwa|salt|chumvi|manure|samadi|compost|mboji|tithonia|aloe|marigold|baking soda|magadi|vinegar|siki|oil|mafuta|molasses|sugar|sukari|sand|mchanga|urine|mkojo|lime|chokaa|fertilizer*|fertiliser*|mbolea|foliar|urea|dap|npk|irrigat*|mwagili*|umwagiliaji|watering|copper sulphate|shaba',
);
/**
 * CAN and TSP are fertilisers, but also a verb and a teaspoon; seed can be dressed. They exempt a sentence
 * only if it names no pesticide.
 */
const ambiguousTerms = termMatcher('can|tsp|seed|mbegu');
const AMOUNT =
  /^(?:\d+(?:ml|mls|mil|mils|g|gm|gms|kg|l|lts|cc)?|half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|fifty|sixty|eighty|hundred|nusu|robo|moja|mbili|tatu|nne|tano|sita|saba|nane|tisa|kumi|ishirini|thelathini|arobaini|hamsini|sitini|mia|kimoja|viwili|vitatu|vinne|vitano|mmoja|wawili)$/;
const AMOUNT_WITH_UNIT = /^\d+(?:ml|mls|mil|mils|g|gm|gms|kg|cc)$/;
const LINK = /^(?:of|za|ya|la)$/;
const WATER = /^(?:water|maji)$/;
const MAX_WORD_GAP = 7;

/**
 * The index of the water that a volume measures: "20 litres of water", "lita 20 za maji". The mixture is not
 * given per that water. Null if the volume measures something else.
 */
const waterIndex = (words: readonly Word[], { to }: Hit): number | null => {
  let index = to;
  if (AMOUNT.test(words[index]?.word ?? '')) index += 1;
  if (LINK.test(words[index]?.word ?? '')) index += 1;
  return WATER.test(words[index]?.word ?? '') ? index : null;
};

/**
 * Whether an amount with a unit is followed within MAX_WORD_GAP words by a volume, container or area: "50 ml
 * per 20 litres", "vijiko viwili kwa pampu".
 */
const hasAmountPerUnit = (words: readonly Word[]): boolean => {
  const perUnits = perUnitTerms(words).map(({ from }) => from);
  const units = unitTerms(words).filter(
    ({ from, to }) => AMOUNT.test(words[from - 1]?.word ?? '') || AMOUNT.test(words[to]?.word ?? ''),
  );
  const amountsWithUnit = words.flatMap(({ word }, from) =>
    AMOUNT_WITH_UNIT.test(word) ? [{ from, to: from + 1 }] : [],
  );
  return [...units, ...amountsWithUnit].some((hit) => {
    const ownWater = perUnits.includes(hit.from) ? waterIndex(words, hit) : null;
    return perUnits.some((at) => at > hit.from && at <= hit.to + MAX_WORD_GAP && at !== ownWater);
  });
};
const MILLILITRE = /^(?:ml|mls|mil|mils|mililita|cc|millilit\w+|milliliter\w*)$/;
const hasMillilitres = (words: readonly Word[]): boolean =>
  words.some(
    ({ word }, i) =>
      (AMOUNT_WITH_UNIT.test(word) && /mi?l|cc/.test(word)) ||
      (MILLILITRE.test(word) &&
        (AMOUNT.test(words[i - 1]?.word ?? '') || AMOUNT.test(words[i + 1]?.word ?? ''))),
  );

/**
 * Whether a sentence gives a pesticide dose, or an amount in millilitres per volume with no product named,
 * which is treated as one. `namesListedSubstance`: it names a banned or restricted substance.
 */
export const hasDose = (words: readonly Word[], namesListedSubstance: boolean): boolean => {
  const hasAmount = hasAmountPerUnit(words);
  // Strictest: a named substance is a pesticide, whatever else the sentence names.
  if (namesListedSubstance || activeIngredients(words).length > 0) return hasAmount || hasMillilitres(words);
  const namesHomeRemedy = homeRemedyAndFertiliserTerms(words).length > 0;
  const namesPesticide = pesticideTerms(words).length > 0;
  // General words such as "spray" are also used for home-made remedies.
  if (namesPesticide) return (hasAmount || hasMillilitres(words)) && !namesHomeRemedy;
  // Without a product, only the form of a spray mixture counts.
  return hasMillilitres(words) && hasAmount && !namesHomeRemedy && ambiguousTerms(words).length === 0;
};
