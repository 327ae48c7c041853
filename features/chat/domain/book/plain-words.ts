/** Names that farmers write apart and the books as one word. */
const APART = /\b(white|army|cut|boll|mealy|leaf)[ -](fl(?:y|ies)|worms?|bugs?|miners?)\b/gi;
/** Heads of cabbage; their stem is that of termites. */
const HEADS = /\bvichwa\b/gi;

/** A question in the words that the books are searched by. */
export const asBooksWrite = (question: string): string =>
  question.replace(APART, '$1$2').replace(HEADS, 'heads');
