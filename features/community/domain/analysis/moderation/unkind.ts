import { single, spanOf, type Reading } from './reading.ts';
import { near, terms, type Hit, type Terms } from './terms.ts';
import type { Moderation, ReasonKey, Verdict } from './types.ts';

export type Finding = Moderation & { readonly reason: ReasonKey };
export type Rule = (reading: Reading) => Finding | undefined;

/** Terms with repeated letters collapsed, to match `bare` words. */
const bareTerms = (list: string): Terms => terms(single(list));

const threats = bareTerms(
  'i will kill you|ill kill you|i wil kill you|we will kill you|going to kill you|gonna kill you|kill yourself|i will find you and|burn your house|burn down your house|slit your|' +
    'nitakuua|tutakuua|nitakuchinja|tutakuchinja|nitakumaliza|tutakumaliza|nitakukata*|tutakukata*|jiue|ujiue|nitachoma nyumba yako|tutachoma nyumba yako|tutakuchoma|nitakuchoma|nitakupiga|tutakupiga',
);
const slurs = bareTerms('nigger|niggers|nigga|niggas|faggot*|kihii');
const groups = bareTerms(
  'wakikuyu|wajaluo|waluo|wakalenjin|wakamba|waluhya|wasomali|wamaasai|wakisii|wameru|waturkana|wahindi|waislamu|wakristo|wakimbizi|waarabu|wachina|kikuyus|luos|kalenjins|kambas|luhyas|somalis|kisiis|maasais|merus|' +
    'muslims|christians|refugees|immigrants|jews|kikuyu people|luo people|kalenjin people|kamba people|luhya people|somali people|those kikuyu|those luo|those kalenjin|those somali|asians|kabila lile|kabila hilo|kabila hiyo|kabila lao|that tribe|their tribe|those tribes',
);
/** Insults that do not apply to goats or grain, so they may be some words away from the person. */
const hunted = bareTerms(
  'must die|should die|must leave|should leave|chase them|chase away|expel*|wipe out|vermin|not human|burn them|go back to|' +
    'waondoke|warudi kwao|wafukuzwe|wafukuze*|wauawe|waueni|wachinjwe|tuwafukuze|tuwaue|tuwamalize|wachomwe|nachukia|tunachukia|hatutaki',
);
/** Rats, snakes and thieves are common in farming. Next to the name of an ethnic group they are an insult. */
const despised = bareTerms(
  'kill|killed|hate|cockroach*|rats|dogs|snakes|filthy|dirty|thieves|wezi|wachafu|mende|panya|nyoka|takataka|madoadoa|hawana akili|wachinje*',
);

