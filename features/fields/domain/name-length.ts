/** Letters as a reader counts them: an emoji family counts as one. */
export const NAME_MAX = 80;
/** Hard limit for input; no typed name is longer. */
export const NAME_UNITS_MAX = 8_000;

type Segments = new (
  locale: undefined,
  options: { granularity: 'grapheme' },
) => { segment: (text: string) => Iterable<unknown> };
// Firefox before 125 lacks `Segmenter`, and so do the ES2020 types.
const { Segmenter } = Intl as unknown as { Segmenter?: Segments };

const lettersOf = (text: string): number =>
  [...(Segmenter ? new Segmenter(undefined, { granularity: 'grapheme' }).segment(text) : text)].length;

/** Combining marks on one letter count as one letter, so the total length is limited too. */
export const isNameTooLong = (name: string | null): boolean =>
  name !== null && name.length > NAME_MAX && (name.length > NAME_MAX * 12 || lettersOf(name) > NAME_MAX);
