/** Two SMS parts in the GSM 7 alphabet. A single curly quote would force the other encoding and make it five. */
export const MAX_SMS_CHARACTERS = 306;
/** Longest text that a lock screen shows. */
const PUSH_CHARACTERS = 240;
/** Length of a template parameter. Meta allows 1,024 characters and no line breaks. */
const TEMPLATE_CHARACTERS = 900;
/** WhatsApp free text allows 4,096 characters. */
const WHATSAPP_CHARACTERS = 3_500;

interface TitledText {
  readonly title: string;
  readonly text: string;
}

export const cut = (text: string, letters: number): string => {
  if (text.length <= letters) return text;
  const head = text.slice(0, letters - 3);
  const space = head.lastIndexOf(' ');
  return `${(space > letters / 2 ? head.slice(0, space) : head).replace(/[\s,;:.]+$/, '')}...`;
};

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The plain SMS alphabet (GSM 7), so that the length determines the cost. */
export const toGsmCharacters = (text: string): string =>
  text
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/…/g, '...')
    .replace(/[·•]/g, ',')
    .replace(/°\s?C/g, ' C')
    .replace(/×/g, 'x')
    .replace(/≥/g, '>=')
    .replace(/≤/g, '<=')
    .normalize('NFKD')
    .replace(/[^\n\x20-\x5A\x61-\x7A_]/g, '');

/** Title, text and link in one SMS. Shortens only the text. */
export const smsText = ({ title, text }: TitledText, link: string): string => {
  const [head, tail] = [toGsmCharacters(oneLine(title)), toGsmCharacters(link)];
  const room = MAX_SMS_CHARACTERS - head.length - tail.length - 3;
  const body = room > 20 ? cut(toGsmCharacters(oneLine(text)), room) : '';
  return [`${head}${/[.!?:]$/.test(head) ? '' : '.'}`, body, tail]
    .filter(Boolean)
    .join(' ')
    .slice(0, MAX_SMS_CHARACTERS);
};

/** Shortens a place's name so that the sentence fits one SMS; the date after it is never cut. */
const PLACE_CHARACTERS = 50;
export const placeInSms = (name: string): string => cut(toGsmCharacters(oneLine(name)), PLACE_CHARACTERS);

/** Length of a single-part SMS. Adding a link must not turn one part into two. */
const SINGLE_SMS_CHARACTERS = 160;

/** A text written for SMS, followed by the first link that fits. */
export const shortSms = (text: string, links: readonly string[]): string => {
  const short = cut(toGsmCharacters(oneLine(text)), MAX_SMS_CHARACTERS);
  const maxLength = short.length <= SINGLE_SMS_CHARACTERS ? SINGLE_SMS_CHARACTERS : MAX_SMS_CHARACTERS;
  return (
    links.map((link) => `${short} ${toGsmCharacters(link)}`).find((whole) => whole.length <= maxLength) ??
    short
  );
};

export const pushText = ({ title, text }: TitledText): TitledText => ({
  title: cut(oneLine(title), 90),
  text: cut(oneLine(text), PUSH_CHARACTERS),
});

export const templateText = ({ title, text }: TitledText): string =>
  cut(oneLine(`${title}. ${text}`), TEMPLATE_CHARACTERS);
export const whatsAppText = ({ title, text }: TitledText, link: string): string =>
  `*${oneLine(title).replace(/\*/g, '')}*\n${cut(text.trim(), WHATSAPP_CHARACTERS)}\n${link}`;

/** Combines several messages into one: the titles, as many as fit a small screen. */
export const digestOf = (
  parts: readonly TitledText[],
  words: { readonly title: (n: number) => string; readonly more: (n: number) => string },
  maxTitles = 5,
): TitledText => {
  const shown = parts.slice(0, maxTitles).map((p) => `• ${oneLine(p.title)}`);
  return {
    title: words.title(parts.length),
    text: [...shown, ...(parts.length > maxTitles ? [words.more(parts.length - maxTitles)] : [])].join('\n'),
  };
};
