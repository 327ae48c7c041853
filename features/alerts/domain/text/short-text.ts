/** Characters of GSM 03.38, without those that count as two. */
const GSM = /^[\n\r A-Za-z0-9@£$¥èéùìòÇØøÅåÆæßÉ!"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà]*$/;
export const isGsm = (text: string): boolean => GSM.test(text);

const replacements: readonly (readonly [RegExp, string])[] = [
  [/[’‘]/g, "'"],
  [/[“”]/g, '"'],
  [/[–—]/g, '-'],
  [/\s?°C/g, 'C'],
  [/…/g, '...'],
  [/[ \u00a0]/g, ' '],
];

/** Converts text to characters that a basic phone can show. Characters without an equivalent are left out. */
export const toGsm = (text: string): string => {
  const plain = replacements.reduce((all, [from, to]) => all.replace(from, to), text);
  return isGsm(plain)
    ? plain
    : [...plain.normalize('NFD').replace(/[\u0300-\u036f]/g, '')].filter(isGsm).join('');
};

const MAX_PLACE_CHARS = 20;
const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}.`;

/** Place, title, action, date: shortens from the end, the place first. */
export const fitText = (most: number, place: string, title: string, act: string, until: string): string => {
  const head = (name: string): string => (name === '' ? title : `${name}: ${title}`);
  const short = place.length > MAX_PLACE_CHARS ? place.slice(0, MAX_PLACE_CHARS).trim() : place;
  const tries = [
    [head(place), act, until],
    [head(short), act, until],
    [head(short), act],
    [title, act],
  ].map((parts) =>
    parts
      .filter((part) => part !== '')
      .join('. ')
      .replace(/\.\. /g, '. '),
  );
  return tries.find((text) => text.length <= most) ?? cut(tries[tries.length - 1] ?? '', most);
};
