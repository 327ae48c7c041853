/** A question that asks to forget the rules, or to reveal the prompt. */
const INJECTION =
  /\b(?:ignore|forget|disregard|override|bypass|sahau|puuza|acha)\b[^.?!]{0,40}\b(?:rules?|instructions?|prompts?|guidelines?|previous|above|kanuni|maagizo|masharti|sheria)\b|\b(?:print|show|reveal|repeat|tell me|display|onyesha|nionyeshe|chapisha)\b[^.?!]{0,30}\b(?:system )?(?:prompt|instructions?|maagizo)\b|\b(?:you are now|act as|pretend (?:to be|you)|jailbreak|developer mode|dan mode|jifanye|wewe sasa ni)\b|\b(?:say|write|sema|andika)\b[^.?!]{0,30}\b\d+ ?(?:ml|g|cc)\b/;
export const isInjection = (folded: string): boolean => INJECTION.test(folded);

/** Asks for a pesticide's amount, mixing ratio or waiting period. */
const DOSE =
  /\b(?:how (?:much|many|often)|what (?:dose|amount|quantity|rate)|dosage|dose|ml|mls|mixing ratio|ratio|(?:ni|tu|una)?mix|measure|how long (?:after|do i wait)|days (?:to|should i|do i) wait|kiasi gani|kipimo|vipimo|ngapi|nichanganye|mara ngapi|siku ngapi)\b/;
const SPRAYED =
  /\b(?:pesticides?|insecticides?|fungicides?|herbicides?|spray(?:ing|ed)?|chemicals?|dawa|kunyunyiza|kupulizia|ninyunyize|nipulizie|pampu|knapsack|per pump|emamectin|lambda|cypermethrin|glyphosate|roundup|ridomil|karate|duduthrin|coragen|actellic|metalaxyl|sulphur|copper)\b/;
export const asksDose = (folded: string): boolean =>
  DOSE.test(folded) &&
  SPRAYED.test(folded) &&
  !/\b(?:neem|mwarobaini|soap|sabuni|ash|majivu|manure|samadi|compost)\b/.test(folded);
