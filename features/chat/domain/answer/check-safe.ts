import { near, termMatcher } from '#features/community/domain/analysis/moderation/term-matcher.ts';
import { fold, wordsIn, type Word } from '#kit/pure/search/fold.ts';
import type { Language } from '#knowledge/types.ts';
import { isForbidden, hazardousSubstancesIn } from '../question/substances-in-text.ts';
import { hasDose } from './dose.ts';

/** Safety rules for every answer, from a model or from the books. */
const safeRules = [
  'dose',
  'wait',
  'banned',
  'restricted',
  'brand',
  'poisoning',
  'aflatoxin',
  'medicine',
  'fumigant',
  'home_poison',
  'treated_seed',
  'container',
] as const;
export type SafeRule = (typeof safeRules)[number];
/** `excerpt`: the offending sentence, shortened. */
export interface SafeFault {
  readonly rule: SafeRule;
  readonly excerpt: string;
}
export type SafeVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly faults: readonly SafeFault[] };

const negations = termMatcher(
  'not|never|dont|doesnt|isnt|cannot|cant|no|avoid|refuse|stop|nor|without|neither|banned|withdrawn|illegal|prohibited|forbidden|restricted|instead of|hakuna|si|siyo|sio|kamwe|usi*|msi*|asi*|wasi*|isi*|zisi*|sishauri|haif*|hair*|hawa*|hait*|haiw*|haip*|hazi*|hau*|haz*|marufuku|katazwa|imeondolewa|imekatazwa|imepigwa|acha|epuka|badala',
);
/** Words that reverse a warning. */
const reversedWarning =
  /\b(?:not (?:really |actually |truly )?(?:banned|illegal|dangerous|harmful|poisonous)|no longer (?:banned|illegal|restricted)|(?:ban|restriction) (?:was|is|has been) lifted|(?:is|are) (?:now )?(?:safe|allowed|fine|legal)|works? (?:very )?(?:well|best|great)|still (?:use|works?|the best)|but (?:you )?(?:can|may|should|could)? ?(?:still )?(?:use|spray|apply|mix|try)|you (?:can|may|should) (?:still )?(?:use|spray|apply|buy|try)|if you (?:have|can get) (?:it|some),? (?:use|spray|apply)|recommend(?:ed)?|(?:best|good|strong) (?:choice|option|product|medicine)|si (?:marufuku|hatari|sumu)|haijapigwa marufuku|haina (?:madhara|hatari)|ni salama|inaruhusiwa|lakini (?:unaweza|tumia|waweza)|unaweza (?:bado )?(?:kutumia|kunyunyiza|tumia)|ni bora|inafanya kazi (?:vizuri|sana))\b/;
const useVerbs = termMatcher(
  'use|using|apply|spray|mix|buy|try|recommend*|best|get|put|pour|drench|tumia|itumie|zitumie|kutumia|nyunyiz*|nyunyuz*|puliz*|weka|nunua|changanya|jaribu|mwaga|bora|inafaa|inasaidia',
);
const brands = termMatcher(
  'furadan|thiodan|gramoxone|lannate|nuvan|temik|azodrin|nuvacron|tamaron|bravo 720|daconil|confidor|dursban|twigathoate|rogor|dithane|ridomil|milraz|milthane|karate|duduthrin|decis|bulldock|coragen|belt|escort|actara|roundup|round up|weedal|touchdown|primagram|ortiva|amistar|folicur|rodazim|actellic|actelic|bestox|fastac|tata alpha|kocide|cupravit|nordox|marshal|orthene|dynamec|calypso|antracol|rovral|mavrik|prove|profile 440|vantex|thunder od|engeo|match ec|ampligo|voliam|radiant|tracer 480|delegate|nimrod|score 250|master 72|victory 72|agromax',
);

