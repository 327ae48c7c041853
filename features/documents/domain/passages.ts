import type { Page } from './document.ts';
import { sentencesOf, type Sentence } from './sentences.ts';

/** A few consecutive sentences of one page: the unit of search, and of what may leave the phone. */
export interface Passage {
  readonly page: number;
  readonly heading: string;
  readonly sentences: readonly Sentence[];
}

/** Length in characters: long enough to be meaningful, short enough to be specific. */
const MAX_PASSAGE_LENGTH = 500;

export const textOf = ({ heading, sentences }: Passage): string =>
  [heading, ...sentences.map(({ text }) => text)].filter(Boolean).join(' ');

/** Splits pages into passages. A passage never spans pages, so that every quote has one page number. */
export const passagesOf = (pages: readonly Page[]): readonly Passage[] =>
  pages.flatMap((page) => {
    const passages: Sentence[][] = [];
    let length = 0;
    let lastHeading: string | null = null;
    for (const sentence of sentencesOf(page)) {
      const isNew = lastHeading !== sentence.heading || length + sentence.text.length > MAX_PASSAGE_LENGTH;
      // A heading stays with the text below it.
      if (
        isNew &&
        !(
          length > 0 &&
          passages[passages.length - 1]?.length === 1 &&
          passages[passages.length - 1]?.[0]?.text === sentence.heading
        )
      ) {
        passages.push([]);
        length = 0;
      }
      passages[passages.length - 1]?.push(sentence);
      length += sentence.text.length;
      lastHeading = sentence.heading;
    }
    return passages.map((sentences) => ({
      page: page.n,
      heading: sentences[sentences.length - 1]?.heading ?? '',
      sentences,
    }));
  });
