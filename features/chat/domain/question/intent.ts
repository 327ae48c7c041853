import {
  termMatcher,
  type TermMatcher,
} from '#features/community/domain/analysis/moderation/term-matcher.ts';
import { wordsIn } from '#kit/pure/search/fold.ts';
import type { ChatEntities, ChatIntent } from '../types.ts';
import { describesPoisoning } from './poisoning.ts';

/** Words that suggest an intent, with their weight; a star matches any ending. */
type Cue = readonly [intent: ChatIntent, weight: number, phrases: TermMatcher];
const cue = (intent: ChatIntent, weight: number, list: string): Cue => [intent, weight, termMatcher(list)];

const cues: readonly Cue[] = [
  cue(
    'storage',
    3,
    'nitahifadhi|nahifadhi|tutahifadhi|store|stored|storing|storage|granary|silo|hermetic|pics|weevil*|fukusi|ghala|ghalani|hifadhi|yahifadhiwe|zihifadhiwe|ihifadhiwe|kuhifadhiwa|inahifadhiwa|huhifadhiwa|nihifadhie|kuhifadhia|kuyahifadhi|kuhifadhi|nihifadhi|tuhifadhi|kuweka store|osama|scania|dumuzi|aflatoxin|aflatoksini|sumukuvu|moisture meter|moisture|unyevu wa nafaka',
  ),
  cue(
    'storage',
    1,
    'dry enough|imekauka|yamekauka|gunia|magunia|bags|sack*|kukausha|drying|mouldy|moldy|mould|kuvu|keep for months',
  ),
  cue('water', 1, 'water|thirsty'),
  cue(
    'water',
    3,
    'give water|give a little water|irrigat*|watering|mwagili*|umwagiliaji|kumwagilia|drip|matone|sprinkler|furrow|water my|water the|how much water|maji kiasi|maji ngapi|litres of water|lita ngapi|drought|dry spell|ukame|water pan|harvest water|rain water|flood*|mafuriko|mvua imekatika|mvua imepotea|mvua imeisha|hakuna mvua|no rain|rain stopped|rains have stopped|rain has stopped|waterlog*|maji ya kunyunyizia|nimwagilie|namwagilia',
  ),
  cue(
    'planting',
    3,
    'when to plant|when should i plant|when do i plant|plant now|time to plant|planting time|planting date|nipande lini|napanda lini|kupanda lini|tupande lini|wakati wa kupanda|nianze kupanda|best month|mwezi gani|naweza kupanda sasa|dry plant*|onset|mvua ikianza|nipande sasa',
  ),
  cue(
    'planting',
    1,
    'plant|planting|sow|sowing|kupanda|nipande|panda|upandaji|seedlings|transplant*|kuhamisha miche',
  ),
  cue(
    'spacing',
    4,
    'spacing|space|apart|distance between|nafasi|umbali|sentimita ngapi|how far|rows|how many plants|mimea mingapi|mistari',
  ),
  cue(
    'seed',
    3,
    'seed rate|how much seed|how many kilos of seed|kilo ngapi za mbegu|mbegu kiasi gani|mbegu ngapi|certified seed|recycle seed|save seed|saved seed|own seed|seed for next|fake seed|mbegu feki|mbegu bandia|mbegu yangu|mbegu za mavuno|kuhifadhi mbegu|kephis|1393',
  ),
  cue('seed', 1, 'seed|seeds|mbegu'),
  cue(
    'variety',
    4,
    'does well|do well|grow well|grows well|hustawi|yanayostawi|zinazostawi|hufanya vizuri|yanayofanya vizuri|altitude|above sea level|mwinuko',
  ),
  cue(
    'variety',
    4,
    'variety|varieties|hybrid*|which maize|aina gani|aina ya mbegu|mbegu gani|mbegu ipi|breed of|which seed|type of seed|h614|h6213|katumani|duma|shangi|nyota|chotara',
  ),
  cue(
    'fertiliser',
    3,
    'fertili*|mbolea|dap|npk|urea|tsp|top dress*|topdress*|kukuzia|manure|samadi|mboji|compost|foliar|23 23 0|17 17 17',
  ),
  cue(
    'nutrient',
    3,
    'deficien*|upungufu|nitrogen|naitrojeni|phosph*|fosforasi|potassium|potasiamu|magnesium|calcium|zinc|boron|yellowing|purple|zambarau|blossom end|virutubisho|nutrient*|pale|nodule*|vinundu|njano|manjano|yellow',
  ),
  cue(
    'soil',
    3,
    'soil|udongo|ph|lime|chokaa|acid*|asidi|erosion|mmomonyoko|terrace*|matuta|mulch*|matandazo|cover crop*|rotation|kubadilisha mazao|intercrop*|mseto|push pull|sukuma vuta|fertility|rutuba|soil test*|kupima udongo|agroforestry|striga|kayongo',
  ),
  cue(
    'weeds',
    3,
    'weed|weeds|weeding|magugu|gugu|palizi|kupalilia|nipalilie|herbicide*|striga|couch grass|sedge|ndago',
  ),
  cue(
    'harvest',
    3,
    'dig|digging|lift|lifting|kuchimba|chimba|harvest|harvesting|when to harvest|kuvuna|nivune|navuna|kuiva|komaa|kukomaa|maturity|mature*|ready to pick|pick|how long does|how many days|siku ngapi|muda gani|miezi mingapi|itachukua',
  ),
  cue(
    'price',
    4,
    'price|prices|bei|market price|how much is|sell|selling|kuuza|niuze|nauza|uza|broker*|dalali|madalali|middlem*|soko|market|buyer*|mnunuzi|wanunuzi|bei gani|pesa ngapi gunia|debe|gorogoro',
  ),
  cue(
    'money',
    3,
    'profit|faida|loss|hasara|cost of|gharama|budget|bajeti|loan|loans|mkopo|insurance|bima|record*|kumbukumbu|rekodi|expenses|matumizi|break even|gross margin|income|mapato|subsidy|ruzuku',
  ),
  cue(
    'weather',
    3,
    'weather|forecast|hali ya hewa|utabiri|will it rain|itanyesha|mvua itanyesha|rain tomorrow|mvua kesho|rain today|frost|jalidi|hail|el nino',
  ),
  cue(
    'today',
    5,
    'what should i do today|what do i do today|to do today|nifanye nini leo|kazi za leo|kazi ya leo|todays tasks|my tasks|kazi zangu|what work today|leo nifanye nini|this week on my farm|kazi ya wiki hii',
  ),
  cue(
    'own_field',
    5,
    'my fields|my farm today|shamba langu likoje|mashamba yangu|my crops status|how is my field|how is my farm|how are my crops|my alerts|tahadhari zangu',
  ),
  cue(
    'safe_use',
    4,
    'label|lebo|protective|ppe|mask|barakoa|gloves|glavu|empty container*|empty bottle*|chupa tupu|makopo ya dawa|re entry|rudi shambani|phi|pre harvest|after spraying|baada ya kunyunyiza|baada ya kupulizia|mix two|mix pesticides|kuchanganya dawa|fake|feki|bandia|fake pesticide*|dawa feki|dawa bandia|pcpb|spray on flowers|bees|nyuki|pregnant|mjamzito|counterfeit|expired|banned|marufuku|how much pesticide|dose|kipimo cha dawa|resistance|usugu|time to spray|kunyunyiza wakati|wakati wa kunyunyiza',
  ),
  cue(
    'safe_use',
    1,
    'pesticide*|insecticide*|fungicide*|which chemical|agrovet|dawa kali|dawa salama|lebo|label',
  ),
  cue(
    'safe_use',
    1.5,
    'spray|spraying|sprayed|kunyunyiza|kupulizia|nipulizie|ninyunyize|ninyunyizie|nikinyunyiza|nikipulizia|pulizia|napulizia|wind|upepo',
  ),
  cue('weather', 1.5, 'wind|windy|upepo|rainy|rained|mvua'),
  cue(
    'pest',
    3,
    'worm*|caterpillar*|viwavi*|kiwavi*|armyworm*|aphid*|vidukari|whitefl*|inzi weupe|thrips|mite|mites|utitiri|borer*|wadudu|mdudu|insect*|bug|bugs|beetle*|termite*|mchwa|cutworm*|sota|nematode*|minyoo|snail*|konokono|locust*|nzige|fly|flies|inzi|mole*|fuko|squirrel*|squirel*|kindi|monkey*|nyani|tumbili|panya|rat|rats|birds|ndege|funza|tuta|leafminer*|pest|pests|eaten|eating|eats my|chewed|cuts my|cut at|inakatwa|zinakatwa|inatobolewa|tunnels|wanakula|anakula|imeliwa|holes|matundu|mashimo|vidudu|dudu',
  ),
  cue(
    'disease',
    3,
    'disease*|ugonjwa|magonjwa|blight|bakajani|wilt*|mnyauko|nyauka|inanyauka|yananyauka|rot|rotting|rots|kuoza|inaoza|yanaoza|rust|kutu|mildew|ubwiri|spots|spot|dots|dot|vidoa|madoa|mosaic|batobato|virus|virusi|fungus|mould|ukungu|canker|anthracnose|chule|black leaves|yameungua|curl*|jikunja|kujikunja|drying|yanakauka|zinakauka|dying|zinakufa|inakufa|smut|streak|michirizi|lesions|die back|water soaked|patch|patches|mabaka|baka|crack*|split*|pasuka|inapasuka|zinapasuka|yanapasuka|imepasuka|zimepasuka|yamepasuka|fall off|falling|falls|dropping|drops|anguka|inaanguka|zinaanguka|yanaanguka|inaangusha|linaangusha|unaangusha|zinaangusha|pukutik*|yanapukutika',
  ),
  cue(
    'app',
    3,
    'this app|app hii|mavuno app|your app|programu hii|offline|bila mtandao|privacy|my data|delete my account|leaf check|piga picha ya jani|credits|krediti|upgrade|pro plan|who made you|who are you|wewe ni nani|unaitwa nani|what can you do|unaweza kufanya nini',
  ),
  cue('thanks', 3, 'thank you|thanks|asante|asanteni|shukrani|thank u|ahsante'),
  cue(
    'greeting',
    2,
    'hello|hi|habari|jambo|hujambo|good morning|good afternoon|good evening|shikamoo|sasa|niaje|mambo|salamu|hey|vipi',
  ),
];

