import type { PlotPaint } from '#kit/web/ui/outline/plot-paint.ts';
import { findCropByName } from '#knowledge/crops.ts';

/** Foliage colour by crop; every other crop has the usual green. */
const paints: Readonly<Record<string, PlotPaint>> = {
  maize: 'bright',
  sugarcane: 'bright',
  banana: 'bright',
  pawpaw: 'bright',
  rice: 'lime',
  wheat: 'lime',
  tea: 'lime',
  sunflower: 'lime',
  kale: 'blue',
  cabbage: 'blue',
  onion: 'blue',
  carrot: 'blue',
  coffee: 'glossy',
  avocado: 'glossy',
  mango: 'glossy',
  citrus: 'glossy',
  sorghum: 'red',
  finger_millet: 'red',
  pearl_millet: 'red',
  amaranth: 'red',
  sweet_potato: 'violet',
};

export const paintOfCrop = (crop: string): PlotPaint | undefined => {
  const key = findCropByName(crop)?.key;
  return key === undefined ? undefined : paints[key];
};
