import type { Words } from '#kit/pure/words.ts';
import type { marketOutboxEn } from './words.outbox.en.ts';

export const marketOutboxSw = {
  outbox: { report: (crop: string) => (crop ? `Tuma bei: ${crop.toLowerCase()}` : 'Tuma bei') },
  refusals: {
    'market.crop_unknown': 'Zao hili halimo kwenye orodha. Chagua lingine.',
    'market.market_missing': 'Andika jina la soko, au mahali dalali alipokuja.',
    'market.county_wrong': 'Chagua kaunti.',
    'market.price_wrong': 'Andika bei kwa shilingi, kuanzia 1 hadi 1,000,000.',
    'market.measure_weight': ({ most = 300 }) => `Andika uzito wa kipimo kimoja kwa kilo, usiozidi ${most}.`,
    'market.price_absurd': 'Bei hiyo kwa kilo ni kubwa mno kwa zao lolote. Angalia bei na kipimo.',
    'market.day_wrong': ({ days = 30 }) => `Chagua leo au siku moja kati ya ${days} zilizopita.`,
    'market.too_many': ({ limit = 10 }) => `Leo umeshatuma bei ${limit}. Tuma nyingine kesho.`,
    'market.list_unreadable':
      'Faili hili halisomeki. Lihifadhi kama CSV ya UTF-8, lisizidi urefu wa orodha ya bei.',
    'market.list_columns': 'Hatuzijui safu hizi. Tumia orodha ya bei ya WFP, HDX au KAMIS.',
    'market.list_running': 'Orodha kama hii inaingizwa sasa hivi. Jaribu tena baada ya dakika moja.',
    'market.no_feed': 'Hakuna huduma ya bei iliyounganishwa. Ingiza orodha kutoka kwenye faili.',
    'market.report_gone': 'Ripoti hii haipo tena.',
    'market.report_decided': 'Msimamizi mwingine ameshaamua kuhusu ripoti hii.',
  },
} satisfies Words<typeof marketOutboxEn>;