/** Questions about timing ("when do I …"), also with words in between. A match adds 4 to its intent. */
const timingPatterns: readonly (readonly [ChatIntent, RegExp])[] = [
  // "Can I spray and eat tomorrow?" is about the label, not tomorrow's weather.
  [
    'safe_use',
    /\bspray\w*\b.{0,50}\b(?:eat|eaten|harvest|pick|sell)\b|\b\w*(?:pulizi|nyunyiz)\w*\b.{0,50}\b(?:\w*kula|\w*vuna|\w*uza)\b/,
  ],
  [
    'planting',
    /\bpand\w*\b.{0,30}\blini\b|\b\w*pand(?:e|a)\b.{0,30}\blini\b|\blini\b.{0,30}\b\w*pand[ea]\b|\b(?:when|which month|what month|time)\b.{0,25}\bplant/,
  ],
  [
    'harvest',
    /\b\w*vun(?:e|a)\b.{0,30}\b(?:lini|baada)\b|\b(?:when|how long|how soon|how many days)\b.{0,30}\b(?:harvest|dig|pick|mature|ready|ripe)/,
  ],
];

/** "Is my maize OK?" without symptoms: a book cannot answer it, but the farm's own records can. */
const HEALTH_QUESTION =
  /^\W*(?:(?:is|are) my [a-z]+(?: [a-z]+)? (?:ok|okay|fine|alright|all right|healthy|doing well)|how (?:is|are) my [a-z]+(?: [a-z]+)?(?: doing)?|[a-z]+(?: [a-z]+)? (?:yangu|langu) (?:yako|iko|liko|ziko) (?:sawa|salama|vizuri|je)|[a-z]+(?: [a-z]+)? (?:yangu|langu) (?:yanaendeleaje|inaendeleaje|linaendeleaje|zinaendeleaje))\W*$/;
