import type { ReactElement } from 'react';
import { type Drawing, leaf } from './crop-paints.ts';
import { produce } from './drawn-produce.ts';
import { seedCrops } from './drawn-seed-crops.ts';
import styles from './crop-drawings.module.css';

const drawings: Readonly<Record<string, Drawing>> = { ...seedCrops, ...produce };
const anyCrop = leaf([8, 58], [58, 6], 0.5);

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

/** A drawing of the crop, or a leaf. */
export const drawingOf = (crop: string): ReactElement => renderDrawing(drawings[crop] ?? anyCrop);
