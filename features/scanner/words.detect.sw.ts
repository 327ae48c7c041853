import type { Words } from '#kit/pure/words.ts';
import type { detectEn } from './words.detect.en.ts';

export const detectSw = {
  title: 'Kutambua ugonjwa wa mazao',
  how: 'Utaweka picha vipi?',
  uploadTab: 'Pakia picha',
  photoTab: 'Piga picha',
  crop: 'Aina ya zao',
  chooseCrop: 'Chagua zao',
  choose: 'Chagua picha',
  limits: 'JPG, PNG au WebP, isizidi MB 10',
  openCamera: 'Fungua kamera',
  preview: 'Picha uliyochagua',
  detect: 'Tambua ugonjwa',
  reset: 'Anza upya',
  needBoth: 'Chagua zao na picha kwanza.',
  wrongKind: 'Chagua picha ya JPG, PNG au WebP.',
  tooLarge: (size: string) => `Picha hii ina ${size}. Chagua isiyozidi MB 10.`,
  failed: 'Kutambua hakukufaulu',
  again: 'Kagua picha nyingine',
  home: 'Rudi Mwanzo',
} satisfies Words<typeof detectEn>;
