/** Letters as a reader counts them: an emoji family is one. */
export const NAME_MAX = 80;
/** What may arrive at all; beyond it nobody typed a name. */
export const NAME_UNITS_MAX = 8_000;

type Segments = new (
  locale: undefined,
  options: { granularity: 'grapheme' },
) => { segment: (text: string) => Iterable<unknown> };
const { Segmenter } = Intl as unknown as { Segmenter?: Segments };

const lettersOf = (text: string): number =>
  [...(Segmenter ? new Segmenter(undefined, { granularity: 'grapheme' }).segment(text) : text)].length;

// Control characters and marks that turn the reading direction would break the lines around the name.
const unseen = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

export const cleanName = (name: string | null): string | null =>
  name?.normalize('NFC').replace(unseen, ' ').replace(/\s+/g, ' ').trim() || null;

/** Marks piled on one letter count as one letter; their bytes are bounded too. */
export const isNameTooLong = (name: string | null): boolean =>
  name !== null && name.length > NAME_MAX && (name.length > NAME_MAX * 12 || lettersOf(name) > NAME_MAX);
