import { bilingual } from '../bilingual.ts';
import type { Ingredient } from './types.ts';

export const item = (en: string, quantityEn: string, sw: string, quantitySw: string): Ingredient =>
  ({ name: bilingual(en, sw), quantity: bilingual(quantityEn, quantitySw) });
