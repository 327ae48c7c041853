import type { Said } from './types.ts';

export const say = (en: string, sw: string): Said => ({ en, sw });
