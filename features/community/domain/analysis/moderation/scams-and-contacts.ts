import { originalRange } from '#kit/pure/search/fold.ts';
import type { Finding, Rule } from './abuse.ts';
import { spanOf, type PreparedText } from './prepare-text.ts';
import { near, termMatcher, type Hit } from './term-matcher.ts';
import type { ReasonKey, Span, Verdict } from './types.ts';

const send = termMatcher(
  'send|sends|sending|pay|pays|paying|deposit|depositing|transfer|forward|tuma|tumeni|nitumie|nitumieni|mtumie|utume|utumie pesa|kutuma|lipa|lipia|ulipe|ulipie|kulipa|kulipia|lipeni|weka pesa|toa pesa|toa ada',
);
const money = termMatcher(
  'mpesa|pesa|money|cash|ksh|kes|kshs|sh|shs|shilling*|shilingi|bob|hela|fee|fees|ada|till|paybill|pay bill|buy goods|airtime|airtel money|elfu|mia',
);
const account = termMatcher(
  'till number|till no|till|paybill|paybill number|pay bill|account number|buy goods|namba ya till|namba hii|nambari hii|this number|number below|namba hapa|nambari hapa',
);
const advanceFeeTerms = termMatcher(
  'registration fee|processing fee|activation fee|clearance fee|facilitation fee|commitment fee|joining fee|application fee|delivery fee first|ada ya usajili|ada ya kujiunga|ada ya kushughulikia|pesa ya usajili|pesa ya kujisajili|malipo ya awali|malipo ya usajili|' +
    'pay first|payment first|lipa kwanza|ulipe kwanza|lipia kwanza|tuma kwanza|deposit first|send first',
);
const prize = termMatcher(
  'won|winner|winners|lottery|congratulations|selected to receive|lucky|promotion|umeshinda|mshindi|hongera|bahati nasibu|umechaguliwa|umebahatika|approved loan|loan approved|instant loan*|loan without security|no collateral|mkopo bila dhamana|mkopo wa haraka|mkopo wako|bila dhamana|grant|grants|msaada wa fedha|' +
    'free phone|free fertilizer|mbolea ya bure|free money|pesa za bure|pesa ya bure|inheritance|urithi',
);
const prizeMoney = termMatcher(
  'pay|fee|ada|tuma|send|lipa|lipia|ulipe|claim|redeem|ksh|kes|pesa|mpesa|money|cash|million|milioni|elfu|link|bonyeza|click|prize|zawadi|call|piga',
);
const doubling = termMatcher(
  'double your money|double your cash|triple your|money doubling|guaranteed profit|guaranteed profits|guaranteed returns|daily returns|weekly returns|returns every|profit every day|earn daily|earn per day|earn from home|work from home|make money online|invest and get|invest today|investment plan|get back|' +
    'zidisha pesa|kuzidisha pesa|pesa mara mbili|mara mbili ya pesa|faida kila siku|faida ya uhakika|wekeza na upate|wekeza leo|pata pesa kila siku|pata pesa haraka|pesa mtandaoni|pesa za haraka|lipwa kila siku',
);
const doublingContext = termMatcher('invest*|money|ksh|kes|pesa|cash|wekeza|profit*|earn|returns|faida|elfu');
/** A common M-Pesa scam: asks for the return of money that was never sent. */
const mistake = termMatcher('kimakosa|kwa makosa|by mistake|mistakenly|in error|wrong number|wrongly');
const refundTerms = termMatcher(
  'nirudishie|nirudishieni|irudishe|zirudishe|urudishe|rudisha|send back|send it back|send me back|return it|return my money|refund me|reverse it',
);
const scamWarningTerms = termMatcher(
  'scam|scams|scammer*|fraud*|conman|conmen|con|tapeli|matapeli|utapeli|ulaghai|laghai|walaghai|fake|is it true|ni kweli|wezi wa',
);

const disclosureVerbs = termMatcher(
  'send|give|tell|share|confirm|enter|reply with|submit|tuma|tumia|nipe|nitumie|niambie|thibitisha|andika|weka|toa|leta|tupe|tutumie',
);
const secret = termMatcher(
  'your pin|pin yako|pin number|mpesa pin|pin ya mpesa|your otp|otp|your password|password yako|nenosiri lako|neno la siri|namba ya siri|nambari ya siri|namba yako ya siri|nambari yako ya siri|neno lako la siri|secret code|verification code|your id number|id number yako|namba ya kitambulisho|nambari ya kitambulisho|kitambulisho chako|cvv|secret number|secret pin|pin code|your secret|siri yako|siri ya mpesa|mpesa password|your id card|your mpesa message',
);

const requestVerbs = termMatcher(
  'leave|drop|send|share|post|comment|give|inbox|tuma|acha|acheni|weka|wekeni|nitumie|nitumieni|nipe|nipeni|andika|andikeni|toa|toeni|tutumie|tupe|need|want|collecting|nataka|naomba|aandike|waandike|atume|watume|aache|waache|aweke|waweke',
);
const yours = termMatcher('your|yours|ur|yako|zako|yenu|zenu|wako|wenu');
const theirs = termMatcher('yake|zake|yao|zao|their|theirs|his|her');
const everybody = termMatcher(
  'kila mtu|kila mkulima|kila mmoja|wote|everyone|everybody|all farmers|each of you',
);
const contact = termMatcher(
  'number|numbers|phone|phones|contact|contacts|whatsapp|namba|nambari|simu|mawasiliano|cell|digits',
);

