import { useWords } from '#kit/web/words.tsx';
import { marketEn } from '../words.en.ts';
import { marketOutboxEn } from '../words.outbox.en.ts';
import { marketOutboxSw } from '../words.outbox.sw.ts';
import { marketSw } from '../words.sw.ts';

export const useMarketWords = () => useWords({ en: marketEn, sw: marketSw });

/** The texts for refused reports. */
export const useMarketRefusals = () => useWords({ en: marketOutboxEn, sw: marketOutboxSw }).refusals;