const FARM_WORD = /\b(?:crops?|fields?|farm|shamba|mashamba|mazao)\b/;

/** CAN the fertiliser (calcium ammonium nitrate), not the verb. */
const CAN_FERTILISER =
  /\b(?:put|apply|use|with|of|and|na|ya|weka|niweke|dap|top ?dress\w*) can\b(?! (?:i|we|you)\b)|\bcan (?:fertili[sz]er|top ?dress\w*|26|on (?:my )?(?:maize|mahindi|crop))/;

/** Out-of-scope topics: veterinary and human medicine, politics, law and the like. */
const illnessTerms = termMatcher(
  'sick|ill|treat|treatment|medicine|dose|disease|cure|vaccine|vaccin*|inject*|deworm*|cough*|diarr*|bloat*|limp*|not eating|dying|dead|dies|ugonjwa|mgonjwa|wagonjwa|tiba|kutibu|nitibu|dawa|chanjo|sindano|minyoo|anakohoa|wanakohoa|anaharisha|wanaharisha|kuhara|hali|amevimba|wanakufa|wamekufa|amekufa|kufa|homa|mimba|abortion|milk less|mastitis|udder|kiwele|matiti|coccidiosis|newcastle|east coast fever|foot and mouth',
);
const animalTerms = termMatcher(
  'cow|cows|cattle|calf|calves|heifer|bull|goat*|sheep|chicken*|hen|hens|chick|chicks|poultry|broiler*|layers|kuku|vifaranga|ngombe|ndama|mbuzi|kondoo|punda|donkey|pig|pigs|nguruwe|dog|mbwa|cat|paka|rabbit*|sungura|fish|samaki|duck*|bata|turkey|camel|ngamia|livestock|mifugo',
);
const humanMedicineTerms = termMatcher(
  'headache|kichwa kinaniuma|fever|malaria|stomach ache|tumbo|my child is sick|mtoto wangu|my wife|mke wangu|pregnan*|hiv|ukimwi|cancer|saratani|diabet*|kisukari|pressure|paracetamol|antibiotic*|panadol|dawa ya binadamu|wound|kidonda|typhoid|homa ya matumbo|toothache|jino',
);
const unrelatedTerms = termMatcher(
  'election*|uchaguzi|vote|voting|kupiga kura|kura|president|rais|governor|gavana|senator|politic*|siasa|party|chama gani|football|premier league|arsenal|bet|betting|betika|sportpesa|homework|poem|shairi|song|wimbo|bitcoin|crypto|forex|divorce|talaka|court case|kesi ya mahakama|land title dispute|love|girlfriend|boyfriend|mpenzi|joke|pray|maombi|visa|passport|iphone|movie',
);

