import { substancesByStatus } from '#knowledge/substances.ts';
import type { Finding, Rule } from './abuse.ts';
import { collapseRepeats, spanOf, type PreparedText } from './prepare-text.ts';
import { near, termMatcher, type Hit, type TermMatcher } from './term-matcher.ts';
import type { ReasonKey, Verdict } from './types.ts';

/** Names that are harmless alone: a crop, a weed, a soil element. */
const AMBIGUOUS: ReadonlySet<string> = new Set(['tobacco', 'datura', 'nicotine', 'mercury', 'hch']);
const wordsOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
const joinTerms = (names: readonly string[]): string =>
  names
    .filter((name) => !AMBIGUOUS.has(name.toLowerCase()))
    .map(wordsOf)
    .join('|');

const {
  banned: bannedNames,
  who_1a_1b: whoClass1,
  withdrawn,
  refused,
  restricted,
  reported_restricted: reported,
  paused,
} = substancesByStatus;
/** Trade names and spellings that farmers use. Recognised, never shown. */
const forbidden = termMatcher(
  `${joinTerms([...bannedNames, ...whoClass1, ...withdrawn, ...refused, ...paused])}|furadan|furadani|karbofuran*|carbofuran*|thiodan|endosulfan*|gramoxone|gramaxone|paraquat*|parakwati|lannate|methomyl*|nuvan|dichlorvos|ddvp|temik|azodrin|nuvacron|folidol|diditi|d d t|bravo fungicide|lindane|gammatox|tamaron|hostathion|mocap`,
);
/**
 * The same names in disguised spellings: Carb0furan, F-U-R-A-D-A-N. Excludes short names, which would match
 * inside other words.
 */
const disguised = termMatcher(
  collapseRepeats(
    'furadan|furadani|carbofuran*|karbofuran*|thiodan|endosulfan*|gramoxone|paraquat*|parakwati|lannate|methomyl*|methamidophos|dichlorvos|tamaron|lindane|folidol|nuvacron|azodrin|aldicarb',
  ),
);
const pesticideNames = termMatcher(
  `${joinTerms([...restricted, ...reported])}|mancozeb*|metalaxyl|ridomil|dithane|milraz|cymoxanil|dursban|dusban|pyrinex|chlorpyrifos|lambda cyhalothrin|lambda|karate|duduthrin|cypermethrin|cyper*|deltamethrin|decis|bifenthrin|bulldock|emamectin|escort|chlorantraniliprole|coragen|belt|spinosad|spinetoram|indoxacarb|acetamiprid|` +
    'thiamethoxam|actara|confidor|glyphosate|roundup|round up|weedal|touchdown|metribuzin|atrazine|primagram|dual gold|metolachlor|azoxystrobin|ortiva|amistar|tebuconazole|folicur|difenoconazole|carbendazim|rodazim|malathion|pirimiphos|actellic|actelic|permethrin|profenofos|abamectin|fipronil|regent|diazinon|carbaryl|sevin|carbosulfan|marshal|alpha cypermethrin|bestox|tata alpha|fastac|twigathoate|rogor|dimethoate|copper oxychloride|kocide|cupravit|nordox',
);
const chemical = termMatcher(
  'pesticide*|insecticide*|fungicide*|herbicide*|acaricide*|miticide*|weedkiller*|weed killer|chemical|chemicals|spray|poison|kemikali|viuatilifu|kiuatilifu|sumu|dawa',
);
/** Home-made remedies, and substances that are not poisons. */
const homeRemedies = termMatcher(
  'neem|mwarobaini|soap|sabuni|ash|ashes|majivu|garlic|saumu|chilli*|chili*|pilipili|pepper|milk|maziwa|salt|chumvi|manure|samadi|compost|mboji|tithonia|tobacco|tumbaku|aloe|shubiri|marigold|baking soda|magadi|vinegar|siki|oil|mafuta|molasses|sugar|sukari|sand|mchanga|urine|mkojo|lime|chokaa|fertilizer*|fertiliser*|mbolea|' +
    'foliar|urea|dap|can|npk|desmodium|trichoderma|bt|yeast|hamira|wine|feed|dewormer|minyoo ya|maji moto|hot water|bleach|jik',
);
const unit: TermMatcher = termMatcher(
  'ml|mls|mil|mils|milliliter*|millilitre*|mililita|cc|g|gm|gms|gram|grams|gramu|kg|kgs|kilo|l|ltr|ltrs|litre|litres|liter|liters|lita|tbsp|tsp|tablespoon*|teaspoon*|spoon|spoons|spoonful*|vijiko|kijiko|cap|caps|capful*|vifuniko|kifuniko|bottle top*|bottletop*|vizibo|kizibo|sachet|sachets|pakiti|paketi|cup|cups|kikombe|vikombe|glass|glasi|matchbox',
);
const mixedInto = termMatcher(
  'litre|litres|liter|liters|lita|l|ltr|ltrs|20l|15l|16l|10l|100l|pump|pumps|pampu|bomba|knapsack|tank|sprayer|acre|acres|ekari|hectare*|hekta|jerrican*|jerikeni|jerican*|mtungi|mitungi|ndoo|bucket|hill|hole|shimo|mashimo|plant|mmea|stem|maji|water|debe|drum',
);
const AMOUNT =
  /^(?:\d+(?:ml|mls|g|gm|gms|kg|l|lts|cc)?|half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|nusu|robo|moja|mbili|tatu|nne|tano|sita|saba|nane|tisa|kumi|ishirini|thelathini|arobaini|hamsini|sitini|sabini|themanini|tisini|mia|kimoja|viwili|vitatu|vinne|vitano|mmoja|wawili)$/;
