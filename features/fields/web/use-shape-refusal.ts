import { useRefusalText } from '#kit/web/refusal.ts';
import { useWords } from '#kit/web/words.tsx';
import { shapesEn } from '../words.shapes.en.ts';
import { shapesSw } from '../words.shapes.sw.ts';

/** The sentence that says why a shape is no plot. */
export const useShapeRefusal = () => useRefusalText(useWords({ en: shapesEn, sw: shapesSw }).refusals);
