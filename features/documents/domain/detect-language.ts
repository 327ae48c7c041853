import { fold } from '#kit/pure/search/fold.ts';
import type { Language } from '#kit/pure/words.ts';

const functionWords: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:the|and|of|to|is|are|in|with|for|on|that|it|or|be|from|by|at|this)\b/g,
  sw: /\b(?:na|ya|wa|za|la|cha|vya|kwa|katika|ni|si|kama|au|hii|hizi|huu|kila|baada|kabla|tu|yako|hadi)\b/g,
};

/** The language of a text, by its function words; `fallback` when they do not tell. */
export const detectLanguage = (text: string, fallback: Language): Language => {
  const words = fold(text.slice(0, 4_000)).text;
  const [en, sw] = [words.match(functionWords.en)?.length ?? 0, words.match(functionWords.sw)?.length ?? 0];
  return en === sw ? fallback : en > sw ? 'en' : 'sw';
};
