import { manure, plants } from './inputs.ts';
import type { CropWork, Step } from './types.ts';

const inMonths = (act: Step['act'], months: readonly number[], source: Step['source'], more: Partial<Step> = {}): Step => ({ act, when: { by: 'months', months }, source, ...more });

/** Perennial crops: work that comes in certain months or goes on all year. */
export const lasting: readonly CropWork[] = [
  {
    crop: 'banana', dries: false,
    steps: [
      { act: 'gap_filling', when: { by: 'planted', from: 21, to: 45 }, source: 'kalro_crop_work' },
      { act: 'weeding_first', when: { by: 'planted', from: 30, to: 45 }, source: 'kalro_crop_work' },
      { act: 'desuckering', when: { by: 'planted', from: 150, to: 3650 }, every: 60, source: 'kalro_banana' },
      { act: 'scouting', when: { by: 'planted', from: 60, to: 3650 }, every: 30, look: 'banana___xanthomonas_wilt', source: 'book' },
    ],
    inputs: [plants(450, 540, 'kalro_banana'), manure],
  },
  {
    crop: 'coffee', dries: false,
    steps: [
      inMonths('pruning', [1, 2], 'coffee_pruning'),
      inMonths('weeding_first', [3, 10], 'cri_coffee_work'),
      inMonths('scouting', [4, 5, 6, 10, 11, 12], 'cri_coffee_work', { look: 'coffee___leaf_rust' }),
      inMonths('scouting', [4, 5, 11, 12], 'cri_coffee_work', { key: 'berries', look: 'coffee___berry_disease' }),
    ],
    inputs: [plants(538, 1012), manure],
  },
];
