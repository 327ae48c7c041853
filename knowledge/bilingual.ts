import type { Bilingual } from './types.ts';

export const bilingual = (en: string, sw: string): Bilingual => ({ en, sw });