const exposureTerms = termMatcher(
  'poisoned|poisoning|drank pesticide|drank the|drunk pesticide|swallow*|swallowed|inhaled|amekunywa dawa|amekunywa sumu|kunywa dawa|kunywa sumu|alikunywa|amemeza|amelewa dawa|amevuta dawa|sumu imemwingia|amepata sumu|kupata sumu|imeingia machoni|dawa machoni|in my eyes|in his eyes|in the eye|in her eyes|splashed|spilled on|spilt on|ilimwagika|imemwagika|imenimwagikia|imemwagikia|dizzy|dizziness|kizunguzungu|feel sick after|feeling sick after|vomiting after|natapika|anatapika|kutapika|naumwa baada|nilipumua|unconscious|amezimia|breathing problem|drooling|foaming|povu mdomoni|mouth is foaming',
);
const chemicalTerms = termMatcher(
  'pesticide*|insecticide*|fungicide*|herbicide*|chemical*|spray*|poison*|roundup|dawa|sumu|kemikali|nikinyunyiza|kunyunyiza|kupulizia|nikipulizia|mist|weed killer|weedkiller|dip|acaricide|rat poison|sumu ya panya',
);
const explicitPoisoningTerms = termMatcher(
  'poisoned|poisoning|swallow*|swallowed|drank*|drunk|amekunywa|alikunywa|nimekunywa|amemeza|amepata sumu|kupata sumu|first aid|huduma ya kwanza',
);
/** A chemical in an eye or on the skin, in any word order. */
const SPLASH =
  /\b(?:dawa|sumu|spray\w*|chemicals?|pesticides?|kemikali)\b.{0,60}\b(?:macho\w*|jicho|eyes?|ngozi|skin)\b|\b(?:macho\w*|jicho|eyes?)\b.{0,60}\b(?:dawa|sumu|spray\w*|chemicals?|pesticides?)\b/;
