import { collapseRepeats, spanOf, type PreparedText } from './prepare-text.ts';
import { near, termMatcher, type Hit, type TermMatcher } from './term-matcher.ts';
import type { Moderation, ReasonKey, Verdict } from './types.ts';

export type Finding = Moderation & { readonly reason: ReasonKey };
export type Rule = (reading: PreparedText) => Finding | undefined;

/** Terms with repeated letters collapsed, to match `bare` words. */
const bareTerms = (list: string): TermMatcher => termMatcher(collapseRepeats(list));

const threats = bareTerms(
  'i will kill you|ill kill you|i wil kill you|we will kill you|going to kill you|gonna kill you|kill yourself|i will find you and|burn your house|burn down your house|slit your|' +
    'nitakuua|tutakuua|nitakuchinja|tutakuchinja|nitakumaliza|tutakumaliza|nitakukata*|tutakukata*|jiue|ujiue|nitachoma nyumba yako|tutachoma nyumba yako|tutakuchoma|nitakuchoma|nitakupiga|tutakupiga',
);
const slurs = bareTerms('nigger|niggers|nigga|niggas|faggot*|kihii');
const groups = bareTerms(
  'wakikuyu|wajaluo|waluo|wakalenjin|wakamba|waluhya|wasomali|wamaasai|wakisii|wameru|waturkana|wahindi|waislamu|wakristo|wakimbizi|waarabu|wachina|kikuyus|luos|kalenjins|kambas|luhyas|somalis|kisiis|maasais|merus|' +
    'muslims|christians|refugees|immigrants|jews|kikuyu people|luo people|kalenjin people|kamba people|luhya people|somali people|those kikuyu|those luo|those kalenjin|those somali|asians|kabila lile|kabila hilo|kabila hiyo|kabila lao|that tribe|their tribe|those tribes',
);
/** Hateful terms that are never about animals or crops: matched up to ten words from an ethnic group. */
const hateTerms = bareTerms(
  'must die|should die|must leave|should leave|chase them|chase away|expel*|wipe out|vermin|not human|burn them|go back to|' +
    'waondoke|warudi kwao|wafukuzwe|wafukuze*|wauawe|waueni|wachinjwe|tuwafukuze|tuwaue|tuwamalize|wachomwe|nachukia|tunachukia|hatutaki',
);
/** Words common in farming, such as rats. Hateful only within three words of an ethnic group. */
const adjacentHateTerms = bareTerms(
  'kill|killed|hate|cockroach*|rats|dogs|snakes|filthy|dirty|thieves|wezi|wachafu|mende|panya|nyoka|takataka|madoadoa|hawana akili|wachinje*',
);

