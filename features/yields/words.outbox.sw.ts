import type { yieldOutboxEn } from './words.outbox.en.ts';

export const yieldOutboxSw: typeof yieldOutboxEn = {
  outbox: { predict: (crop: string) => `Utabiri wa mavuno: ${crop}` },
  countedRows: {
    yield_prediction: (n) => (n === 1 ? 'kadirio 1 la mavuno' : `makadirio ${n} ya mavuno`),
  },
  refusals: {
    'yields.crop_unknown':
      'Hakuna takwimu zilizochapishwa za mavuno ya zao hili, kwa hivyo hatuwezi kuyakadiria. Chagua zao lingine.',
    'yields.size_wrong': 'Angalia ukubwa wa shamba: unaonekana mdogo mno au mkubwa mno.',
    'yields.date_wrong': 'Chagua tarehe ya kupanda isiyozidi mwaka mmoja kabla au baada ya leo.',
    'yields.place_missing': 'Chagua kaunti, au shamba ambalo mahali pake pamethibitishwa.',
    'yields.previous_wrong': 'Mavuno hayo ni mengi mno au machache mno. Angalia nambari na kipimo.',
    'yields.price_wrong': 'Andika bei kwa shilingi, ya kilo moja au ya gunia.',
  },
};
