/** Names that farmers write as two words and the books as one. */
const APART = /\b(white|army|cut|boll|mealy|leaf)[ -](fl(?:y|ies)|worms?|bugs?|miners?)\b/gi;
/** Cabbage heads. Their stem is also that of termites. */
const HEADS = /\bvichwa\b/gi;

/** Rewrites a question with the words that the books use. */
export const asBooksWrite = (question: string): string =>
  question.replace(APART, '$1$2').replace(HEADS, 'heads');
