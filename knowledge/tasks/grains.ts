import { can, dap, fertilizer, manure, range, seed } from './inputs.ts';
import type { CropWork, Step } from './types.ts';

const look = (page: string, from: number, to: number, source: Step['source'] = 'book', every = 7): Step => ({ act: 'scouting', when: { by: 'emerged', from, to }, every, look: page, source });
const gaps = (from: number, to: number, source: Step['source'] = 'kalro_crop_work'): Step => ({ act: 'gap_filling', when: { by: 'emerged', from, to }, source });
const weeded = (act: 'weeding_first' | 'weeding_second', from: number, to: number, source: Step['source'] = 'kalro_crop_work', before?: number): Step =>
  ({ act, when: { by: 'emerged', from, to }, source, ...(before !== undefined && { before }) });

export const grains: readonly CropWork[] = [
  {
    crop: 'maize', dries: true,
    steps: [
      gaps(7, 14),
      { act: 'thinning', when: { by: 'emerged', from: 14, to: 21 }, source: 'kalro_crop_work' },
      { act: 'weeding_first', when: { by: 'planted', from: 18, to: 28 }, source: 'csir_maize' },
      { act: 'weeding_second', when: { by: 'planted', from: 38, to: 48 }, source: 'csir_maize' },
      // Knee height: the crop covers the rows from the first stage on, and tassels appear with the third.
      { act: 'top_dressing', when: { by: 'stage', from: 1, to: 1.6 }, source: 'naads_maize' },
      look('maize___fall_armyworm', 7, 42, 'faw_scouting'),
    ],
    inputs: [seed(8, 10), manure, fertilizer(dap, 1, 1, 'planting'), fertilizer(can, 1, 2, 'top_dressing')],
    cost: { kes: range(31_284, 33_296), years: '2018', source: 'tegemeo_maize' },
  },
  {
    crop: 'sorghum', dries: true,
    steps: [
      gaps(7, 14, 'naads_sorghum'),
      weeded('weeding_first', 14, 21, 'naads_sorghum'),
      { act: 'thinning', when: { by: 'emerged', from: 14, to: 24 }, source: 'naads_sorghum' },
      weeded('weeding_second', 38, 46, 'naads_sorghum'),
      look('sorghum___shoot_fly', 7, 28),
      { act: 'scouting', key: 'midge', when: { by: 'stage', from: 1.8, to: 2.4 }, every: 7, look: 'sorghum___midge', source: 'book' },
    ],
    inputs: [seed(3, 4), manure],
  },
  {
    crop: 'finger_millet', dries: true,
    steps: [weeded('weeding_first', 14, 21), { act: 'thinning', when: { by: 'emerged', from: 14, to: 24 }, source: 'kalro_crop_work' }, weeded('weeding_second', 35, 45), look('finger_millet___blast', 21, 70, 'book', 14)],
    inputs: [seed(1.5, 2), manure],
  },
  {
    crop: 'bean', dries: true,
    steps: [gaps(5, 10), weeded('weeding_first', 14, 21, 'monitor_beans', 1.8), weeded('weeding_second', 28, 42, 'monitor_beans', 1.8), look('bean___bean_fly', 3, 24)],
    inputs: [seed(20, 30), manure, fertilizer(dap, 0.5, 1, 'planting')],
  },
  {
    crop: 'cowpea', dries: true,
    steps: [gaps(7, 12), weeded('weeding_first', 14, 21, 'kalro_crop_work', 1.8), weeded('weeding_second', 28, 42, 'kalro_crop_work', 1.8), look('cowpea___aphids', 7, 28), { act: 'scouting', key: 'pods', when: { by: 'stage', from: 1.8, to: 3.3 }, every: 7, look: 'cowpea___pod_borer', source: 'book' }],
    inputs: [seed(8, 10)],
  },
  {
    crop: 'green_gram', dries: true,
    steps: [gaps(7, 12), weeded('weeding_first', 14, 21, 'kalro_crop_work', 1.8), weeded('weeding_second', 28, 38, 'kalro_crop_work', 1.8), look('cowpea___aphids', 7, 28), { act: 'scouting', key: 'pods', when: { by: 'stage', from: 1.8, to: 3.3 }, every: 7, look: 'cowpea___pod_borer', source: 'book' }],
    inputs: [seed(6, 8)],
  },
  {
    crop: 'groundnut', dries: true,
    steps: [gaps(7, 14), weeded('weeding_first', 14, 21, 'kalro_crop_work', 1.8), weeded('weeding_second', 30, 40, 'kalro_crop_work', 1.8), look('groundnut___rosette', 10, 40), { act: 'scouting', key: 'spots', when: { by: 'stage', from: 1.8, to: 3.3 }, every: 14, look: 'groundnut___late_leaf_spot', source: 'book' }],
    inputs: [seed(30, 40)],
  },
  {
    // Grown in a nursery first: days count from transplanting.
    crop: 'rice', dries: true, nursery: range(21, 28),
    steps: [
      { act: 'gap_filling', when: { by: 'planted', from: 7, to: 14 }, source: 'kalro_crop_work' },
      { act: 'weeding_first', when: { by: 'planted', from: 14, to: 21 }, source: 'kalro_crop_work' },
      { act: 'weeding_second', when: { by: 'planted', from: 35, to: 45 }, source: 'kalro_crop_work' },
      { act: 'scouting', when: { by: 'planted', from: 14, to: 84 }, every: 14, look: 'rice___blast', source: 'book' },
      { act: 'scouting', key: 'mottle', when: { by: 'planted', from: 14, to: 56 }, every: 14, look: 'rice___yellow_mottle_virus', source: 'book' },
    ],
    inputs: [seed(15, 20, 'kg', 'mwea_rice')],
    cost: { kes: range(35_000, 35_000), years: '2011', source: 'rice_costs' },
    labour: { days: range(117, 129), years: null, source: 'mwea_rice' },
  },
];
