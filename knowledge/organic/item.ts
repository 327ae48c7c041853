import { say } from '../say.ts';
import type { Ingredient } from './types.ts';

export const item = (en: string, quantityEn: string, sw: string, quantitySw: string): Ingredient =>
  ({ name: say(en, sw), quantity: say(quantityEn, quantitySw) });