const poisoningWords = termMatcher(
  'poison*|swallow*|drank|drunk|pesticide|sumu|dawa|amekunywa|amemeza|sumish*',
);
const harmfulFirstAid = termMatcher(
  'milk|maziwa|vomit|vomiting|vomits|tapika|kutapika|mtapishe|atapike|atapishwe|charcoal|makaa|herb|herbs|herbal|mitishamba|alcohol|pombe|raw egg*|mayai mabichi|oil to drink|salt water to drink',
);
const givingVerbs = termMatcher(
  'give|gives|giving|drink|drinking|let|make|making|induce*|force|feed|cause|helps|cure*|mpe|mpeni|anywe|amnywe|kunywa|kunywesha|mnyweshe|mtapishe|fanya|lazimisha|hutibu|huondoa|husaidia|atapike|atapishwe',
);
const toxin = termMatcher('aflatoxin*|aflatoksini|sumukuvu|mould|mouldy|mold|moldy|ukungu|kuvu|toxin');
const heatingWords = termMatcher(
  'cook|cooking|cooked|cooks|boil|boiled|boiling|roast*|fry|fried|heat|heating|wash|washing|washed|rinse*|ferment*|kupika|pika|ukipika|ikipikwa|ukizipika|kuchemsha|chemsha|ukichemsha|kukaanga|kaanga|osha|kuosha|ukiosha|uchachu*|chachusha',
);
const safetyClaims = termMatcher(
  'safe|remove*|removes|kill*|destroy*|clean*|away|gone|fine|ok|eat|enough|salama|huondoa|huondolewa|inaondoa|ondoa|huua|inaua|hutoka|inatoka|huisha|inaisha|sawa|kuliwa|unaweza kula',
);
const drugs = termMatcher(
  'paracetamol|panadol|ibuprofen|amoxicillin|antibiotic*|oxytetracycline|tetracycline|penicillin|ivermectin|albendazole|levamisole|piperazine|diclofenac|amitraz|sulfa*|tylosin|enrofloxacin|multivitamin injection|dexamethasone|chloroquine|artemether|atropine|atropini|adxyl',
);
const fumigants = termMatcher(
  'phosphine|aluminium phosphide|aluminum phosphide|phostoxin|gastoxin|fumigation tablet*|gas tablet*|vidonge vya gesi|fosfini|methyl bromide',
);
const licensed = termMatcher('licensed|licence|license|trained|only people|leseni|waliofunzwa');
const homePoisons = termMatcher(
  'kerosene|paraffin|mafuta ya taa|petrol|petroli|diesel|dizeli|engine oil|oili chafu|battery acid|asidi ya betri|bleach|jik|detergent powder|omo|sabuni ya unga|tumbaku|tobacco|datura|thorn apple|acid ya betri',
);
const treated = termMatcher('treated seed|seed dressed|dressed seed|mbegu iliyotiwa dawa|mbegu yenye dawa');
const eatingWords = termMatcher(
  'eat|eaten|cook|grind|flour|food|sell|kula|pika|saga|unga|chakula|uza|osha ule',
);
const emptyContainers = termMatcher(
  'pesticide container*|chemical container*|empty container*|pesticide bottle*|empty bottle*|chupa ya dawa|chupa za dawa|chombo cha dawa|vyombo vya dawa|kopo la dawa|makopo ya dawa',
);
const reuseWords = termMatcher(
  'store water|drinking water|carry water|reuse|re use|for milk|for food|keep food|maji ya kunywa|kuwekea maji|kuweka maji|kubebea maji|kuwekea maziwa|tumia tena',
);
const DAYS = '\\d+\\s*(?:-|to|–|hadi)?\\s*\\d*\\s*(?:days?|hours?|weeks?)';
const DAYS_SW = '(?:siku|saa|wiki)\\s*\\d+';
/** Days to wait after a spray, as a number: only the label may give them. */
const waitDays = new RegExp(
  `(?:wait|pre[- ]?harvest|\\bphi\\b|before (?:harvest|picking|eating)|re-?entry|\\brei\\b|harvest(?:ed|ing)? (?:only )?after|stay out|safe to (?:eat|harvest|pick))[^.]{0,40}?\\b${DAYS}` +
    `|\\b${DAYS}[^.]{0,40}?(?:before (?:harvest|picking|eating|you (?:pick|harvest|eat))|\\bphi\\b|pre[- ]?harvest)` +
    `|(?:harvest|pick|eat|enter)[^.]{0,40}\\b${DAYS}[^.]{0,20}?after (?:spraying|the (?:last )?spray)|${DAYS} after (?:spraying|the (?:last )?spray)[^.]{0,40}(?:harvest|pick|eat|enter)` +
    `|(?:subiri|kusubiri|usivune|usichume|usile|vuna |ngoja)[^.]{0,40}?\\b${DAYS_SW}|\\b${DAYS_SW}[^.]{0,40}?kabla ya (?:kuvuna|kuchuma|kula)|\\b${DAYS_SW} baada ya (?:kunyunyiza|kupulizia|dawa)[^.]{0,40}(?:vuna|chuma|kula|ingia)`,
);
const chemicals = termMatcher(
  'pesticide*|insecticide*|fungicide*|herbicide*|spray*|sprayed|chemical*|dawa|kemikali|kiuatilifu|viuatilifu|nyunyiz*|puliz*|phi',
);
const harmless = termMatcher(
  'neem|mwarobaini|soap|sabuni|ash|majivu|compost tea|chai ya mboji|manure|samadi|milk spray|garlic|chilli|pilipili|saumu|tithonia|bordeaux|baking soda',
);

