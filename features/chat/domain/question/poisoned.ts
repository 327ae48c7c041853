/** Words for swallowing in the past tense only, because insects "are eating" in every second question. */
const TOOK =
  '(?:ate|eaten|has eaten|drank|drunk|swallowed|licked|tasted|chewed|(?:a|wa|ni|tu|u|m)(?:me|li)(?:kula|kunywa|meza|lamba|onja|tafuna))';
const POISON =
  '(?:poison\\w*|sumu|bait|pesticides?|insecticides?|herbicides?|weed ?killer|roundup|acaricide|chemicals?|kemikali|treated|sprayed|yenye (?:dawa|sumu)|(?:zili|ili|yali|vili|li)(?:yo|zo|vyo|lo)?(?:puliziwa|nyunyiziwa|tiwa) dawa|\\w*(?:puliziwa|nyunyiziwa)|dawa ya (?:panya|wadudu|magugu|mimea|nyanya|kunyunyiza|kupulizia|kuua))';
const TAKEN = new RegExp(`\\b${TOOK}\\b(?:\\s+\\w+){0,4}?\\s+${POISON}\\b`);
/** Targets of a poison, and subjects that are handled elsewhere. */
const PEST =
  /\b(?:panya|rats?|mice|mouse|wadudu|mdudu|insects?|ndege|birds?|fuko|moles?|viwavi|mchwa|ants?|termites|weevils?|fukusi)\b/;

const ILL =
  '(?:dizz\\w+|headaches?|vomit\\w*|nause\\w+|stomach (?:pains?|aches?)|collaps\\w+|faint\\w+|itch\\w*|burning eyes|cannot breathe|cant breathe|trembl\\w+|blurred|kizunguzungu|kichwa (?:ki)?\\w*um\\w+|\\w*tapik\\w+|tumbo \\w*um\\w+|\\w*(?:zimia|zirai)|\\w*anguka chini|macho \\w*wash\\w+|ngozi \\w*wash\\w+|kuwashwa|jasho jingi|anatetemeka|natetemeka)';
const AT_IT =
  '(?:(?:while|after|when|from|during) (?:\\w+ ){0,2}spray\\w*|sprayed \\w+|baada ya (?:ku)?(?:nyunyiz|puliz)\\w+|(?:ni|a|wa|tu)(?:ki|lipo|lipokuwa |kiwa na)\\w*(?:nyunyiz|puliz)\\w+|(?:ni|a|wa|tu)(?:me|li)(?:nyunyiz|puliz)\\w+)';
const SICK = new RegExp(`\\b${ILL}\\b.{0,60}\\b${AT_IT}\\b|\\b${AT_IT}\\b.{0,80}\\b${ILL}\\b`);
const ASKS_BEFORE = /\b(?:prevent|avoid|protect|so that i do not|kuzuia|kuepuka|kujikinga|nisipate)\b/;

/**
 * Whether a person took poison, or fell ill during or after spraying: a false alarm is better than a missed
 * case.
 */
export const tookPoison = (folded: string): boolean => {
  const taken = TAKEN.exec(folded);
  if (taken) return !PEST.test(folded.slice(0, taken.index));
  return SICK.test(folded) && !ASKS_BEFORE.test(folded);
};
