import { fold, wordsIn } from '#kit/pure/search/fold.ts';
import { cropByKey } from '#knowledge/crops.ts';
import type { Language } from '#knowledge/types.ts';
import { farmVocabulary } from './features.ts';
import type { CategoryKey, PreliminaryAnswer } from './types.ts';

const MAX_TAGS = 3;
const MAX_TAG_LENGTH = 30;
const swahili = new Set(
  'na ya wa za la cha vya kwa katika kwenye ni nini gani je hii hizi yangu langu wangu zangu nifanye naomba sana lakini au ili shamba mimea majani wadudu dawa mbolea mbegu bei soko maji nina yana ina wana zina kuna hakuna lini vipi wapi'.split(
    ' ',
  ),
);
const english = new Set(
  'the a an and is are my of to in on for with what how when where which i do does have has it they this that from not no can should plants leaves'.split(
    ' ',
  ),
);

/** The language of most function words. */
export const languageOf = (text: string): Language => {
  let balance = 0;
  for (const { word } of wordsIn(fold(text).text).slice(0, 400))
    balance += swahili.has(word) ? 1 : english.has(word) ? -1 : 0;
  return balance > 0 ? 'sw' : 'en';
};

/** Topics with their own tag, by category: term, English, Kiswahili. */
const topics: Readonly<
  Partial<Record<CategoryKey, readonly (readonly [term: string, en: string, sw: string])[]>>
> = {
  crop_planning: [
    ['season', 'season', 'msimu'],
    ['spacing', 'spacing', 'nafasi'],
    ['variety', 'variety', 'aina ya mbegu'],
    ['seed', 'seed', 'mbegu'],
    ['plant verb', 'planting', 'upandaji'],
  ],
  pest_management: [
    ['armyworm', 'armyworm', 'viwavijeshi'],
    ['aphid', 'aphids', 'vidukari'],
    ['whitefly', 'whiteflies', 'inzi weupe'],
    ['termite', 'termites', 'mchwa'],
    ['weevil', 'weevils', 'fukusi'],
    ['caterpillar', 'caterpillars', 'viwavi'],
    ['bird', 'birds', 'ndege'],
    ['insect', 'insects', 'wadudu'],
  ],
  disease_control: [
    ['blight', 'blight', 'bakajani'],
    ['rust', 'rust', 'kutu'],
    ['wilt', 'wilt', 'mnyauko'],
    ['virus', 'virus', 'virusi'],
    ['rot', 'rot', 'uozo'],
    ['mould', 'mould', 'ukungu'],
    ['spot', 'leaf spots', 'madoa ya majani'],
  ],
  soil_management: [
    ['lime', 'lime', 'chokaa'],
    ['manure', 'manure', 'samadi'],
    ['erosion', 'erosion', 'mmomonyoko'],
    ['fertilizer', 'fertilizer', 'mbolea'],
    ['acid', 'soil acidity', 'asidi ya udongo'],
    ['soil', 'soil', 'udongo'],
  ],
  irrigation: [
    ['drip', 'drip irrigation', 'umwagiliaji wa matone'],
    ['pump', 'water pump', 'pampu ya maji'],
    ['pond', 'water pan', 'bwawa'],
    ['flood', 'drainage', 'utoaji wa maji'],
    ['drought', 'drought', 'ukame'],
    ['water', 'water', 'maji'],
  ],
  organic_farming: [
    ['compost', 'compost', 'mboji'],
    ['neem', 'neem', 'mwarobaini'],
    ['manure', 'manure', 'samadi'],
    ['organic', 'organic', 'kilimo hai'],
  ],
  harvesting: [
    ['thresh', 'threshing', 'kupura'],
    ['ripe', 'maturity', 'kukomaa'],
    ['dry', 'drying', 'kukausha'],
    ['harvest', 'harvest', 'mavuno'],
  ],
  storage: [
    ['weevil', 'weevils', 'fukusi'],
    ['mould', 'mould', 'ukungu'],
    ['bag', 'storage bags', 'magunia'],
    ['store', 'storage', 'hifadhi'],
  ],
  marketing: [
    ['price', 'price', 'bei'],
    ['broker', 'brokers', 'dalali'],
    ['cooperative', 'cooperative', 'ushirika'],
    ['buy', 'buyers', 'wanunuzi'],
    ['market', 'market', 'soko'],
  ],
  other: [
    ['cow', 'cattle', "ng'ombe"],
    ['chicken', 'chickens', 'kuku'],
    ['goat', 'goats', 'mbuzi'],
    ['bee', 'bees', 'nyuki'],
    ['fish', 'fish', 'samaki'],
    ['loan', 'loan', 'mkopo'],
    ['insurance', 'insurance', 'bima'],
    ['training', 'training', 'mafunzo'],
    ['tractor', 'tractor', 'trekta'],
  ],
};

/** Tags for the crop, the likely condition and the topics: at most three, in the language of the question. */
export const tagsOf = (
  text: string,
  crop: string | null,
  category: CategoryKey | null,
  answer: PreliminaryAnswer | null,
): readonly string[] => {
  const language = languageOf(text);
  const mentioned = new Set(farmVocabulary.tokenize(text).flatMap(({ terms }) => terms));
  const about = (category ? (topics[category] ?? []) : [])
    .filter(([term]) =>
      farmVocabulary.tokenize(term).every((read) => read.terms.some((one) => mentioned.has(one))),
    )
    .map(([, en, sw]) => (language === 'en' ? en : sw));
  const all = [crop === null ? undefined : cropByKey(crop)?.name[language], answer?.name[language], ...about];
  return [
    ...new Set(all.flatMap((tag) => (tag && tag.length <= MAX_TAG_LENGTH ? [tag.toLowerCase()] : []))),
  ].slice(0, MAX_TAGS);
};
