import type { ReactElement } from 'react';
import { lateModule } from '#kit/web/hooks/late-module.ts';
import type { Drawing } from './crop-paints.ts';
import styles from './crop-drawings.module.css';

const useCrops = lateModule(() => import('./drawn-crops.ts'));

export const renderDrawing = (drawing: Drawing): ReactElement => (
  <svg viewBox="0 0 64 64" className={styles.drawing} aria-hidden="true">
    {drawing.map(([paint, path, width], index) =>
      width === undefined ? (
        <path key={index} fill={paint} d={path} />
      ) : (
        <path key={index} stroke={paint} strokeWidth={width} d={path} />
      ),
    )}
  </svg>
);

const CropDrawing = ({ crop }: { readonly crop: string }) =>
  renderDrawing(useCrops()?.shapesOfCrop(crop) ?? []);

/** A drawing of the crop, or a leaf. Its place is there before the drawing comes. */
export const drawingOf = (crop: string): ReactElement => <CropDrawing crop={crop} />;
