import { substancesIn } from '#knowledge/substances.ts';

/**
 * The safety rule: dose, frequency and waiting period are on the label, and must not be guessed. Home-made
 * preparations and fertilisers may have quantities; pesticides may not.
 */
type AdviceFault = 'dose' | 'substance';

const chemicalPattern = new RegExp(
  `\\b(${[
    'fungicid',
    'insecticid',
    'pesticid',
    'herbicid',
    'acaricid',
    'miticid',
    'nematicid',
    'viuatilifu',
    'kiuatilifu',
    'kemikali',
    'dawa (ya|za) (kuvu|ukungu|wadudu|magugu|viwavi|dukani)',
    'mancozeb',
    'metalaxyl',
    'azoxystrobin',
    'tebuconazole',
    'difenoconazole',
    'propiconazole',
    'carbendazim',
    'copper',
    'sulphur',
    'sulfur',
    'salfa',
    'fosetyl',
    'cymoxanil',
    'captan',
    'cypermethrin',
    'cyhalothrin',
    'deltamethrin',
    'emamectin',
    'chlorantraniliprole',
    'spinosad',
    'spinetoram',
    'indoxacarb',
    'acetamiprid',
    'thiamethoxam',
    'imidacloprid',
    'abamectin',
    'profenofos',
    'malathion',
    'fipronil',
    'flubendiamide',
    'lufenuron',
    'glyphosate',
    'atrazine',
    'ridomil',
    'dithane',
    'milraz',
    'ortiva',
    'nativo',
    'duduthrin',
    'karate',
    'coragen',
    'roundup',
    'confidor',
    'actellic',
    'voliam',
    'folicur',
  ].join('|')})`,
  'i',
);
const homeMadePattern =
  /\b(neem|mwarobaini|soap|sabuni|ash|majivu|manure|samadi|compost|mboji|milk|maziwa|garlic|kitunguu|chilli|chili|pilipili|tithonia|fertili[sz]er|mbolea|lime|chokaa|urea|dap|npk|seeds?|mbegu)\b/i;

/** Calcium ammonium nitrate, not the verb. */
const CAN = /\bCAN\b/;

const number = String.raw`(?:\d+(?:[.,/]\d+)?|half|one|two|three|four|five|ten|twenty|nusu|robo|moja|mbili|[vm]?[ai]?wili|tatu|nne|tano|kumi|ishirini)`;
const unit = String.raw`(?:ml|millilit\w*|mils?|cc|l|lit\w*|lita|g|gm|grams?|gramu|kg|kilo\w*|teaspoons?|tablespoons?|spoon\w*|tsp|tbsp|kijiko|vijiko|caps?|capfuls?|vifuniko|kifuniko|sachets?|pakiti|%|percent|asilimia)`;
/** "20 ml", and "vijiko viwili", where the number comes last. */
const quantityPattern = new RegExp(
  String.raw`\b${number}\s*-?\s*${unit}\b|\b(?:kijiko|vijiko|kifuniko|vifuniko|pakiti|lita|gramu|kilo|mililita)\s+(?:cha\s+\w+\s+|vya\s+\w+\s+)?${number}\b|\d\s*%`,
  'i',
);
const mixRatioPattern = new RegExp(
  String.raw`${unit}\b[^.]{0,40}\b(?:per|in|into|a|kwa|kwenye|ndani ya|kila)\b[^.]{0,20}(?:lit|lita|\bl\b|acre|ekari|hect|hekta|pump|pampu|tank|tanki|knapsack|bomba)`,
  'i',
);
const days = String.raw`(?:(?:\d+|two|seven|ten|fourteen)\s*(?:days?|weeks?)|(?:siku|wiki)\s*(?:\d+|mbili|saba|kumi))`;
/** Matches "spray every 7 days" and "wait 14 days before harvest". */
const intervalPattern = new RegExp(
  String.raw`\b(?:every|repeat|kila|rudia)\b[^.]{0,30}${days}|${days}[^.]{0,30}\b(?:before harvest|to harvest|kabla ya kuvuna)|\b(?:wait|subiri)\b[^.]{0,20}${days}`,
  'i',
);
const warningPattern =
  /\b(do not|don['’]t|never|avoid|stop|not allowed|banned|usi\w+|msi\w+|marufuku|epuka|acha|kamwe)\b/i;

const sentencesOf = (text: string): string[] => text.match(/[^.!?;\n]+[.!?;\n]*/g) ?? [];

const isDose = (sentence: string, aboutChemicals: boolean): boolean => {
  const namesChemical = chemicalPattern.test(sentence);
  if (!namesChemical && (homeMadePattern.test(sentence) || CAN.test(sentence))) return false;
  if (quantityPattern.test(sentence) && (namesChemical || aboutChemicals || mixRatioPattern.test(sentence)))
    return true;
  return (namesChemical || aboutChemicals) && intervalPattern.test(sentence);
};

/** The forbidden part of an advice, or null. A warning against a dangerous substance may name it. */
export const adviceFault = (text: string): AdviceFault | null => {
  const sentences = sentencesOf(text);
  if (sentences.some((s) => substancesIn(s).length > 0 && !warningPattern.test(s))) return 'substance';
  const aboutChemicals = chemicalPattern.test(text);
  return sentences.some((s) => isDose(s, aboutChemicals)) ? 'dose' : null;
};
