/** Daily SMS limits: per farmer, and per shop from all farmers. */
export const MAX_DAILY_SMS = 5;
export const MAX_DAILY_SMS_PER_SHOP = 20;

/** GSM-7 characters only: a single other character makes an SMS twice as expensive (UCS-2). */
const plainText = (text: string): string =>
  text
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Whether the text contains a web address or phone number: our number must not carry other people's
 * advertising. Checks the text as it will be sent.
 */
const containsAdvertising = (text: string): boolean =>
  /https?:|www\.|[a-z0-9]\.[a-z]{2,}|\d(?:[ .-]?\d){6,}|[<>{}[\]|\\@#$]/i.test(plainText(text));

/** An approximate place. Coordinates reveal more than a shop needs to know. */
export const isApproximate = (place: string): boolean =>
  !place.includes('°') && !/\d\.\d{2,}/.test(plainText(place)) && !containsAdvertising(place);

/** Not empty and without advertising. */
export const isProductName = (text: string): boolean => plainText(text) !== '' && !containsAdvertising(text);

interface SmsInput {
  readonly product: string;
  readonly place: string;
  readonly callBack: string | null;
}

const truncate = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, max - 2).trim()}..`;

const sentences = {
  en: ({ product, place, callBack }: SmsInput) =>
    `A farmer near ${place} asks: do you have ${product}? ${callBack ? `Please call ${callBack}.` : 'They will come or call.'} Sent by Mavuno`,
  sw: ({ product, place, callBack }: SmsInput) =>
    `Mkulima wa karibu na ${place} anauliza: mna ${product}? ${callBack ? `Mpigie ${callBack}.` : 'Atafika au atapiga simu.'} Imetumwa na Mavuno`,
};

/** One SMS of at most 160 characters, in the shop's language. */
export const smsText = ({ product, place, callBack }: SmsInput, language: 'en' | 'sw'): string => {
  const rest = sentences[language]({ product: '', place: '', callBack }).length;
  const room = 160 - rest;
  const shortPlace = truncate(plainText(place), Math.min(40, Math.floor(room / 3)));
  return sentences[language]({
    product: truncate(plainText(product), room - shortPlace.length),
    place: shortPlace,
    callBack,
  });
};
