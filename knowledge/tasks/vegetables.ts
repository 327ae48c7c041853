import { bilingual } from '../bilingual.ts';
import { can, cuttings, dap, fertilizer, manure, range, seed } from './inputs.ts';
import type { CropWork, Step } from './types.ts';

const planted = (act: Step['act'], from: number, to: number, more: Partial<Step> = {}): Step => ({ act, when: { by: 'planted', from, to }, source: 'kalro_crop_work', ...more });
const look = (page: string, from: number, to: number, every = 7, key?: string): Step => planted('scouting', from, to, { every, look: page, source: 'book', ...(key !== undefined && { key }) });

export const vegetables: readonly CropWork[] = [
  {
    crop: 'potato', dries: false,
    steps: [
      { act: 'weeding_first', when: { by: 'emerged', from: 5, to: 12 }, source: 'kalro_crop_work' },
      // 15 to 20 cm high about two weeks after emergence.
      { act: 'earthing_up', when: { by: 'emerged', from: 10, to: 18 }, source: 'farmworx_potato', before: 1.8 },
      { act: 'earthing_up', key: 'again', when: { by: 'emerged', from: 24, to: 32 }, source: 'farmworx_potato', before: 2 },
      { act: 'scouting', when: { by: 'emerged', from: 0, to: 70 }, every: 7, look: 'potato___late_blight', source: 'book' },
    ],
    inputs: [{ ...seed(800, 1000, 'kg', 'farmworx_potato'), what: bilingual('Sprouted seed potato', 'Mbegu ya viazi iliyochipua') }, manure, fertilizer(bilingual('NPK 17-17-17 or DAP at planting', 'NPK 17-17-17 au DAP wakati wa kupanda'), 2, 4, 'planting')],
    cost: { kes: range(48_234, 56_221), years: '2018', source: 'tegemeo_potato' },
    labour: { days: range(50, 50), years: null, source: 'npck_potato' },
  },
  {
    crop: 'tomato', dries: false, nursery: range(28, 35),
    steps: [
      planted('gap_filling', 7, 14), planted('weeding_first', 14, 21), planted('staking', 14, 28), planted('top_dressing', 21, 35, { source: 'feeding_guides' }),
      planted('pruning', 21, 63, { every: 14 }), planted('weeding_second', 35, 45), look('tomato___tuta_absoluta', 7, 84), look('tomato___late_blight', 10, 84, 7, 'blight'),
    ],
    inputs: [seed(50, 100, 'g'), manure, fertilizer(dap, 1.6, 2, 'planting'), fertilizer(can, 0.8, 1.6, 'top_dressing')],
    cost: { kes: range(150_000, 270_600), years: '2022–2025', source: 'tomato_costs' },
    labour: { days: range(100, 100), years: '2025', source: 'tomato_costs' },
  },
  {
    crop: 'kale', dries: false, nursery: range(28, 35),
    steps: [planted('gap_filling', 7, 14), planted('weeding_first', 14, 21), planted('top_dressing', 21, 35), planted('weeding_second', 35, 45), look('kale___diamondback_moth', 7, 120), look('kale___aphids', 10, 120, 14, 'aphids')],
    inputs: [seed(100, 150, 'g'), manure],
  },
  {
    crop: 'cabbage', dries: false, nursery: range(28, 35),
    steps: [planted('gap_filling', 7, 14), planted('weeding_first', 14, 21), planted('top_dressing', 21, 35), planted('weeding_second', 35, 45), look('kale___diamondback_moth', 7, 80), look('kale___black_rot', 10, 80, 14, 'rot')],
    inputs: [seed(100, 150, 'g'), manure],
  },
  {
    crop: 'onion', dries: false, nursery: range(42, 56),
    steps: [planted('gap_filling', 7, 14), planted('weeding_first', 14, 28), planted('weeding_second', 42, 56), look('onion___thrips', 14, 90), look('onion___purple_blotch', 21, 90, 14, 'blotch')],
    inputs: [seed(1, 1.5), manure],
    cost: { kes: range(250_000, 400_000), years: '2024', source: 'onion_costs' },
  },
  {
    crop: 'sweet_potato', dries: false,
    steps: [planted('gap_filling', 7, 21), planted('weeding_first', 14, 28), planted('earthing_up', 35, 56), look('sweet_potato___virus_disease', 14, 56, 14), look('sweet_potato___weevil', 60, 140, 14, 'weevil')],
    inputs: [cuttings(13_000, 15_000)],
  },
  {
    crop: 'cassava', dries: false,
    steps: [
      planted('gap_filling', 15, 21, { source: 'iita_cassava' }), planted('weeding_first', 18, 28, { source: 'ehinga_cassava' }), planted('weeding_second', 52, 62, { source: 'ehinga_cassava' }),
      planted('weeding_second', 80, 90, { key: 'third', source: 'ehinga_cassava' }), look('cassava___mosaic_disease', 28, 90, 21), look('cassava___brown_streak_disease', 240, 300, 30, 'streak'),
    ],
    inputs: [cuttings(4000, 4000)],
  },
];