const PROTECTION = /\b(?:protect|goggles|miwani|kinga|kujikinga|vaa|nivae|wear)\b/;
const PERSON =
  /\b(?:child|kid|baby|brother|sister|wife|husband|man|woman|son|daughter|person|somebody|someone|neighbou?r|i|he|she|mtoto|mtu|kaka|dada|mke|mume|mama|baba|jirani|mimi|kijana|mzee)\b/;
const preventionTerms = termMatcher('prevent poisoning|avoid poisoning|kuzuia sumu');
const cropTerms = termMatcher(
  'maize|mahindi|bean*|maharagwe|potato*|viazi|tomato*|nyanya|plant*|mimea|mmea|crop*|mazao|leaves|majani|seed*|mbegu|soil|udongo|shamba|price|bei|feed|lishe|fodder|manure|samadi|mbolea|napier',
);

/** Score that lets an animal's poisoning outweigh the question's other intents. */
const POISONED_ANIMAL_SCORE = 9;

export interface IntentScores {
  readonly intent: ChatIntent;
  readonly scores: ReadonlyMap<ChatIntent, number>;
}

/** The intent of a question. Checks dangers to life first, then questions outside our scope. */
// oxlint-disable-next-line eslint/complexity -- rules in order of danger; one list is easier to check than several
export const intentOf = (folded: string, entities: Pick<ChatEntities, 'crops'>): IntentScores => {
  const words = wordsIn(folded).slice(0, 400);
  const has = (list: TermMatcher): boolean => list(words).length > 0;
  const scores = new Map<ChatIntent, number>();
  for (const [intent, weight, list] of cues) {
    const hits = Math.min(3, list(words).length);
    if (hits > 0) scores.set(intent, (scores.get(intent) ?? 0) + weight * (1 + (hits - 1) / 2));
  }
  if (SPLASH.test(folded) && !PROTECTION.test(folded)) return { intent: 'poisoning', scores };
  const isPoisoned = describesPoisoning(folded);
  if (has(animalTerms) && (isPoisoned || has(explicitPoisoningTerms)) && !PERSON.test(folded))
    return {
      intent: 'unknown',
      scores: isPoisoned ? scores.set('poisoning', POISONED_ANIMAL_SCORE) : scores,
    };
  if (isPoisoned) return { intent: 'poisoning', scores };
  if (
    !has(preventionTerms) &&
    has(exposureTerms) &&
    (has(chemicalTerms) || has(explicitPoisoningTerms)) &&
    !(has(animalTerms) && !has(explicitPoisoningTerms))
  )
    return { intent: 'poisoning', scores };
  if (has(animalTerms) && has(illnessTerms) && entities.crops.length === 0 && !has(cropTerms))
    return { intent: 'outside', scores };
  if (
    (has(humanMedicineTerms) || has(unrelatedTerms)) &&
    entities.crops.length === 0 &&
    !has(cropTerms) &&
    (scores.get('pest') ?? 0) + (scores.get('safe_use') ?? 0) < 4
  )
    return { intent: 'outside', scores };
  for (const [intent, pattern] of timingPatterns)
    if (pattern.test(folded)) scores.set(intent, (scores.get(intent) ?? 0) + 4);
  if (HEALTH_QUESTION.test(folded) && (entities.crops.length > 0 || FARM_WORD.test(folded)))
    scores.set('own_field', (scores.get('own_field') ?? 0) + 5);
  if (CAN_FERTILISER.test(folded)) scores.set('fertiliser', (scores.get('fertiliser') ?? 0) + 3);
  const farming = [...scores]
    .filter(([intent]) => intent !== 'greeting' && intent !== 'thanks')
    .sort((a, b) => b[1] - a[1]);
  const [best] = farming;
  if (best) return { intent: best[0], scores };
  const polite = scores.has('thanks') ? 'thanks' : scores.has('greeting') ? 'greeting' : 'unknown';
  // A question with a crop asks something: "vipi" alone is a greeting, with "maize" it means "how".
  const isAsked = entities.crops.length > 0 && (polite === 'greeting' || words.length > 6);
  return { intent: isAsked ? 'unknown' : polite, scores };
};

/** Whether a question mentions animals. */
export const mentionsAnimals = (folded: string): boolean =>
  animalTerms(wordsIn(folded).slice(0, 400)).length > 0;
export const mentionsHumanMedicine = (folded: string): boolean =>
  humanMedicineTerms(wordsIn(folded).slice(0, 400)).length > 0;
