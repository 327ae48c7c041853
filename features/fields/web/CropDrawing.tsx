import { Suspense } from 'react';
import { lazyComponent } from '#kit/web/ui/lazy-component.ts';

const Drawing = lazyComponent(async () => {
  const { drawingOf } = await import('./crop-drawings.tsx');
  return ({ crop }: { readonly crop: string }) => drawingOf(crop);
});

/** The drawing of a crop, or a leaf. Its size is `--crop-drawing`; nothing until the drawings are loaded. */
export const CropDrawing = ({ crop }: { readonly crop: string }) => (
  <Suspense fallback={null}>
    <Drawing crop={crop} />
  </Suspense>
);
