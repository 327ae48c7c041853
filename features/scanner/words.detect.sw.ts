import type { Words } from '#kit/pure/words.ts';
import type { detectEn } from './words.detect.en.ts';

export const detectSw = {
  title: 'Kutambua ugonjwa wa mazao',
  how: 'Utatoa picha vipi?',
  uploadTab: 'Pakia Picha',
  photoTab: 'Piga Picha',
  crop: 'Aina ya zao',
  chooseCrop: 'Chagua zao',
  choose: 'Chagua picha',
  limits: 'JPG, PNG au WebP, isizidi MB 10',
  openCamera: 'Fungua kamera',
  preview: 'Picha uliyochagua',
  detect: 'Tambua Ugonjwa',
  reset: 'Anza Upya',
  needBoth: 'Chagua zao na picha kwanza.',
  wrongKind: 'Faili hili si picha ya JPG, PNG wala WebP. Chagua nyingine.',
  tooLarge: (size: string) => `Picha hii ina ${size}. Kiwango cha juu ni MB 10: chagua ndogo zaidi.`,
  failed: 'Kutambua hakukufaulu',
  again: 'Kagua Picha Nyingine',
  home: 'Rudi Mwanzo',
} satisfies Words<typeof detectEn>;