const MAX_EXCERPT = 160;
type Sentence = { readonly text: string; readonly words: readonly Word[] };
const sentencesOf = (text: string): readonly Sentence[] =>
  fold(text.replace(/\n|•/g, '. '))
    .text.replace(/\s+/g, ' ')
    .replace(/([.!?;])\s+/g, '$1\n')
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => ({ text: one, words: wordsIn(one) }));

const isNegated = ({ text, words }: Sentence): boolean =>
  negations(words).length > 0 && !reversedWarning.test(text);
const hasBothNear = (
  { words }: Sentence,
  a: ReturnType<typeof termMatcher>,
  b: ReturnType<typeof termMatcher>,
  within = 12,
): boolean => near(a(words), b(words), within) !== undefined;

// oxlint-disable-next-line eslint/complexity -- rules in order; one list is easier to check than several
const faultsIn = (sentence: Sentence, inPoisoning: boolean): readonly SafeRule[] => {
  const { text, words } = sentence;
  const named = hazardousSubstancesIn(text);
  const rules: SafeRule[] = [];
  const negated = isNegated(sentence);
  if (named.some(isForbidden) && !negated) rules.push('banned');
  else if (named.length > 0 && !negated && useVerbs(words).length > 0) rules.push('restricted');
  if (hasDose(words, named.length > 0)) rules.push('dose');
  if (
    waitDays.test(text) &&
    (named.length > 0 || (chemicals(words).length > 0 && harmless(words).length === 0))
  )
    rules.push('wait');
  if (brands(words).length > 0) rules.push('brand');
  if (
    hasBothNear(sentence, harmfulFirstAid, givingVerbs, 6) &&
    (inPoisoning || poisoningWords(words).length > 0) &&
    !negated
  )
    rules.push('poisoning');
  if (toxin(words).length > 0 && hasBothNear(sentence, heatingWords, safetyClaims) && !negated)
    rules.push('aflatoxin');
  if (drugs(words).length > 0 && !negated) rules.push('medicine');
  if (
    fumigants(words).length > 0 &&
    !negated &&
    licensed(words).length === 0 &&
    !/\b(?:kills?|poison\w*|danger\w*|huua|inaua|hatari|sumu)\b/.test(text)
  )
    rules.push('fumigant');
  if (hasBothNear(sentence, homePoisons, useVerbs, 8) && !negated && !/\b(?:plant|grow|panda)\b/.test(text))
    rules.push('home_poison');
  if (hasBothNear(sentence, treated, eatingWords) && !negated) rules.push('treated_seed');
  if (hasBothNear(sentence, emptyContainers, reuseWords) && !negated) rules.push('container');
  return rules;
};

/**
 * Only the first part of a text this long is checked. Our own answers are shorter, and callers reject longer
 * ones.
 */
const MAX_CHECKED_CHARS = 20_000;
const POISONING = /\b(?:poison(?:ed|ing)|swallow\w*|drank|amekunywa|alikunywa|amemeza|amepata sumu|sumu)\b/;

/**
 * Checks any answer against the safety rules, sentence by sentence and in both languages, because an answer
 * may mix them.
 */
export const checkSafe = (text: string, _language?: Language): SafeVerdict => {
  const checkedText = text.slice(0, MAX_CHECKED_CHARS);
  const inPoisoning = POISONING.test(checkedText.toLowerCase());
  const faults = sentencesOf(checkedText).flatMap((one) =>
    faultsIn(one, inPoisoning).map((rule): SafeFault => ({ rule, excerpt: one.text.slice(0, MAX_EXCERPT) })),
  );
  return faults.length === 0 ? { ok: true } : { ok: false, faults };
};
