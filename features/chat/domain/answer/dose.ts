import { termMatcher } from '#features/community/domain/analysis/moderation/term-matcher.ts';
import type { Word } from '#kit/pure/search/fold.ts';

const unitTerms = termMatcher(
  'ml|mls|mil|mils|milliliter*|millilitre*|mililita|cc|g|gm|gms|gram|grams|gramu|kg|kgs|kilo|l|ltr|ltrs|litre|litres|liter|liters|lita|tbsp|tsp|tablespoon*|teaspoon*|spoon|spoons|spoonful*|vijiko|kijiko|cap|caps|capful*|vifuniko|kifuniko|bottle top*|bottletop*|vizibo|kizibo|sachet|sachets|pakiti|paketi|cup|cups|kikombe|vikombe|glass|glasi|matchbox',
);
const carrierTerms = termMatcher(
  'litre|litres|liter|liters|lita|l|ltr|ltrs|20l|15l|16l|10l|100l|1l|5l|pump|pumps|pampu|bomba|knapsack|tank|sprayer|acre|acres|ekari|hectare*|hekta|ha|jerrican*|jerikeni|jerican*|mtungi|mitungi|ndoo|bucket|maji|water|debe|drum',
);
/** Products that are sprayed or used for dressing, of any maker. */
const pesticideTerms = termMatcher(
  'pesticide*|insecticide*|fungicide*|herbicide*|acaricide*|miticide*|weedkiller*|weed killer|chemical*|spray|spraying|sprayed|poison*|product|active ingredient|kemikali|viuatilifu|kiuatilifu|sumu|dawa|nyunyiz*|puliz*',
);
/** Active ingredients by name. Soap mentioned beside them does not make the amount a home-made remedy. */
const activeIngredients = termMatcher(
  'chlorantraniliprole|emamectin*|lambda*|cyhalothrin|cypermethrin|alpha cypermethrin|deltamethrin|spinosad|spinetoram|indoxacarb|acetamiprid|thiamethoxam|glyphosate|metribuzin|atrazine|azoxystrobin|tebuconazole|difenoconazole|carbendazim|malathion|pirimiphos*|permethrin|profenofos|fipronil|diazinon|carbaryl|metalaxyl|cymoxanil|copper oxychloride|copper hydroxide|sulphur dust|bacillus|azadirachtin|pyrethrin*|bifenthrin|lufenuron|flubendiamide|trifloxystrobin|propamocarb|mandipropamid',
);
/** Home-made remedies and fertilisers: their quantities are in the books. */
const homeRemedies = termMatcher(
  'neem|mwarobaini|soap|sabuni|ash|ashes|majivu|garlic|saumu|chilli*|chili*|pilipili|pepper|milk|maziwa|salt|chumvi|manure|samadi|compost|mboji|tithonia|aloe|marigold|baking soda|magadi|vinegar|siki|oil|mafuta|molasses|sugar|sukari|sand|mchanga|urine|mkojo|lime|chokaa|fertilizer*|fertiliser*|mbolea|foliar|urea|dap|npk|irrigat*|mwagili*|umwagiliaji|watering|copper sulphate|shaba',
);
/** Also verbs, units and what pesticides are used on: an exemption only where no pesticide is named. */
const ambiguousTerms = termMatcher('can|tsp|seed|mbegu');
const AMOUNT =
  /^(?:\d+(?:ml|mls|g|gm|gms|kg|l|lts|cc)?|half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|fifty|sixty|eighty|hundred|nusu|robo|moja|mbili|tatu|nne|tano|sita|saba|nane|tisa|kumi|ishirini|thelathini|arobaini|hamsini|sitini|mia|kimoja|viwili|vitatu|vinne|vitano|mmoja|wawili)$/;
const AMOUNT_WITH_UNIT = /^\d+(?:ml|mls|g|gm|gms|kg|cc)$/;
const MAX_WORD_GAP = 7;

/**
 * "50 ml per 20 litres", "vijiko viwili kwa pampu": an amount with its unit, and within a few words what it
 * is mixed into.
 */
const countMixedAmounts = (words: readonly Word[]): number => {
  const into = carrierTerms(words).map(({ from }) => from);
  const units = unitTerms(words).filter(
    ({ from, to }) => AMOUNT.test(words[from - 1]?.word ?? '') || AMOUNT.test(words[to]?.word ?? ''),
  );
  const amountsWithUnit = words.flatMap(({ word }, from) =>
    AMOUNT_WITH_UNIT.test(word) ? [{ from, to: from + 1 }] : [],
  );
  return [...units, ...amountsWithUnit].filter(({ from, to }) =>
    into.some((at) => at > from && at <= to + MAX_WORD_GAP),
  ).length;
};
const MILLILITRE = /^(?:ml|mls|mililita|cc|millilit\w+|milliliter\w*)$/;
const hasMillilitres = (words: readonly Word[]): boolean =>
  words.some(
    ({ word }, i) =>
      (AMOUNT_WITH_UNIT.test(word) && /ml|cc/.test(word)) ||
      (MILLILITRE.test(word) &&
        (AMOUNT.test(words[i - 1]?.word ?? '') || AMOUNT.test(words[i + 1]?.word ?? ''))),
  );

/** Whether a sentence gives a pesticide dose. `namesSubstance`: it names a banned or restricted one. */
export const hasDose = (words: readonly Word[], namesSubstance: boolean): boolean => {
  const hasAmounts = countMixedAmounts(words) > 0;
  const pesticide = namesSubstance || pesticideTerms(words).length > 0;
  const isHomely = homeRemedies(words).length > 0;
  if (namesSubstance || activeIngredients(words).length > 0) return hasAmounts || hasMillilitres(words);
  if (pesticide) return (hasAmounts || hasMillilitres(words)) && !isHomely;
  return hasMillilitres(words) && hasAmounts && !isHomely && ambiguousTerms(words).length === 0;
};
