import type { Words } from '#kit/pure/words.ts';
import type { placesEn } from './words.en.ts';

export const placesSw: Words<typeof placesEn> = {
  directions: {
    north: 'kaskazini',
    north_east: 'kaskazini mashariki',
    east: 'mashariki',
    south_east: 'kusini mashariki',
    south: 'kusini',
    south_west: 'kusini magharibi',
    west: 'magharibi',
    north_west: 'kaskazini magharibi',
  },
  away: (km, direction, name) => `Kilomita ${km} ${direction} mwa ${name}`,
  at: (name) => `Karibu na ${name}`,
  inCounty: (county) => `Kaunti ya ${county}`,
  height: (metres, km) =>
    `Mwinuko takriban mita ${metres}, kutokana na mahali palipo kilomita ${km} kutoka hapa`,
  heightKept: (metres) => `Mwinuko mita ${metres}`,
  outside: 'Bado hatuna majina ya mahali nje ya Kenya.',

  search: 'Tafuta mahali',
  hint: 'Kijiji, soko, mji au kaunti',
  opening: 'Orodha ya mahali inafunguliwa…',
  missing: 'Orodha ya mahali bado haiko kwenye simu hii. Itakuja yenyewe mtandao ukipatikana.',
  found: (n) => (n === 1 ? 'Mahali 1' : `Mahali ${n}`),
  none: 'Hakuna mahali penye jina hili kwenye orodha yetu',
  noneDo: 'Jaribu kuliandika vingine, au soko au mji wa karibu, au kaunti.',
  kinds: {
    city: 'Mji',
    town: 'Mji mdogo',
    village: 'Kijiji',
    market: 'Soko',
    estate: 'Shamba kubwa',
    area: 'Eneo, kwa makadirio',
  },
  recent: 'Mahali ulipotumia hivi karibuni',
  credit: 'Majina: GeoNames (CC BY 4.0). Kaunti: geoBoundaries, RCMRD.',

  wider: 'Tafuta kwenye ramani kubwa',
  widerText:
    'Inahitaji mtandao. Ulichoandika kinapitia seva yetu kwenda kwenye utafutaji wa ramani, bila jina lako.',
  widerFound: 'Kutoka ramani kubwa',
  widerNone: 'Ramani kubwa pia haipajui mahali hapa.',
  widerSample: 'Mahali pa mfano tu: seva hii hupaonyesha kwa majaribio.',
  widerCredit: '© Wachangiaji wa OpenStreetMap',
  refusals: {
    'places.off': 'Ramani kubwa haijawekwa hapa. Tafuta kwenye orodha yetu.',
    'places.busy': 'Wengi wanauliza ramani kubwa sasa. Jaribu tena baada ya dakika moja.',
    'places.unreachable': 'Ramani kubwa haijibu sasa. Tafuta kwenye orodha yetu, au jaribu baadaye.',
  },
};