const toFinding = (
  reading: PreparedText,
  hit: Hit | undefined,
  verdict: Verdict,
  reason: ReasonKey,
): Finding | undefined => (hit ? { verdict, reason, span: spanOf(reading, reading.words, hit) } : undefined);

/**
 * Kenyan mobile numbers, with separators that people put between the digits. Excludes free lines (0800) and
 * short emergency numbers.
 */
const MOBILE = /(^|[^\p{L}\d])(?:\+?254|0)[\s.\-()/_]{0,3}[17](?:[\s.\-()/_]{0,3}\d){8}(?!\d)/u;
const ABROAD = /\+\d{1,3}[\s.\-()]{0,2}\d(?:[\s.\-()]{0,2}\d){7,11}(?!\d)/;
const digitWords: ReadonlySet<string> = new Set(
  'zero oh one two three four five six seven eight nine sifuri moja mbili tatu nne tano sita saba nane tisa double triple'.split(
    ' ',
  ),
);
const MIN_DIGITS = 8;

const tens =
  'kumi ishirini thelathini arobaini hamsini sitini sabini themanini tisini twenty thirty forty fifty sixty seventy eighty ninety'.split(
    ' ',
  );
const DIGIT_PARTS = new RegExp(`\\d|${[...tens, ...digitWords].join('|')}`, 'g');
/** The number of digits in a word: 4 for 07one2. 0 when it contains anything else. */
const digitsIn = (word: string): number =>
  word.replace(DIGIT_PARTS, '') === '' ? (word.match(DIGIT_PARTS)?.length ?? 0) : 0;
const hasLetters = (word: string): boolean => /[a-z]/.test(word);

/**
 * Eight digits in a row, some of them as words; words with several digits count only when the row starts like
 * a Kenyan number.
 */
const spelledOutNumber = ({ words, folded }: PreparedText): Span | undefined => {
  let [from, count, written] = [0, 0, false];
  for (const [i, { word, end }] of words.entries()) {
    const here = digitsIn(word);
    const begins = count > 0 ? (words[from]?.word ?? '') : word;
    if (word === 'na' && count > 0) continue;
    if (
      here === 0 ||
      ((here > 1 || tens.includes(word)) && !/^(?:0|o|zero|sifuri|7|saba|seven|254)/.test(begins))
    ) {
      count = 0;
      continue;
    }
    if (count === 0) [from, written] = [i, false];
    count += here;
    written ||= hasLetters(word);
    if (count >= MIN_DIGITS && written) return originalRange(folded, words[from]?.start ?? 0, end);
  }
  return undefined;
};
const replaceLettersByDigits = (text: string): string =>
  text.replace(
    /(^|[^\p{L}\d])([\doils]{3,14})(?![\p{L}\d])/gu,
    (_, before: string, word: string) =>
      before + (/\d/.test(word) ? word.replace(/o/g, '0').replace(/[il]/g, '1').replace(/s/g, '5') : word),
  );

export const phoneSpan = (reading: PreparedText): Span | undefined => {
  const text = replaceLettersByDigits(reading.folded.text);
  const match = MOBILE.exec(text) ?? ABROAD.exec(text);
  return match
    ? originalRange(reading.folded, match.index + (match[1] ?? '').length, match.index + match[0].length)
    : spelledOutNumber(reading);
};

export const scam: Rule = (reading) => {
  const { words } = reading;
  const sends = send(words);
  const toNumber =
    phoneSpan(reading) !== undefined ||
    (account(words).length > 0 && /\b\d{5,7}\b/.test(reading.folded.text));
  if (!toNumber && scamWarningTerms(words).length > 0) return undefined;
  const amounts = words.flatMap(({ word }, from) => (/^\d{2,6}$/.test(word) ? [{ from, to: from + 1 }] : []));
  const hit =
    (toNumber ? (near(sends, money(words), 6) ?? near(sends, amounts, 3)) : undefined) ??
    (near(refundTerms(words), money(words), 8) || near(refundTerms(words), amounts, 8)
      ? near(mistake(words), refundTerms(words), 8)
      : undefined) ??
    near(prize(words), prizeMoney(words), 12) ??
    near(doubling(words), doublingContext(words), 8);
  if (hit) return toFinding(reading, hit, 'refuse', 'scam');
  // A question about a fee is allowed if the text names no payee.
  const fee = reading.isQuestion && !toNumber && sends.length === 0 ? undefined : advanceFeeTerms(words)[0];
  return (
    toFinding(reading, fee, toNumber ? 'refuse' : 'review', 'scam') ??
    toFinding(
      reading,
      near(near(account(words), sends, 5) ? account(words) : [], money(words), 6),
      'review',
      'scam',
    )
  );
};

export const secrets: Rule = (reading) =>
  toFinding(reading, near(secret(reading.words), disclosureVerbs(reading.words), 5), 'refuse', 'secrets');

export const contacts: Rule = (reading) => {
  const { words } = reading;
  const whose = yours(words);
  const all = everybody(words).length > 0 ? theirs(words) : [];
  const hit = contact(words).find(
    (one) =>
      (near([one], whose, 2) ?? near([one], all, 2)) !== undefined &&
      near([one], requestVerbs(words), 5) !== undefined,
  );
  return toFinding(reading, hit, 'review', 'contacts');
};

export const phoneNumber: Rule = (reading) => {
  const span = phoneSpan(reading);
  return span && { verdict: 'review', reason: 'phone_number', span };
};
