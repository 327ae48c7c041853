import { useEffect, useState } from 'react';
import { drawingOf, renderDrawing } from '#features/fields/web/crop-drawings.tsx';
import type { Drawing } from '#features/fields/web/crop-paints.ts';
import { logError } from '#kit/web/log.ts';
import type { Colour, Part, Pattern } from '#knowledge/types.ts';

type Key = typeof import('./drawn-key.ts');
interface Signs extends Key {
  readonly signOf: (condition: string) => Drawing | null;
}
let loaded: Signs | null = null;

const load = async (): Promise<Signs> => {
  const [signs, key] = await Promise.all([import('./drawn-signs.ts'), import('./drawn-key.ts')]);
  return (loaded = { ...signs, ...key });
};

/** The drawings, or null until they are loaded; without a network they may not come. */
const useSigns = (): Signs | 'failed' | null => {
  const [signs, setSigns] = useState<Signs | 'failed' | null>(loaded);
  useEffect(() => {
    if (signs) return undefined;
    let cancelled = false;
    load().then(
      (found) => {
        if (!cancelled) setSigns(found);
      },
      (error: unknown) => {
        logError('scanner.signs')(error);
        if (!cancelled) setSigns('failed');
      },
    );
    return () => {
      cancelled = true;
    };
  }, [signs]);
  return signs;
};

/** The crop in whose drawing a condition without a drawn sign is shown. */
const cropOf = (condition: string): string => {
  const [crop = ''] = condition.split('___');
  return crop === 'pepper' ? 'chilli' : crop;
};

/** The drawn sign of a condition, or its crop where none is drawn. Its size is `--crop-drawing`. */
export const Sign = ({ condition }: { readonly condition: string }) => {
  const signs = useSigns();
  if (signs === null) return null;
  const drawing = signs === 'failed' ? null : signs.signOf(condition);
  return drawing ? renderDrawing(drawing) : drawingOf(cropOf(condition));
};

type Ticked = { readonly part: Part } | { readonly pattern: Pattern } | { readonly colour: Colour };

/** The drawing of an answer in the guided key. */
export const KeyDrawing = (answer: Ticked) => {
  const signs = useSigns();
  if (signs === null || signs === 'failed') return null;
  if ('part' in answer) return renderDrawing(signs.partDrawings[answer.part]);
  if ('pattern' in answer) return renderDrawing(signs.patternDrawings[answer.pattern]);
  return renderDrawing(signs.colourDrawing(answer.colour));
};