const sexual = bareTerms(
  'porn*|xvideos|xnxx|nudes|send nude|sexy girls|sexy ladies|hookup*|call girls|dildo*|kutomba*|tombana|nitombe|kufirana|mtombe|picha za uchi|video za uchi|picha za ngono|video za ngono',
);
const bed = bareTerms('kulala naye|kulala nami|kulala na mimi|kulala na wewe|sleep with|one night stand');
const person = bareTerms(
  'msichana|wasichana|mwanamke|wanawake|mrembo|warembo|dem|manzi|mvulana|girl|girls|woman|women|lady|ladies|boy',
);
const seeks = bareTerms(
  'natafuta|nataka|ninataka|nalipa|ninalipa|naomba|i want|i need|looking for|i pay|will pay',
);
const strong = bareTerms(
  'fuck*|motherfuck*|bitch|bitches|asshole*|arsehole*|you bastard|bastards|this bastard|that bastard|cunt|cunts|whore|whores|slut|sluts|wanker*|dickhead*|shithead*|pussy|' +
    'malaya|kahaba|kuma|kumamako|kumamayo|kumanina|kumanyoko*|mkundu|msenge|wasenge|matako yako|nyoko|kula mavi|mavi wewe|wewe mavi|shenzi|mshenzi|washenzi|mbwa wewe|mbwa nyinyi|wewe mbwa|nyinyi mbwa|umbwa|' +
    'punda wewe|wewe punda|nyani wewe|wewe nyani|nguruwe wewe|wewe nguruwe|ng ombe wewe|wewe ng ombe|ngombe wewe|wewe ngombe|takataka wewe|wewe takataka|wewe ni mbwa|wewe ni umbwa|wewe ni punda|wewe ni nguruwe|wewe ni nyani|wewe ni takataka|wewe ni ng ombe|nyinyi ni mbwa|ninyi ni mbwa|you dog|you pig|you are a dog|you are a pig|you are dogs',
);
const mild = bareTerms(
  'stupid|stoopid|idiot|idiots|idiotic|moron|morons|imbecile*|dumbass*|bullshit|shit|you fool|you fools|fools like you|useless people|shut up|scumbag*|loser|losers|brainless|' +
    'mashoga|mjinga|wajinga|kijinga|mpumbavu|wapumbavu|pumbavu|kipumbavu|upumbavu|bwege|mabwege|fala|mafala|zuzu|mazuzu|huna akili|hamna akili|hana akili|funga mdomo|mnafiki|wanafiki',
);
/** About the author or the author's question. */
const humble = bareTerms(
  'stupid question|stupid questions|sounds stupid|sound stupid|swali la kijinga|swali kijinga|swali langu la kijinga|najiona mjinga|nilikuwa mjinga|mimi mjinga|mjinga ni mimi|mimi ni mjinga|mimi ndiye mjinga|feel stupid|i was stupid|my stupid|sorry if|samahani kama',
);
/** Insults aimed at a pest are allowed. */
const noPerson = bareTerms(
  'borer*|worm*|armyworm*|caterpillar*|weevil*|pest*|insect*|bird*|monkey*|mole*|rat|rats|disease*|weed*|rain*|weather|goat*|cow*|chicken*|hen|hens|aphid*|beetle*|bug|bugs|mistake*|' +
    'mdudu|wadudu|kiwavi|viwavi|panya|ndege|magugu|mbuzi|kuku|fuko|tumbili|ugonjwa',
);
const danger = terms(
  'suicide|kill myself|end my life|kujiua|nijiue|kujitoa uhai|kunywa sumu|drink poison|nimekunywa sumu|poison my neighbour*|poison my neighbor*|poison my wife|poison my husband|poison someone|poison somebody|poison people|poison a person|kill a person|kill someone|' +
    'kuua mtu|kumuua mtu|kumpa sumu|kuwapa sumu|kumwekea sumu|sumu ya binadamu|sumu ya watu|sumu kwa jirani|kumuua jirani|kumuua mume|kumuua mke|nimechoka na maisha|nimechoka kuishi|sitaki kuishi|tired of living|tired of life|no reason to live|better off dead|want to die|sina sababu ya kuishi|hakuna maana ya kuishi|maisha hayana maana|nataka kufa',
);
/** A person who swallowed a spray, or means to. Questions about animals are allowed. */
const swallowed = terms(
  'amekunywa|alikunywa|wamekunywa|walikunywa|amemeza|alimeza|amelamba|nimekunywa|nimemeza|drank|drunk|swallowed|ingested|kunywa|ninywe|nikunywe|nitakunywa|drink|swallow',
);
const poison = terms(
  'dawa ya kupulizia|dawa ya kunyunyizia|dawa ya wadudu|dawa ya panya|dawa ya ngombe|dawa ya magugu|dawa ya shamba|kemikali|sumu|pesticide*|insecticide*|herbicide*|acaricide*|weedkiller|weed killer|rat poison|poison|chemical|chemicals|spray',
);
const human = terms(
  'mtoto|watoto|mwanangu|kijana|mke|mume|mama|baba|dada|kaka|jirani|mfanyakazi|mtu|nataka|nimekunywa|nimemeza|nitakunywa|ninywe|nikunywe|child|children|baby|son|daughter|wife|husband|mother|father|brother|sister|worker|neighbour|neighbor|somebody|someone|toddler|kid|kids|year old|years old|month old|months old|i drank|i swallowed|i want',
);
const animal = terms(
  'mtoto wa ngombe|mtoto wa mbuzi|ngombe amekunywa|ndama|mbuzi|kondoo|kuku|mbwa|paka|nguruwe|calf|calves|cow|cows|goat|goats|sheep|chicken|chickens|hens|dog|cat|pig|pigs|bees|nyuki',
);
const poisoned = ({ words }: Reading): Hit | undefined => {
  const hit = near(swallowed(words), poison(words), 5);
  return hit && near([hit], human(words), 6) !== undefined && near([hit], animal(words), 4) === undefined
    ? hit
    : undefined;
};

const found = (
  reading: Reading,
  words: Reading['bare'],
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
].map(single);
const starred = (word: string): boolean =>
  word.includes('*') &&
  /[a-z].*[a-z]/.test(word) &&
  strongWords.some(
    (strong) =>
      strong.length === word.length &&
      [...strong].every((letter, i) => word[i] === letter || word[i] === '*'),
  );
const spelledOut = (word: string): boolean =>
  word.length > 8 && strongWords.some((strong) => strong.length > 3 && word.includes(strong));

const disguised = ({ bare }: Reading): Hit | undefined => {
  const from = bare.findIndex(
    ({ word, start, end }) => starred(word) || (end - start > word.length * 1.6 && spelledOut(word)),
  );
  return from < 0 ? undefined : { from, to: from + 1 };
};

export const threat: Rule = (reading) =>
  found(reading, reading.bare, threats(reading.bare)[0], 'refuse', 'threat');
export const hate: Rule = (reading) =>
  found(
    reading,
    reading.bare,
    slurs(reading.bare)[0] ??
      near(groups(reading.bare), hunted(reading.bare), 10) ??
      near(groups(reading.bare), despised(reading.bare), 3),
    'refuse',
    'hate',
  );
export const obscene: Rule = (reading) => {
  const { bare } = reading;
  const asked = near(bed(bare), person(bare), 5);
  return found(
    reading,
    bare,
    sexual(bare)[0] ?? (asked && near([asked], seeks(bare), 8)),
    'refuse',
    'sexual',
  );
};
export const insult: Rule = (reading) => {
  const { bare } = reading;
  const [modest, animals] = [humble(bare), noPerson(bare)];
  const hit = mild(bare).find(
    (one) => near([one], modest, 3) === undefined && near([one], animals, 2) === undefined,
  );
  return (
    found(reading, bare, strong(bare)[0] ?? disguised(reading), 'refuse', 'abuse') ??
    found(reading, bare, hit, 'review', 'abuse')
  );
};
export const inDanger: Rule = (reading) =>
  found(reading, reading.words, danger(reading.words)[0] ?? poisoned(reading), 'review', 'danger');
