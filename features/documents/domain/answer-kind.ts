import { fold } from '#kit/pure/search/fold.ts';

/** What a question asks for: a figure, a date, or text. */
export type AnswerKind = 'figure' | 'day' | 'words';

const FIGURE =
  /\b(?:how (?:much|many|far|deep|long|often|old|tall|wide|big|heavy)|nafasi gani|ukubwa gani|urefu gani|what (?:amount|rate|price|cost|spacing|distance|dose|depth|size|weight)|amounts?|numbers?|figures?|ngapi|kiasi|bei|umbali|gharama|nambari|vipimo)\b/;
const DAY =
  /\b(?:when|what (?:date|day|time|month)|which (?:dates?|days?|months?)|dates?|lini|tarehe|wakati gani|muda gani|mwezi gani|miezi gani|siku gani)\b/;

export const answerKindOf = (question: string): AnswerKind => {
  const { text } = fold(question);
  if (DAY.test(text)) return 'day';
  return FIGURE.test(text) ? 'figure' : 'words';
};

const MONTH =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|januari|februari|machi|aprili|mei|juni|julai|agosti|septemba|oktoba|novemba|desemba)\b/;
const DATE_OR_DURATION =
  /\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b|\b(?:19|20)\d\d\b|\b\d+ ?(?:days?|weeks?|months?|hours?)\b|\b(?:siku|wiki|miezi|mwezi|saa) (?:ya |za )?\d+\b/;

/** Whether a sentence contains that kind. */
export const hasKind = (answerKind: AnswerKind, sentence: string): boolean => {
  if (answerKind === 'words') return false;
  const { text } = fold(sentence);
  return answerKind === 'figure' ? /\d/.test(text) : MONTH.test(text) || DATE_OR_DURATION.test(text);
};

/** Words about asking, documents and summarising. They name no subject to search for. */
const requestWords = new Set(
  (
    'use used using say says said tell tells give gives know want need needs explain describe mean means meaning document documents page pages pdf file text paper guide book according does find show list write written read mention mentions mentioned talk talks ' +
    'amount amounts number numbers figure figures date dates day days month months time much far deep long often name named names good best should summary summarise summarize summarised overview short main key point points idea ideas message messages thing things important cover covers contain contains ' +
    'waraka nyaraka hati faili ukurasa kurasa kitabu inasema unasema kinasema husema eleza nieleze elezea niambie ambia kuhusu inahusu unahusu kinahusu husu maana nionyeshe onyesha orodhesha taja inataja unataja imetajwa imeandikwa andikwa tafuta nataka ninataka ' +
    'kiasi vipimo tarehe siku mwezi wakati nambari zipi ipi yapi gani vilivyotajwa zilizotajwa yaliyotajwa inafaa inapaswa napaswa ninapaswa ngapi muhtasari ufupi fupisha makuu muhimu mambo hoja kuu'
  ).split(' '),
);

/** The question without those words: the rest is searched. */
export const subjectOf = (question: string): string =>
  fold(question)
    .text.split(/[^\p{L}\p{N}'-]+/u)
    .filter((word) => word !== '' && !requestWords.has(word))
    .join(' ');