const AMOUNT_WITH_UNIT = /^\d+(?:ml|mls|g|gm|gms|kg|cc)$/;

const finding = (reading: PreparedText, hit: Hit, verdict: Verdict, reason: ReasonKey): Finding => ({
  verdict,
  reason,
  span: spanOf(reading, reading.words, hit),
});

/**
 * "50 ml per 20 litres", "vijiko viwili kwa pampu": an amount, its unit, and within a few words what it is
 * mixed into.
 */
const doses = ({ words }: PreparedText): readonly Hit[] => {
  const carriers = mixedInto(words);
  const units = [
    ...unit(words).filter(
      ({ from, to }) => AMOUNT.test(words[from - 1]?.word ?? '') || AMOUNT.test(words[to]?.word ?? ''),
    ),
    ...words.flatMap(({ word }, from) => (AMOUNT_WITH_UNIT.test(word) ? [{ from, to: from + 1 }] : [])),
  ].sort((a, b) => a.from - b.from);
  let i = 0;
  return units.flatMap((one) => {
    while (i < carriers.length && (carriers[i]?.from ?? 0) <= one.from) i += 1;
    const into = carriers[i];
    return into && into.from <= one.to + 7 ? [{ from: Math.max(0, one.from - 1), to: into.to }] : [];
  });
};

const ownUseTerms = termMatcher(
  'i used|i sprayed|i applied|i mixed|i put|we used|we sprayed|we applied|we mixed|nilitumia|nilipiga|nilinyunyiz*|nilipuliz*|niliweka|nilichanganya|tulitumia|tulipiga|tulinyunyiz*|tulipuliz*|tuliweka|nimetumia|nimenyunyiz*|nimepiga|nimepuliz*|nimeweka',
);
/** A question about the author's own spraying gives no advice. */
const reportsOwnUse = (reading: PreparedText): boolean =>
  reading.isQuestion && ownUseTerms(reading.words).length > 0;

export const pesticideDose: Rule = (reading) => {
  if (reportsOwnUse(reading)) return undefined;
  const { words } = reading;
  const given = doses(reading);
  if (given.length === 0) return undefined;
  const named = near(
    given,
    [...forbidden(words), ...pesticideNames(words)].sort((a, b) => a.from - b.from),
    14,
  );
  const unnamed = homeRemedies(words).length > 0 ? undefined : near(given, chemical(words), 14);
  const hit = named ?? unnamed;
  return hit && finding(reading, hit, 'review', 'pesticide_dose');
};

const warningTerms = termMatcher(
  'ban|bans|banned|illegal|withdrawn|prohibited|forbidden|not allowed|not use|avoid|never|dont|danger|dangerous|hazardous|toxic|instead|replace*|alternative*|safe|unsafe|stop|stopped|allowed|legal|restricted|paused|poisonous|none of|may not|must not|kill bees|cancer|' +
    'marufuku|imepigwa|imekatazwa|zimekatazwa|kukatazwa|haramu|usitumie|usinunue|usiitumie|msitumie|hatari|badala|mbadala|salama|haifai|acha|kuacha|imeondolewa|imesitishwa|vikwazo|kali|saratani|inaruhusiwa|hairuhusiwi|hakuna hata|ruhusa|ruhusiwa',
);
const sellingTerms = termMatcher(
  'sell|selling|sale|available|stock|order|delivery|deliver|offer|cheap|price|uza|nauza|ninauza|naiuza|tunauza|inauzwa|zinauzwa|inapatikana|zinapatikana|oda|agiza|bei',
);
const usageTerms = termMatcher(
  'use|using|apply|spray|mix|put|buy|get|where|best|recommend|works|try|pour|tumia|kutumia|nitumie|utumie|mtumie|nunua|kununua|ninunue|weka|kuweka|pulizia|puliza|nyunyizia|nyunyiza|piga|changanya|napata|nipate|wapi|bora|jaribu|inafanya kazi|mwaga|paka',
);

/**
 * Refuses a text that sells a banned product or gives a dose of it. Sends a text to a moderator that mentions
 * such a product without a warning, or asks where to get it or how to use it.
 */
export const bannedSubstance: Rule = (reading) => {
  const { words, undisguisedWords } = reading;
  const [hit] = forbidden(words);
  const given = doses(reading).length > 0 && !reportsOwnUse(reading);
  if (!hit) {
    const [hidden] = disguised(undisguisedWords);
    return (
      hidden && {
        verdict: given ? 'refuse' : 'review',
        reason: 'banned_substance',
        span: spanOf(reading, undisguisedWords, hidden),
      }
    );
  }
  if (given || near([hit], sellingTerms(words), 8))
    return finding(reading, hit, 'refuse', 'banned_substance');
  if (near([hit], warningTerms(words), 12) || reportsOwnUse(reading)) return undefined;
  return !reading.isQuestion || near([hit], usageTerms(words), 10)
    ? finding(reading, hit, 'review', 'banned_substance')
    : undefined;
};
