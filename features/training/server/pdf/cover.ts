import { bilingual } from '#knowledge/bilingual.ts';
import { box, drawing } from '#knowledge/lessons/draw.ts';
import { bush, ground, maize, sun } from '#knowledge/lessons/plants.ts';

/** The first page of a guide. */
export const cover = drawing(
  170,
  bilingual('A field of maize and beans in the sun.', 'Shamba la mahindi na maharagwe juani.'),
  box(0, 0, 320, 170, { fill: 'sky' }),
  sun(276, 34),
  ground(138, 170),
  [34, 112, 190, 268].flatMap((x) => maize(x, 138, 92)),
  [73, 151, 229].flatMap((x) => bush(x, 138, 44)),
);
