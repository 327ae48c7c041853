import { bilingual } from '#knowledge/bilingual.ts';
import type { Bilingual } from '#knowledge/types.ts';

/**
 * Row and plant spacing in centimetres (lowest and highest recommended), and seed per acre. Source: KALRO and
 * handbooks of the Ministry of Agriculture.
 */
export interface PlantFigures {
  readonly crop: string;
  readonly rows: readonly [number, number];
  readonly plants: readonly [number, number];
  readonly seed: Bilingual | null;
  /** Intercrop sown in a row between this crop's rows. */ readonly between?: {
    readonly crop: string;
    readonly plants: readonly [number, number];
  };
}

const kg = (range: string): Bilingual => bilingual(`${range} kg of seed`, `kilo ${range} za mbegu`);
const g = (range: string): Bilingual => bilingual(`${range} g of seed`, `gramu ${range} za mbegu`);

export const plantFigures: readonly PlantFigures[] = [
  {
    crop: 'maize',
    rows: [75, 75],
    plants: [25, 30],
    seed: kg('8–10'),
    between: { crop: 'bean', plants: [10, 15] },
  },
  { crop: 'bean', rows: [45, 50], plants: [10, 15], seed: kg('20–30') },
  {
    crop: 'potato',
    rows: [75, 75],
    plants: [25, 30],
    seed: bilingual('16 bags of 50 kg of seed', 'magunia 16 ya kilo 50 ya mbegu'),
  },
  { crop: 'tomato', rows: [60, 100], plants: [45, 60], seed: g('50–100') },
  { crop: 'kale', rows: [60, 60], plants: [45, 60], seed: g('100–150') },
  { crop: 'cabbage', rows: [60, 60], plants: [45, 60], seed: g('100–150') },
  { crop: 'onion', rows: [30, 30], plants: [8, 10], seed: kg('1–1.5') },
  { crop: 'carrot', rows: [20, 30], plants: [5, 5], seed: kg('1–1.5') },
  { crop: 'capsicum', rows: [75, 75], plants: [40, 45], seed: g('80–100') },
  {
    crop: 'cassava',
    rows: [100, 100],
    plants: [100, 100],
    seed: bilingual('4,000 cuttings', 'vipande 4,000'),
  },
  {
    crop: 'sweet_potato',
    rows: [90, 100],
    plants: [30, 30],
    seed: bilingual('13,000–15,000 vines', 'miche 13,000–15,000'),
  },
  { crop: 'sorghum', rows: [75, 75], plants: [20, 20], seed: kg('3–4') },
  { crop: 'finger_millet', rows: [30, 30], plants: [10, 15], seed: kg('1.5–2') },
  { crop: 'green_gram', rows: [45, 45], plants: [15, 15], seed: kg('6–8') },
  { crop: 'cowpea', rows: [60, 60], plants: [20, 20], seed: kg('8–10') },
  { crop: 'groundnut', rows: [45, 50], plants: [10, 15], seed: kg('30–40') },
  { crop: 'soybean', rows: [45, 50], plants: [5, 10], seed: kg('20–25') },
  { crop: 'sunflower', rows: [75, 75], plants: [30, 30], seed: kg('2–2.5') },
  { crop: 'banana', rows: [300, 300], plants: [300, 300], seed: null },
  { crop: 'coffee', rows: [274, 274], plants: [274, 274], seed: null },
  { crop: 'avocado', rows: [500, 700], plants: [500, 700], seed: null },
];
