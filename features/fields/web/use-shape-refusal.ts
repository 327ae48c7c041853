import { useRefusalText } from '#kit/web/refusal.ts';
import { useWords } from '#kit/web/words.tsx';
import { shapesEn } from '../words.shapes.en.ts';
import { shapesSw } from '../words.shapes.sw.ts';

/** The message why a shape is invalid. */
export const useShapeRefusal = () => useRefusalText(useWords({ en: shapesEn, sw: shapesSw }).refusals);
