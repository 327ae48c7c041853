import { drawingOf, renderDrawing } from '#features/fields/web/crop-drawings.tsx';
import { lateModule } from '#kit/web/hooks/late-module.ts';
import type { Colour, Part, Pattern } from '#knowledge/types.ts';

const useSigns = lateModule(() => import('./drawn-signs.ts'));
const useKey = lateModule(() => import('./drawn-key.ts'));

/** The crop in whose drawing a condition without a drawn sign is shown. */
const cropOf = (condition: string): string => {
  const [crop = ''] = condition.split('___');
  return crop === 'pepper' ? 'chilli' : crop;
};

/** The drawn sign of a condition, or its crop where none is drawn. Its size is `--crop-drawing`. */
export const Sign = ({ condition }: { readonly condition: string }) => {
  const signs = useSigns();
  if (signs === undefined) return renderDrawing([]);
  const drawing = signs?.signOf(condition);
  return drawing ? renderDrawing(drawing) : drawingOf(cropOf(condition));
};

type Ticked = { readonly part: Part } | { readonly pattern: Pattern } | { readonly colour: Colour };

/** The drawing of an answer in the guided key. */
export const KeyDrawing = (answer: Ticked) => {
  const key = useKey();
  if (!key) return renderDrawing([]);
  if ('part' in answer) return renderDrawing(key.partDrawings[answer.part]);
  if ('pattern' in answer) return renderDrawing(key.patternDrawings[answer.pattern]);
  return renderDrawing(key.colourDrawing(answer.colour));
};