const sexual = bareTerms(
  'porn*|xvideos|xnxx|nudes|send nude|sexy girls|sexy ladies|hookup*|call girls|dildo*|kutomba*|tombana|nitombe|kufirana|mtombe|picha za uchi|video za uchi|picha za ngono|video za ngono',
);
const sexProposals = bareTerms(
  'kulala naye|kulala nami|kulala na mimi|kulala na wewe|sleep with|one night stand',
);
const person = bareTerms(
  'msichana|wasichana|mwanamke|wanawake|mrembo|warembo|dem|manzi|mvulana|girl|girls|woman|women|lady|ladies|boy',
);
const seekingTerms = bareTerms(
  'natafuta|nataka|ninataka|nalipa|ninalipa|naomba|i want|i need|looking for|i pay|will pay',
);
const strongInsults = bareTerms(
  'fuck*|motherfuck*|bitch|bitches|asshole*|arsehole*|you bastard|bastards|this bastard|that bastard|cunt|cunts|whore|whores|slut|sluts|wanker*|dickhead*|shithead*|pussy|' +
    'malaya|kahaba|kuma|kumamako|kumamayo|kumanina|kumanyoko*|mkundu|msenge|wasenge|matako yako|nyoko|kula mavi|mavi wewe|wewe mavi|shenzi|mshenzi|washenzi|mbwa wewe|mbwa nyinyi|wewe mbwa|nyinyi mbwa|umbwa|' +
    'punda wewe|wewe punda|nyani wewe|wewe nyani|nguruwe wewe|wewe nguruwe|ng ombe wewe|wewe ng ombe|ngombe wewe|wewe ngombe|takataka wewe|wewe takataka|wewe ni mbwa|wewe ni umbwa|wewe ni punda|wewe ni nguruwe|wewe ni nyani|wewe ni takataka|wewe ni ng ombe|nyinyi ni mbwa|ninyi ni mbwa|you dog|you pig|you are a dog|you are a pig|you are dogs',
);
const mildInsults = bareTerms(
  'stupid|stoopid|idiot|idiots|idiotic|moron|morons|imbecile*|dumbass*|bullshit|shit|you fool|you fools|fools like you|useless people|shut up|scumbag*|loser|losers|brainless|' +
    'mashoga|mjinga|wajinga|kijinga|mpumbavu|wapumbavu|pumbavu|kipumbavu|upumbavu|bwege|mabwege|fala|mafala|zuzu|mazuzu|huna akili|hamna akili|hana akili|funga mdomo|mnafiki|wanafiki',
);
/** Insults that the author applies to themselves or to their question. They are allowed. */
const selfDeprecation = bareTerms(
  'stupid question|stupid questions|sounds stupid|sound stupid|swali la kijinga|swali kijinga|swali langu la kijinga|najiona mjinga|nilikuwa mjinga|mimi mjinga|mjinga ni mimi|mimi ni mjinga|mimi ndiye mjinga|feel stupid|i was stupid|my stupid|sorry if|samahani kama',
);
/** Insults aimed at a pest are allowed. */
const nonPersonTerms = bareTerms(
  'borer*|worm*|armyworm*|caterpillar*|weevil*|pest*|insect*|bird*|monkey*|mole*|rat|rats|disease*|weed*|rain*|weather|goat*|cow*|chicken*|hen|hens|aphid*|beetle*|bug|bugs|mistake*|' +
    'mdudu|wadudu|kiwavi|viwavi|panya|ndege|magugu|mbuzi|kuku|fuko|tumbili|ugonjwa',
);
const danger = termMatcher(
  'suicide|kill myself|end my life|kujiua|nijiue|kujitoa uhai|kunywa sumu|drink poison|nimekunywa sumu|poison my neighbour*|poison my neighbor*|poison my wife|poison my husband|poison someone|poison somebody|poison people|poison a person|kill a person|kill someone|' +
    'kuua mtu|kumuua mtu|kumpa sumu|kuwapa sumu|kumwekea sumu|sumu ya binadamu|sumu ya watu|sumu kwa jirani|kumuua jirani|kumuua mume|kumuua mke|nimechoka na maisha|nimechoka kuishi|sitaki kuishi|tired of living|tired of life|no reason to live|better off dead|want to die|sina sababu ya kuishi|hakuna maana ya kuishi|maisha hayana maana|nataka kufa',
);
/** A person who swallowed a spray, or means to. Questions about animals are allowed. */
const swallowTerms = termMatcher(
  'amekunywa|alikunywa|wamekunywa|walikunywa|amemeza|alimeza|amelamba|nimekunywa|nimemeza|drank|drunk|swallowed|ingested|kunywa|ninywe|nikunywe|nitakunywa|drink|swallow',
);
const poison = termMatcher(
  'dawa ya kupulizia|dawa ya kunyunyizia|dawa ya wadudu|dawa ya panya|dawa ya ngombe|dawa ya magugu|dawa ya shamba|kemikali|sumu|pesticide*|insecticide*|herbicide*|acaricide*|weedkiller|weed killer|rat poison|poison|chemical|chemicals|spray',
);
const human = termMatcher(
  'mtoto|watoto|mwanangu|kijana|mke|mume|mama|baba|dada|kaka|jirani|mfanyakazi|mtu|nataka|nimekunywa|nimemeza|nitakunywa|ninywe|nikunywe|child|children|baby|son|daughter|wife|husband|mother|father|brother|sister|worker|neighbour|neighbor|somebody|someone|toddler|kid|kids|year old|years old|month old|months old|i drank|i swallowed|i want',
);
const animal = termMatcher(
  'mtoto wa ngombe|mtoto wa mbuzi|ngombe amekunywa|ndama|mbuzi|kondoo|kuku|mbwa|paka|nguruwe|calf|calves|cow|cows|goat|goats|sheep|chicken|chickens|hens|dog|cat|pig|pigs|bees|nyuki',
);
const findPoisoning = ({ words }: PreparedText): Hit | undefined => {
  const hit = near(swallowTerms(words), poison(words), 5);
  return hit && near([hit], human(words), 6) !== undefined && near([hit], animal(words), 4) === undefined
    ? hit
    : undefined;
};

