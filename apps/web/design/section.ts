import type { ReactNode } from 'react';
import type { Words } from '#kit/web/words.tsx';
import type { designEn } from './words.en.ts';

export type DesignWords = Words<typeof designEn>;
/** Sections of the guide, keyed by their heading in the words. */
export type Sections = Readonly<
  Partial<Record<keyof DesignWords['sections'], (words: DesignWords) => ReactNode>>
>;
export const noop = (): void => {
  /* A sample does nothing. */
};
