import type { Words } from '#kit/pure/words.ts';
import type { priceAlertsEn } from './words.en.ts';

export const priceAlertsSw: Words<typeof priceAlertsEn> = {
  title: 'Tahadhari za bei', lead: 'Tutakuambia bei ya soko ikivuka kiwango chako, mara moja tu. Tutakuambia tena ikirudi kisha ivuke upya.', add: 'Weka tahadhari', none: 'Bado hakuna tahadhari. Chagua zao na bei; tutakuambia soko likifika hapo.',
  how: 'Njia za kukujulisha ziko kwenye mipangilio, kwenye “Tahadhari za soko”.', settings: 'Mipangilio',
  failed: 'Haikuweza kuhifadhiwa.', keptHere: 'Imehifadhiwa kwenye simu hii. Itatumwa mtandao ukipatikana.', done: 'Tahadhari imewekwa.', removed: 'Tahadhari imeondolewa.', remove: 'Ondoa', removeTitle: 'Uondoe tahadhari hii?', unsent: 'Inasubiri kwenye simu hii hadi mtandao upatikane.',
  direction: 'Niambie bei ikiwa', directions: { above: 'angalau', below: 'isiyozidi' },
  line: { above: (price) => `Angalau ${price}`, below: (price) => `Isiyozidi ${price}` },
  crop: 'Zao', chooseCrop: 'Chagua zao', unit: 'Bei ya kipimo kimoja', each: 'Kimoja kina kilo ngapi?', price: (unit) => `Bei kwa KES (${unit})`, perKg: (money) => `Hiyo ni ${money} kwa kilo.`,
  where: 'Wapi', anywhere: 'Soko lolote nchini Kenya', market: 'Soko (kama ni moja tu)', anyMarket: 'Lolote kati yake', marketHint: 'Jina kama linavyoandikwa kwenye orodha za bei. Acha wazi kwa soko lolote.', noMarkets: 'Hakuna soko la hapa lililotoa bei ya zao hili kwa siku 60. Bei ikitolewa, tahadhari yako itaanza kuifuatilia.',
  told: (price, market, day) => `Uliambiwa: ${price} kwa kilo, soko la ${market}, ${day}.`, waits: 'Bado bei haijafika.', again: 'Utaambiwa tena baada ya bei kurudi upande wa pili.',
  units: { kg: 'Kwa kilo', bag_90kg: 'Gunia la kilo 90', bag_50kg: 'Gunia la kilo 50', debe: 'Debe moja', gorogoro: 'Gorogoro moja', crate: 'Kreti', bunch: 'Mkungu' },
};
