import type { Language } from '#kit/pure/words.ts';
import type { Block, Drawing, Shape } from '#knowledge/lessons/types.ts';
import type { Bilingual } from '#knowledge/types.ts';

const shapeIn = (shape: Shape<Bilingual>, language: Language): Shape<string> =>
  'text' in shape ? { ...shape, text: shape.text[language] } : shape;

export const drawingIn = (
  { height, alt, shapes }: Drawing<Bilingual>,
  language: Language,
): Drawing<string> => ({
  height,
  alt: alt[language],
  shapes: shapes.map((one) => shapeIn(one, language)),
});

/** A block in one language. */
export const blockIn = (
  { kind, text, items, drawing }: Block<Bilingual>,
  language: Language,
): Block<string> => ({
  kind,
  ...(text && { text: text[language] }),
  ...(items && { items: items.map((one) => one[language]) }),
  ...(drawing && { drawing: drawingIn(drawing, language) }),
});

/** Text of a page for speech output; drawings by their alternative text. */
export const spokenText = (blocks: readonly Block<string>[]): string =>
  blocks
    .flatMap(({ text, items, drawing }) => [text ?? [], items ?? [], drawing?.alt ?? []].flat())
    .map((part) => (/[.!?:]$/.test(part) ? part : `${part}.`))
    .join('\n');
