/** A turn of phrase that English texts for users no longer have. */
interface Idiom {
  readonly pattern: RegExp;
  readonly instead: string;
  /** In the books on crops the word also has its plain sense: water stands, seed is kept dry, tubers lie deep. */
  readonly isPlainInBooks?: true;
}

/** The old idiom, and old names of things that have one name now. */
const oldIdiom: readonly Idiom[] = [
  { pattern: /\breckon(s|ed|ing)?\b/i, instead: 'estimate, work out' },
  {
    pattern: /\bstands?\b(?! (in (it|the (field|open))|at each|still|out)\b)/i,
    instead: 'is, shows, see',
    isPlainInBooks: true,
  },
  {
    pattern:
      /\bstands? (on the label|here|until|against|under|root rot|drought|it)\b|\bvariety (that )?stands\b/i,
    instead: 'is, shows, resists',
  },
  { pattern: /\btold\b(?! apart)/i, instead: 'we alert you, you entered' },
  { pattern: /\bkept\b/i, instead: 'saved', isPlainInBooks: true },
  { pattern: /\blook(ed|s) at\b|\ba look\b/i, instead: 'checked, reviewed' },
  { pattern: /\bby (itself|themselves)\b/i, instead: 'automatically', isPlainInBooks: true },
  { pattern: /\b(by ourselves|come by themselves|goes out by)\b/i, instead: 'we send, we check' },
  { pattern: /\b(is|are|was|were) to be\b/i, instead: 'must be, or say who does it' },
  { pattern: /\b(whoever|whom|whosoever)\b/i, instead: 'name who does it' },
  { pattern: /\bsomebody\b/i, instead: 'name who does it' },
  { pattern: /\bleaf (reader|model)\b|\bphoto check\b/i, instead: 'leaf check' },
  { pattern: /\b(from|in) the sky\b|\bpictures? from above\b/i, instead: 'satellite image' },
  { pattern: /\b(goes|go) off\b|\bon (its|their) way\b/i, instead: 'waiting to send' },
  { pattern: /\b(a|the|no|with|without|is) network\b/i, instead: 'internet, online, offline' },
  { pattern: /\blies?\b/i, instead: 'is', isPlainInBooks: true },
  { pattern: /\b(our|Mavuno’s) staff\b|\bperson of Mavuno\b/i, instead: 'we, our team' },
  {
    pattern: /\bagricultur(e|al) offic(e|er)s?\b|\b(ward|extension) offices?\b/i,
    instead: 'extension officer',
  },
  { pattern: /\bagro-?dealers?\b/i, instead: 'agrovet' },
  { pattern: /\banimal doctors?\b|\bveterinary officers?\b/i, instead: 'vet' },
  { pattern: /\btroubles?\b|\bsickness(es)?\b/i, instead: 'disease or pest, problem' },
  { pattern: /\bhung(er|ry)\b/i, instead: 'lack of nutrients, deficiency' },
  { pattern: /\bsour (soils?|land)\b|\b(soil|land) sour\b/i, instead: 'acidic soil' },
  { pattern: /\bwaiting (days|times?)\b/i, instead: 'days to wait' },
  {
    pattern: /\b(write|writes|wrote|written|writing) (it )?down\b/i,
    instead: 'record',
    isPlainInBooks: true,
  },
  { pattern: /\b(Mavuno’s|this|these|my|our) books?\b/i, instead: 'farm guide' },
  { pattern: /\blanguage models?\b/i, instead: 'AI' },
  {
    pattern: /\b(taken?|took|given?|gave|giving) (it )?back\b/i,
    instead: 'withdraw, remove',
    isPlainInBooks: true,
  },
  { pattern: /\bmoney back\b/i, instead: 'refund' },
  { pattern: /\btak(e|en|ing) away\b/i, instead: 'remove', isPlainInBooks: true },
  { pattern: /\be-mails?\b/i, instead: 'email' },
  { pattern: /\blog(ged)? ?in\b/i, instead: 'sign in' },
  { pattern: /\bfertilizers?\b/i, instead: 'fertiliser' },
  { pattern: /\bask(ed|s)? back\b/i, instead: 'follow-up question' },
  { pattern: /\bunproven\b/i, instead: 'not confirmed' },
  { pattern: /\bplace known within\b/i, instead: 'accurate to' },
  { pattern: /\b(kg|tonnes|mm|litres|bags) an? (hectare|acre|kg|kilo|bag)\b/i, instead: 'per' },
];

/** Sentences that keep such a phrase, with the reason. */
export const STAYS: Readonly<Record<string, string>> = {
  'Having trouble connecting. Please try again later.': 'a quoted text of the ledger',
  'Having trouble loading your fields': 'a quoted text of the ledger',
  'Having trouble loading your tasks': 'a quoted text of the ledger',
  'Please log in to save WhatsApp preferences': 'a quoted text of the ledger',
  'Please login to upgrade your account': 'a quoted text of the ledger',
  'Please log in to verify your subscription status': 'a quoted text of the ledger',
  'No account with this e-mail. Create one?': 'a quoted text of the ledger',
  'Write down the order number:': 'on paper: the phone may lose the page',
  'You haven’t told us how it went.': 'the farmer tells us, as people say it',
  'fertilizer agrovet': 'search words for a map of shops',
  'buying back in the hungry months': 'people are hungry before the harvest',
};

/**
 * The sentences in a source file: its string literals of more than one word, without what is filled in and
 * without lists of search words.
 */
export const literalsIn = (text: string): string[] =>
  [
    ...text
      .replace(/^import .*$/gm, '')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/(?<=^|\s)\/\/[^\n]*/g, '')
      .matchAll(/'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g),
  ]
    .map(([, a, b, c]) => (a ?? b ?? c ?? '').replace(/\$\{[^}]*\}/g, '…'))
    .filter((literal) => literal.includes(' ') && !literal.includes('|'));

export const sentencesInHtml = (text: string): string[] =>
  text
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<(?!\/?(b|em|a|i|span)\b)[^>]+>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Old phrases in texts, as `phrase (instead) in sentence`. */
export const oldIdiomIn = (texts: readonly string[], isBook: boolean): string[] =>
  texts.flatMap((text) =>
    Object.keys(STAYS).some((stays) => text.includes(stays))
      ? []
      : oldIdiom.flatMap(({ pattern, instead, isPlainInBooks }) => {
          const found = isBook && isPlainInBooks ? null : pattern.exec(text);
          return found ? [`“${found[0]}” (${instead}) in “${text}”`] : [];
        }),
  );
