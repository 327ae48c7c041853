import type { Words } from '#kit/pure/words.ts';
import type { Shown, suggestEn } from './words.reasons.en.ts';

const of =
  (key: string) =>
  ({ n }: Shown): string =>
    n[key] ?? '';
const [age, planted, from, to, county] = [of('age'), of('planted'), of('from'), of('to'), of('county')];
const ago = (w: Shown): string =>
  age(w) === '0' ? 'leo' : age(w) === '1' ? 'siku 1 iliyopita' : `siku ${age(w)} zilizopita`;
const stage = (w: Shown, what: string): string => {
  if (w.n['by'] === 'months') return `${what} hufanywa miezi hii, ${from(w)} hadi ${to(w)}.`;
  return `${w.n['plan'] === '1' ? `Ukipanda ${planted(w)}` : `Ulipanda ${planted(w)}, ${ago(w)}`}: ${what.toLowerCase()} ni kati ya ${from(w)} na ${to(w)}.`;
};
const inPlan =
  (what: string, otherwise: (w: Shown) => string) =>
  (w: Shown): string =>
    w.n['by'] === 'plan' ? stage(w, what) : otherwise(w);

export const suggestSw: Words<typeof suggestEn> = {
  field: 'shamba',
  drier: (w) => `Utabiri unaonyesha mvua hadi hapo; ${of('drier')(w)} inaonekana kuwa na mvua kidogo.`,
  forecast: (day) => `Kwa utabiri wa ${day}.`,
  title: {
    get_ready: (w) => `Tafuta mbegu na pembejeo: ${w.crop}`,
    nursery: (w) => `Panda mbegu kitaluni: ${w.crop}`,
    land_preparation: (w) =>
      w.crop === '' ? 'Tayarisha shamba kwa upandaji' : `Tayarisha shamba la ${w.crop}`,
    planting_window: (w) => (w.crop === '' ? 'Panda shamba hili' : `Panda ${w.crop}`),
    gap_filling: (w) => `Jaza mapengo: ${w.crop}`,
    thinning: (w) => `Punguza miche: ${w.crop}`,
    weeding_first: (w) => `Palilia: ${w.crop}`,
    weeding_second: (w) => `Palilia tena: ${w.crop}`,
    top_dressing: (w) => `Weka mbolea ya kukuzia: ${w.crop}`,
    earthing_up: (w) => `Rundika udongo kwenye mashina: ${w.crop}`,
    staking: (w) => `Weka vijiti: ${w.crop}`,
    pruning: (w) => `Pogoa: ${w.crop}`,
    desuckering: (w) => `Ondoa machipukizi ya ziada (${w.crop})`,
    scouting: (w) => (w.page === '' ? `Kagua shamba: ${w.crop}` : `Kagua ${w.crop}: ${w.page}`),
    irrigate_today: (w) => `Mwagilia ${w.crop} leo`,
    spray_wait: (w) => `Subiri kunyunyiza hadi ${of('better')(w)}`,
    harvest_window: (w) => `Vuna ${w.crop}`,
    dry_and_store: (w) => `Kausha na uhifadhi: ${w.crop}`,
    look_again: (w) => `Kagua tena mimea yenye ugonjwa: ${w.page}`,
    alert_follow_up: (w) => `Baada ya tahadhari: ${w.alert}`,
  },
  why: {
    get_ready: (w) => stage(w, 'Kujitayarisha'),
    nursery: (w) => stage(w, 'Kupanda kitaluni'),
    land_preparation: inPlan(
      'Kutayarisha shamba',
      (w) =>
        `Kaunti ya ${county(w)} hupanda kati ya ${from(w)} na ${to(w)}. Shamba huandaliwa wiki mbili hadi nne kabla.`,
    ),
    planting_window: inPlan('Kupanda', (w) =>
      w.n['gate'] === 'plant'
        ? `Mvua imeanza: milimita ${of('rain')(w)} kwa siku tatu, na utabiri hauonyeshi wiki isiyo na mvua. Kaunti ya ${county(w)} hupanda kati ya ${from(w)} na ${to(w)}.`
        : w.n['gate'] === 'prepare'
          ? `Mvua iko karibu. Kaunti ya ${county(w)} hupanda kati ya ${from(w)} na ${to(w)}; subiri udongo ulowe.`
          : `Kaunti ya ${county(w)} hupanda kati ya ${from(w)} na ${to(w)}. Hatuna utabiri wa hapa: panda baada ya mvua ya angalau milimita 20 kwa siku tatu.`,
    ),
    gap_filling: (w) => stage(w, 'Kujaza mapengo'),
    thinning: (w) => stage(w, 'Kupunguza miche'),
    weeding_first: (w) => stage(w, 'Palizi ya kwanza'),
    weeding_second: (w) => stage(w, 'Palizi inayofuata'),
    top_dressing: (w) => stage(w, 'Kuweka mbolea ya kukuzia'),
    earthing_up: (w) => stage(w, 'Kurundika udongo kwenye mashina'),
    staking: (w) => stage(w, 'Kuweka vijiti'),
    pruning: (w) => stage(w, 'Kupogoa'),
    desuckering: (w) => stage(w, 'Kuondoa machipukizi'),
    scouting: (w) => stage(w, 'Ukaguzi unaofuata'),
    irrigate_today: (w) =>
      `Udongo unakosa milimita ${of('mm')(w)} za maji, na hakuna mvua ya kutosha kwenye utabiri. ${w.n['jerricans'] === undefined ? `Mwagilia kama lita ${of('mm')(w)} kwa kila mita moja ya mraba.` : `${of('jerricans')(w) === '1' ? 'Mwagilia mtungi 1 wa lita 20' : `Mwagilia mitungi ${of('jerricans')(w)} ya lita 20`} kwa shamba lote.`}`,
    spray_wait: (w) =>
      w.n['fault'] === 'wind'
        ? `Utabiri unaonyesha upepo wa hadi kilomita ${of('wind')(w)} kwa saa: unapeperusha dawa. ${of('better')(w)} itafaa zaidi.`
        : `Utabiri unaonyesha mvua ya milimita ${of('mm')(w)} leo au kesho: inaosha dawa. ${of('better')(w)} itafaa zaidi.`,
    harvest_window: inPlan(
      'Mavuno',
      (w) =>
        `Kwa kalenda yake huwa tayari kati ya ${of('first')(w)} na ${of('last')(w)}.${w.n['rain'] === '0' ? '' : ` Wiki hii utabiri unaonyesha mvua ya milimita ${of('rain')(w)}: nafaka iliyokomaa huharibika.`}${w.n['wait'] === undefined ? '' : ` Ulinyunyiza dawa: usivune kabla ya ${of('wait')(w)}.`}`,
    ),
    dry_and_store: inPlan(
      'Kukausha',
      (w) =>
        `Ulivuna ${of('harvested')(w)}. Nafaka isiyokauka kwa siku ${of('days')(w)} huota ukungu, na ukungu unaweza kuwa na sumu (sumukuvu).`,
    ),
    look_again: (w) =>
      `Uliona tatizo hili ${of('on')(w)}. Baada ya wiki moja utaona kama linaendelea kuenea.`,
    alert_follow_up: (w) => w.alert,
  },
  how: {
    get_ready: 'Nunua mbegu iliyoidhinishwa mapema. Tunza risiti na mfuko.',
    nursery: 'Panda kwenye kitalu kilichoinuliwa chenye udongo laini, na ukiwekee kivuli kidogo.',
    land_preparation: 'Fyeka na ulime, kisha ufukie magugu. Weka tayari mbegu na samadi.',
    planting_window: 'Panda udongo ukiwa umelowa hadi kina cha kiganja.',
    gap_filling: 'Panda tena palipokosa kuota, mimea mingine ikiwa bado midogo.',
    thinning: 'Ng’oa mimea dhaifu udongo ukiwa umelowa, uache yenye nguvu.',
    weeding_first: 'Palilia siku isiyo na mvua. Usichimbe chini sana, ili usikate mizizi.',
    weeding_second: 'Palilia siku isiyo na mvua. Usipalilie zao likiwa na maua.',
    top_dressing:
      'Palilia kwanza. Weka kwenye udongo uliolowa, kando ya mmea na si juu ya majani. Kiasi huonyeshwa na upimaji wa udongo au mfuko wa mbolea.',
    earthing_up: 'Vuta udongo wenye unyevu kuzunguka mashina, kabla zao halijatoa maua.',
    staking: 'Weka kijiti kando ya kila mmea na uufunge bila kuukaza.',
    pruning: 'Kata matawi makavu, yenye ugonjwa na yaliyosongamana siku isiyo na mvua, kwa kisu safi.',
    desuckering:
      'Acha migomba mitatu kwa kila kichaka: unaozaa, unaofuata na mchanga. Safisha panga kabla ya kichaka kingine.',
    scouting:
      'Tembea kwa zigizaga na ukague mimea 20 katika kila moja ya sehemu 5. Ukurasa wa mwongozo wa kilimo unaonyesha dalili.',
    irrigate_today: 'Mwagilia asubuhi mapema au jioni, chini ya mmea.',
    spray_wait:
      'Tumia siku hizo kung’oa mimea yenye ugonjwa kwa mkono. Ukinyunyiza: soma lebo, vaa mavazi ya kujikinga, fuata siku za kusubiri kabla ya kuvuna.',
    harvest_window: 'Hakikisha kwanza kuwa zao limekomaa. Weka kando mazao yaliyolowa.',
    dry_and_store:
      'Kausha juu ya turubai, si chini, hadi asilimia 13: punje hupasuka ukiitafuna. Tupa zenye ukungu. Hifadhi kwenye mfuko safi, mkavu, uliofungwa vizuri.',
    look_again:
      'Kagua mimea ileile: madoa yameongezeka, ni yaleyale, au yamepungua? Picha mpya hueleza zaidi.',
    alert_follow_up: 'Fungua tahadhari uone hatua zote.',
  },
};
