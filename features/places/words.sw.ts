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
  outside: 'Kwa sasa tuna majina ya mahali nchini Kenya tu.',

  search: 'Tafuta mahali',
  hint: 'Kijiji, soko, mji au kaunti',
  opening: 'Tunapakia orodha ya mahali…',
  missing: 'Orodha ya mahali bado haiko kwenye simu hii. Itapakuliwa yenyewe ukiwa na mtandao.',
  found: (n) => (n === 1 ? 'Mahali 1' : `Mahali ${n}`),
  none: 'Hakuna mahali palipopatikana kwa jina hili',
  noneDo: 'Jaribu kuliandika vingine, au soko au mji wa karibu, au kaunti.',
  kinds: {
    city: 'Jiji',
    town: 'Mji',
    village: 'Kijiji',
    market: 'Soko',
    estate: 'Shamba kubwa',
    area: 'Eneo, kwa makadirio',
  },
  recent: 'Mahali ulipotumia hivi karibuni',
  credit: 'Majina: GeoNames (CC BY 4.0). Kaunti: geoBoundaries, RCMRD.',

  wider: 'Tafuta kwenye ramani kubwa',
  widerText: 'Unahitaji mtandao. Tunatuma ulichoandika kwenye huduma ya kutafuta ramani, bila jina lako.',
  widerFound: 'Kutoka ramani kubwa',
  widerNone: 'Mahali hapa hapakupatikana kwenye ramani kubwa. Jaribu kuandika vingine, au chagua kaunti.',
  widerSample: 'Hapa ni mahali pa mfano tu, kwa majaribio.',
  widerCredit: '© Wachangiaji wa OpenStreetMap',
  refusals: {
    'places.off': 'Ramani kubwa haipatikani. Tafuta kwenye orodha yetu.',
    'places.busy': 'Ramani kubwa ina shughuli nyingi. Jaribu tena baada ya dakika moja.',
    'places.unreachable': 'Ramani kubwa haijibu sasa. Tafuta kwenye orodha yetu, au jaribu baadaye.',
  },
};