const toFinding = (
  reading: PreparedText,
  words: PreparedText['undisguisedWords'],
  hit: Hit | undefined,
  verdict: Verdict,
  reason: ReasonKey,
): Finding | undefined => (hit ? { verdict, reason, span: spanOf(reading, words, hit) } : undefined);

/** Matched when masked (`m*laya`) and in text with every letter spaced out. */
const strongWords = [
  'malaya',
  'kumamako',
  'kumanina',
  'msenge',
  'mkundu',
  'shenzi',
  'fuck',
  'bitch',
  'asshole',
  'bastard',
  'motherfucker',
  'whore',
  'mpumbavu',
  'mjinga',
  'stupid',
  'idiot',
].map(collapseRepeats);
const isMasked = (word: string): boolean =>
  word.includes('*') &&
  /[a-z].*[a-z]/.test(word) &&
  strongWords.some(
    (strong) =>
      strong.length === word.length &&
      [...strong].every((letter, i) => word[i] === letter || word[i] === '*'),
  );
const containsStrongWord = (word: string): boolean =>
  word.length > 8 && strongWords.some((strong) => strong.length > 3 && word.includes(strong));

const findDisguisedInsult = ({ undisguisedWords }: PreparedText): Hit | undefined => {
  const from = undisguisedWords.findIndex(
    ({ word, start, end }) => isMasked(word) || (end - start > word.length * 1.6 && containsStrongWord(word)),
  );
  return from < 0 ? undefined : { from, to: from + 1 };
};

export const threat: Rule = (reading) =>
  toFinding(reading, reading.undisguisedWords, threats(reading.undisguisedWords)[0], 'refuse', 'threat');
export const hate: Rule = (reading) =>
  toFinding(
    reading,
    reading.undisguisedWords,
    slurs(reading.undisguisedWords)[0] ??
      near(groups(reading.undisguisedWords), hateTerms(reading.undisguisedWords), 10) ??
      near(groups(reading.undisguisedWords), adjacentHateTerms(reading.undisguisedWords), 3),
    'refuse',
    'hate',
  );
export const obscene: Rule = (reading) => {
  const { undisguisedWords } = reading;
  const asked = near(sexProposals(undisguisedWords), person(undisguisedWords), 5);
  return toFinding(
    reading,
    undisguisedWords,
    sexual(undisguisedWords)[0] ?? (asked && near([asked], seekingTerms(undisguisedWords), 8)),
    'refuse',
    'sexual',
  );
};
export const insult: Rule = (reading) => {
  const { undisguisedWords } = reading;
  const [modest, animals] = [selfDeprecation(undisguisedWords), nonPersonTerms(undisguisedWords)];
  const hit = mildInsults(undisguisedWords).find(
    (one) => near([one], modest, 3) === undefined && near([one], animals, 2) === undefined,
  );
  return (
    toFinding(
      reading,
      undisguisedWords,
      strongInsults(undisguisedWords)[0] ?? findDisguisedInsult(reading),
      'refuse',
      'abuse',
    ) ?? toFinding(reading, undisguisedWords, hit, 'review', 'abuse')
  );
};
export const inDanger: Rule = (reading) =>
  toFinding(reading, reading.words, danger(reading.words)[0] ?? findPoisoning(reading), 'review', 'danger');
