import type { yieldOutboxEn } from './words.outbox.en.ts';

export const yieldOutboxSw: typeof yieldOutboxEn = {
  outbox: { predict: (crop: string) => `Utabiri wa mavuno: ${crop}` },
  countedRows: {
    yield_prediction: (n) => (n === 1 ? 'kadirio 1 la mavuno' : `makadirio ${n} ya mavuno`),
  },
  refusals: {
    'yields.crop_unknown':
      'Hakuna anayechapisha mavuno ya zao hili, kwa hiyo haliwezi kutabiriwa. Chagua zao lingine.',
    'yields.size_wrong': 'Ardhi ni ndogo mno au kubwa mno. Andika ukubwa wake tena.',
    'yields.date_wrong': 'Tarehe ya kupanda iko mbali mno nyuma au mbele. Chagua siku ndani ya mwaka mmoja.',
    'yields.place_missing': 'Chagua kaunti ya ardhi, au shamba ambalo mahali pake panajulikana.',
    'yields.previous_wrong':
      'Hakuna shamba linalotoa kiasi kikubwa au kidogo hivyo. Angalia nambari na kipimo chake.',
    'yields.price_wrong': 'Hii si bei ya kilo wala ya gunia. Andika shilingi za kimoja kati ya hivyo.',
  },
};
