/** Words for swallowing in the past tense only, because insects "are eating" in every second question. */
const SWALLOWED =
  '(?:ate|eaten|has eaten|drank|drunk|swallowed|licked|tasted|chewed|(?:a|wa|ni|tu|u|m)(?:me|li)(?:kula|kunywa|meza|lamba|onja|tafuna))';
const POISON =
  '(?:poison\\w*|sumu|bait|pesticides?|insecticides?|herbicides?|weed ?killer|roundup|acaricide|chemicals?|kemikali|treated|sprayed|yenye (?:dawa|sumu)|(?:zili|ili|yali|vili|li)(?:yo|zo|vyo|lo)?(?:puliziwa|nyunyiziwa|tiwa) dawa|\\w*(?:puliziwa|nyunyiziwa)|dawa ya (?:panya|wadudu|magugu|mimea|nyanya|kunyunyiza|kupulizia|kuua))';
const SWALLOWED_POISON = new RegExp(`\\b${SWALLOWED}\\b(?:\\s+\\w+){0,4}?\\s+${POISON}\\b`);
/** Targets of a poison, and subjects that are handled elsewhere. */
const PEST =
  /\b(?:panya|rats?|mice|mouse|wadudu|mdudu|insects?|ndege|birds?|fuko|moles?|viwavi|mchwa|ants?|termites|weevils?|fukusi)\b/;

const SYMPTOM =
  '(?:dizz\\w+|headaches?|vomit\\w*|nause\\w+|stomach (?:pains?|aches?)|collaps\\w+|faint\\w+|itch\\w*|burning eyes|cannot breathe|cant breathe|trembl\\w+|blurred|kizunguzungu|kichwa (?:ki)?\\w*um\\w+|\\w*tapik\\w+|tumbo \\w*um\\w+|\\w*(?:zimia|zirai)|\\w*anguka chini|macho \\w*wash\\w+|ngozi \\w*wash\\w+|kuwashwa|jasho jingi|anatetemeka|natetemeka)';
const WHILE_SPRAYING =
  '(?:(?:while|after|when|from|during) (?:\\w+ ){0,2}spray\\w*|sprayed \\w+|baada ya (?:ku)?(?:nyunyiz|puliz)\\w+|(?:ni|a|wa|tu)(?:ki|lipo|lipokuwa |kiwa na)\\w*(?:nyunyiz|puliz)\\w+|(?:ni|a|wa|tu)(?:me|li)(?:nyunyiz|puliz)\\w+)';
const ILL_FROM_SPRAYING = new RegExp(
  `\\b${SYMPTOM}\\b.{0,60}\\b${WHILE_SPRAYING}\\b|\\b${WHILE_SPRAYING}\\b.{0,80}\\b${SYMPTOM}\\b`,
);
const ASKS_PREVENTION = /\b(?:prevent|avoid|protect|so that i do not|kuzuia|kuepuka|kujikinga|nisipate)\b/;

/**
 * Whether a person took poison, or fell ill during or after spraying: a false alarm is better than a missed
 * case.
 */
export const describesPoisoning = (folded: string): boolean => {
  const taken = SWALLOWED_POISON.exec(folded);
  if (taken) return !PEST.test(folded.slice(0, taken.index));
  return ILL_FROM_SPRAYING.test(folded) && !ASKS_PREVENTION.test(folded);
};
