import type { Words } from '#kit/pure/words.ts';
import type { marketOutboxEn } from './words.outbox.en.ts';

export const marketOutboxSw = {
  outbox: { report: (crop: string) => (crop ? `Bei ya ${crop.toLowerCase()}` : 'Bei ya zao') },
  refusals: {
    'market.crop_unknown': 'Zao hili halimo kwenye orodha. Chagua jingine.',
    'market.market_missing': 'Andika ni soko gani, au dalali alikuja wapi.',
    'market.county_wrong': 'Chagua kaunti.',
    'market.price_wrong': 'Andika bei kwa shilingi, kuanzia 1 hadi 1,000,000.',
    'market.measure_weight': ({ most = 300 }) => `Andika kimoja kina kilo ngapi, hadi ${most}.`,
    'market.price_absurd': 'Hakuna zao lenye bei hiyo kwa kilo. Angalia tena bei na kipimo chake.',
    'market.day_wrong': ({ days = 30 }) => `Siku iwe leo au ndani ya siku ${days} zilizopita.`,
    'market.too_many': ({ limit = 10 }) => `Leo umeshatuma bei ${limit}. Tuma nyingine kesho.`,
    'market.list_unreadable':
      'Faili hii haisomeki. Ihifadhi kama CSV ya UTF-8, isiyozidi urefu wa orodha ya bei.',
    'market.list_columns': 'Safu hizi si za orodha ya bei. Zinazojulikana ni za WFP, HDX na KAMIS.',
    'market.list_running': 'Orodha kama hii inaingizwa sasa hivi. Jaribu tena baada ya dakika moja.',
    'market.no_feed': 'Seva hii haijaunganishwa na huduma ya bei. Leta orodha mwenyewe.',
    'market.report_gone': 'Ripoti hii haipo tena.',
    'market.report_decided': 'Mtu ameshaamua kuhusu ripoti hii.',
  },
} satisfies Words<typeof marketOutboxEn>;
