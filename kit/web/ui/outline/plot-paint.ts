import styles from './PlotOutline.module.css';

/** Greens of leaves as they look from a distance, and two reds. Without one, the usual green. */
export type PlotPaint = 'bright' | 'lime' | 'blue' | 'glossy' | 'red' | 'violet';

export const paintClass = (paint: PlotPaint | undefined): string | undefined => paint && styles[paint];
