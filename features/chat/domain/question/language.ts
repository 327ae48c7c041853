import { fold, wordsIn } from '#kit/pure/search/fold.ts';
import type { Language } from '#knowledge/types.ts';
import type { QuestionLanguage } from '../types.ts';

const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
/** Function words, including urban ones (Sheng), which occur in Kiswahili sentences. */
const swahili =
  wordSet(`na ya wa za la cha vya kwa katika kwenye ni nini gani je hii hizi huu hawa haya hilo hiyo yangu langu wangu zangu changu vyangu yake yao nifanye nifanyeje naomba sana lakini au ili shamba mimea mmea majani jani
  wadudu mdudu dawa mbolea mbegu bei soko maji nina yana ina wana zina iko ziko kuna hakuna lini vipi wapi aje nani nitajuaje nitumie nipande nivune naweza nataka leo kesho jana baada kabla bila pia bado sasa hata kama ndio hapana mimi sisi wewe yeye
  habari jambo asante karibu tafadhali pesa ngapi mvua jua udongo wiki mwezi siku wakati gunia ekari mahindi maharagwe viazi nyanya sukuma kitunguu vitunguu ndizi muhogo mtama ndengu kunde karanga embe parachichi kahawa chai
  ngombe mbuzi kuku mkulima wakulima niaje maze buda hizo hao hiki hivi vile kwangu kwetu huko hapa pale si sio ama sijui nisaidie mzee wangapi ya'ngu tena kila zote yote wote`);
const english =
  wordSet(`the a an and is are was were my of to in on for with what how when where which why who i we you it they this that these those from not no can could should would will do does did have has had it's its be been am
  plants plant leaves leaf spray seed soil water rain price market week weeks month months day days today tomorrow best good much many any some after before without if there their about maize beans potatoes tomatoes enough store keep buy sell farm field crop`);
const SWAHILI_VERB =
  /^(?:ni|u|a|tu|m|wa|i|ya|zi|ki|vi|li|ku|ha|si)(?:na|me|li|ta|nge|ka|ja)[a-z]{3,}[aeiou]$/;
const MAX_READ_WORDS = 400;

const shares = (question: string): { readonly sw: number; readonly en: number } => {
  let sw = 0;
  let en = 0;
  for (const { word } of wordsIn(fold(question).text).slice(0, MAX_READ_WORDS)) {
    if (swahili.has(word)) sw += 1;
    else if (english.has(word)) en += 1;
    else if (SWAHILI_VERB.test(word)) sw += 1;
    // Kiswahili words end in a vowel, English words seldom do.
    else if (/^[a-z]{3,}$/.test(word)) {
      if (/[aiou]$/.test(word)) sw += 0.4;
      else if (/[^aeiou]$/.test(word)) en += 0.4;
    }
  }
  return { sw, en };
};

/**
 * Returns the languages of the question and of the answer: that of most words. A near tie gives Kiswahili if
 * the question has two or more Kiswahili words, else the user's language.
 */
export const languageOfQuestion = (
  question: string,
  userLanguage: Language,
): { readonly questionLanguage: QuestionLanguage; readonly language: Language } => {
  const { sw, en } = shares(question);
  if (sw + en < 0.5) return { questionLanguage: userLanguage, language: userLanguage };
  const share = sw / (sw + en);
  const language = share > 0.55 ? 'sw' : share < 0.45 ? 'en' : userLanguage;
  return {
    questionLanguage: share > 0.8 ? 'sw' : share < 0.2 ? 'en' : 'mix',
    language: share >= 0.4 && share <= 0.55 && sw >= 2 ? 'sw' : language,
  };
};
