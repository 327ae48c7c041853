// @cache later

import figures from '#features/scanner/model/figures.json' with { type: 'json' };
import type { Figures } from '../../domain/accuracy-figures.ts';
import { AccuracyPage } from './AccuracyPage.tsx';

// `vision/figures.ts` produces the content with this type.
const shippedFigures = figures as unknown as Figures;

/** Public, so it is outside the frame of the signed-in screens. */
export const AccuracyScreen = () => (
  <main>
    <AccuracyPage figures={shippedFigures} />
  </main>
);
