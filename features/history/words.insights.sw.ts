// @cache later

import type { Words } from '#kit/pure/words.ts';
import type { insightsEn } from './words.insights.en.ts';

export const insightsSw = {
  title: 'Ushauri wa AI kuhusu shamba',
  what: 'Husoma kumbukumbu zako za shamba hili kwa kanuni za kilimo zilizoandikwa: la kufanya sasa, kwa nini, na uhakika wake.',
  start: 'Pitia shamba hili',
  again: 'Pitia tena',
  busy: 'Inapitia kumbukumbu zako',
  complete: 'Uchambuzi wa AI umekamilika',
  count: (n: number) => (n === 1 ? 'Pendekezo 1' : `Mapendekezo ${n}`),
  failed: 'Uchambuzi wa AI umeshindwa',
  failedText: 'Imeshindwa kutoa ushauri wa shamba. Tafadhali jaribu tena.',
  nothing: 'Hakuna la pekee. Kwa kumbukumbu za shamba hili, hakuna cha kufanya leo.',
  rules:
    'Kwa kanuni zisizobadilika, si kwa AI inayotunga maneno: kumbukumbu zilezile hutoa mapendekezo yaleyale daima.',
  labels: { why: 'Kwa nini', how: 'Jinsi gani', when: 'Lini' },
  actions: {
    wait: 'Fungua kumbukumbu',
    look_again: 'Kagua jani',
    not_better: 'Fungua ukaguzi',
    harvest_late: 'Fungua zao',
    harvest_near: 'Fungua zao',
    weed: 'Andika kumbukumbu',
    top_dress: 'Andika kumbukumbu',
    flowering: 'Andika kumbukumbu',
    area: 'Ona mazao',
    place: 'Fungua shamba',
    no_crop: 'Ongeza zao',
    check: 'Kagua jani',
    boundary: 'Chora mpaka',
  },
  from: (source: string, confidence: string) => `Chanzo: ${source} · ${confidence}`,
  sources: {
    records: 'kumbukumbu zako',
    calendar: 'kalenda ya zao na kumbukumbu zako',
    guides: 'miongozo ya jumla ya kilimo (KALRO, NAFIS)',
  },
  confidences: { high: 'ni hakika', medium: 'karibu na hakika', low: 'kanuni ya jumla' },
  unnamedSpray: 'dawa',

  wait: {
    title: (_about: string, day: string) => `Usivune kabla ya ${day}`,
    why: (about: string) => `Ulinyunyiza ${about}, na lebo inataka usubiri.`,
    how: () => 'Usichume cha kula wala cha kuuza hadi siku hiyo, na waambie wote wanaochuma.',
    when: (_about: string, day: string) => `Hadi ${day}`,
  },
  look_again: {
    title: (about: string) => `Angalia kama tatizo limepungua: ${about}`,
    why: (about: string, day: string) =>
      `${about}: tatizo hili lilionekana ${day}, na tangu hapo hujasema lolote kulihusu.`,
    how: () => 'Piga tena picha za majani ya mimea ileile, na ujibu “Je, ilisaidia?”.',
    when: () => 'Ukienda shambani tena',
  },
  not_better: {
    title: (about: string) => `Muulize mtaalamu: ${about}`,
    why: (about: string, day: string) =>
      `${about}: tatizo hili lilionekana ${day}, na ulisema kuwa halikupungua.`,
    how: () => 'Fungua ukaguzi huo na umpe mtaalamu, au mwonyeshe afisa ugani mmea mmoja.',
    when: () => 'Wiki hii',
  },
  harvest_late: {
    title: (about: string) => `Vuna, au sema kilichotokea: ${about}`,
    why: (about: string, day: string) =>
      `${about}: zao hili lilitarajiwa kuwa tayari ${day}, na hakuna mavuno yaliyoandikwa.`,
    how: () =>
      'Kama umevuna, andika ni kiasi gani. Kama bado, badilisha siku inayotarajiwa. Kama zao lilipotea, sema hivyo.',
    when: () => 'Leo',
  },
  harvest_near: {
    title: (about: string) => `Jiandae kuvuna: ${about}`,
    why: (about: string, day: string) => `${about}: zao hili linatarajiwa kuwa tayari ${day}.`,
    how: () =>
      'Angalia kama limekomaa, safisha ghala, na uwe na magunia makavu. Usinyunyize tena dawa inayotaka kusubiri zaidi.',
    when: (_about: string, day: string) => `Karibu na ${day}`,
  },
  weed: {
    title: (about: string) => `Palilia: ${about}`,
    why: (about: string, _day: string, days: string) =>
      `${about}: zao hili lilipandwa siku ${days} zilizopita, magugu huinyima sana mimea michanga, na hakuna palizi iliyoandikwa kwa wiki hizi.`,
    how: () =>
      'Yang’oe au yapalilie kwa jembe yakiwa bado madogo, bila kuchimba sana karibu na mimea, na uyaache juu ya ardhi yakauke.',
    when: (_about: string, day: string) => `Kabla ya ${day}`,
  },
  top_dress: {
    title: (about: string) => `Ni wakati wa mbolea ya kukuzia: ${about}`,
    why: (about: string, _day: string, days: string) =>
      `${about}: zao hili lilipandwa siku ${days} zilizopita na linapaswa kufika magotini; tangu hapo hakuna mbolea iliyoandikwa.`,
    how: () =>
      'Palilia kwanza. Weka mbolea ya naitrojeni au samadi iliyooza vizuri kando ya mstari kwenye udongo wenye unyevu, upana wa kiganja kutoka kwenye mashina. Upimaji wa udongo husema ni kiasi gani.',
    when: (_about: string, day: string) => `Kabla ya ${day}, udongo ukiwa na unyevu`,
  },
  flowering: {
    title: (about: string) => `Andika siku ya kuchanua maua: ${about}`,
    why: () =>
      'Ugonjwa wa matunda ya kahawa hushika matunda machanga kuanzia wiki ya nne hadi ya kumi na nne baada ya maua kuchanua. Bila siku hiyo huwezi kupata tahadhari yake.',
    how: () => 'Andika siku ambayo maua mengi yalichanua. Kama bado hayajachanua, andika siku hiyo ikifika.',
    when: () => 'Sasa, kama maua yameshachanua',
  },
  area: {
    title: () => 'Kagua maeneo ya mazao yako',
    why: (_about: string, _day: string, acres: string) =>
      `Yanayokua hapa kwa jumla ni ${acres}, zaidi ya shamba lenyewe.`,
    how: () => 'Kama mazao yamepandwa pamoja, ni sawa. La sivyo, sahihisha eneo la zao au ukubwa wa shamba.',
    when: () => 'Ukipata nafasi',
  },
  place: {
    title: () => 'Sema shamba hili liko wapi',
    why: () =>
      'Mahali pake hapajathibitishwa, kwa hivyo hakuna kinachotegemea mahali kinachohesabiwa kwa shamba hili.',
    how: () => 'Simama shambani na uguse “Nimesimama kwenye shamba hili sasa”.',
    when: () => 'Ukiwa shambani',
  },
  no_crop: {
    title: () => 'Sema kinachokua hapa',
    why: () => 'Hakuna zao linalokua lililoandikwa, kwa hivyo hakuna kalenda wala siku ya kuvuna.',
    how: () => 'Ongeza zao na siku ya kupanda.',
    when: () => 'Sasa; ni dakika moja tu',
  },
  check: {
    title: () => 'Angalia majani machache',
    why: () => 'Kuna kinachokua hapa, na hakuna jani lililokaguliwa ndani ya siku 30.',
    how: () => 'Tembea shambani, piga picha ya jani baya zaidi na ya jani zuri.',
    when: () => 'Ukienda shambani tena',
  },
  boundary: {
    title: () => 'Chora mpaka',
    why: () => 'Umbo la shamba hili ni la kukadiria, kwa hivyo eneo lake ni lile ulilolitaja tu.',
    how: () => 'Lizunguke ukiwa na simu, lichore kwenye ramani, au pima pande zake.',
    when: () => 'Ukiwa shambani',
  },

  risksTitle: 'Yanayoweza kwenda vibaya',
  likelihood: { likely: 'huenda likatokea', possible: 'inawezekana' },
  risks: {
    spread: {
      name: (about: string) => `Kuenea: ${about}`,
      description: (about: string, day: string) =>
        `${about}: tatizo hili lilileta madhara makubwa ${day}, na hujasema kuwa limepungua. Linaweza kufikia mimea yenye afya.`,
    },
    residue: {
      name: (about: string) => `Dawa kwenye chakula: ${about}`,
      description: (about: string, day: string) =>
        `${about}: zao hili lingekuwa tayari kabla ya muda wa kusubiri baada ya dawa kuisha ${day}.`,
    },
    harvest_loss: {
      name: (about: string) => `Kupotea shambani: ${about}`,
      description: (about: string, day: string) =>
        `${about}: zao hili lilipaswa kuwa tayari ${day}. Kinachokaa kikiwa kimekomaa huchukuliwa na ndege, wadudu, uozo na wezi.`,
    },
  },
} satisfies Words<typeof insightsEn>;
