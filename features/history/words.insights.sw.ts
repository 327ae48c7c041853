import type { Words } from '#kit/pure/words.ts';
import type { insightsEn } from './words.insights.en.ts';

export const insightsSw = {
  title: 'Ushauri wa AI kuhusu shamba',
  what: 'Kanuni za kilimo husoma kumbukumbu zako za shamba hili: cha kufanya sasa, kwa nini, na tuna uhakika kiasi gani.',
  start: 'Kagua shamba hili',
  again: 'Kagua tena',
  busy: 'Tunakagua kumbukumbu zako',
  complete: 'Uchambuzi wa AI umekamilika',
  count: (n: number) => (n === 1 ? 'Pendekezo 1' : `Mapendekezo ${n}`),
  failed: 'Uchambuzi wa AI haukufaulu',
  failedText: 'Ushauri wa shamba haukupatikana. Tafadhali jaribu tena.',
  nothing: 'Leo hakuna ushauri kwa shamba hili.',
  rules:
    'Ushauri huu unatoka kwenye kanuni za kilimo zisizobadilika, si kwa AI. Kumbukumbu zilezile hutoa ushauri uleule daima.',
  labels: { why: 'Kwa nini', how: 'Jinsi gani', when: 'Lini' },
  actions: {
    wait: 'Fungua kumbukumbu',
    look_again: 'Kagua jani',
    not_better: 'Fungua ukaguzi wa jani',
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
  confidences: { high: 'ni hakika', medium: 'karibu hakika', low: 'kanuni ya jumla' },
  unnamedSpray: 'dawa',

  wait: {
    title: (_about: string, day: string) => `Usivune kabla ya ${day}`,
    why: (about: string) => `Ulinyunyiza ${about}, na lebo inasema usubiri.`,
    how: () => 'Usivune cha kula wala cha kuuza kabla ya siku hiyo. Waambie wote wanaovuna.',
    when: (_about: string, day: string) => `Hadi ${day}`,
  },
  look_again: {
    title: (about: string) => `Angalia kama tatizo limepungua: ${about}`,
    why: (about: string, day: string) =>
      `${about}: tulipata tatizo hili ${day}. Bado hujatuambia hali ikoje.`,
    how: () => 'Piga tena picha za majani ya mimea ileile, na ujibu “Je, ilisaidia?”.',
    when: () => 'Ukienda shambani tena',
  },
  not_better: {
    title: (about: string) => `Muulize mtaalamu: ${about}`,
    why: (about: string, day: string) =>
      `${about}: tatizo hili lilionekana ${day}, na ulisema kuwa halikupungua.`,
    how: () => 'Fungua ukaguzi wa jani umuulize mtaalamu, au mwonyeshe afisa wa kilimo (ugani) mmea mmoja.',
    when: () => 'Wiki hii',
  },
  harvest_late: {
    title: (about: string) => `Wakati wa kuvuna umefika: ${about}`,
    why: (about: string, day: string) =>
      `${about}: zao hili lilitarajiwa kuwa tayari ${day}, na hujaandika mavuno.`,
    how: () =>
      'Kama umevuna, andika kiasi. Kama bado, badilisha siku inayotarajiwa. Kama zao lilipotea, chagua “Limeharibika”.',
    when: () => 'Leo',
  },
  harvest_near: {
    title: (about: string) => `Jiandae kuvuna: ${about}`,
    why: (about: string, day: string) => `${about}: zao hili linatarajiwa kuwa tayari ${day}.`,
    how: () =>
      'Angalia kama limekomaa, safisha ghala, na uwe na magunia makavu. Usinyunyize dawa yenye siku nyingi zaidi za kusubiri kabla ya kuvuna.',
    when: (_about: string, day: string) => `Karibu na ${day}`,
  },
  weed: {
    title: (about: string) => `Palilia: ${about}`,
    why: (about: string, _day: string, days: string) =>
      `${about}: ulipanda zao hili siku ${days} zilizopita na hujaandika palizi yoyote. Magugu hudhuru zaidi mimea michanga.`,
    how: () =>
      'Ng’oa magugu au palilia kwa jembe yakiwa madogo. Usichimbe chini sana karibu na mistari. Yaache juu ya udongo yakauke.',
    when: (_about: string, day: string) => `Kabla ya ${day}`,
  },
  top_dress: {
    title: (about: string) => `Wakati wa mbolea ya kukuzia umefika: ${about}`,
    why: (about: string, _day: string, days: string) =>
      `${about}: ulipanda zao hili siku ${days} zilizopita, kwa hivyo linapaswa kufika magotini. Tangu hapo hujaandika mbolea yoyote.`,
    how: () =>
      'Palilia kwanza. Weka mbolea ya naitrojeni au samadi iliyooza vizuri kando ya mstari kwenye udongo wenye unyevu, upana wa kiganja kutoka kwenye mashina. Vipimo vya udongo hukuonyesha kiasi.',
    when: (_about: string, day: string) => `Kabla ya ${day}, udongo ukiwa na unyevu`,
  },
  flowering: {
    title: (about: string) => `Andika siku ya kuchanua maua: ${about}`,
    why: () =>
      'Ugonjwa wa matunda ya kahawa hushika matunda machanga kuanzia wiki ya nne hadi ya kumi na nne baada ya maua kuchanua. Tunahitaji siku hiyo ili tukupe tahadhari.',
    how: () => 'Andika siku ambayo maua mengi yalichanua. Kama bado hayajachanua, andika siku hiyo ikifika.',
    when: () => 'Sasa, kama maua yameshachanua',
  },
  area: {
    title: () => 'Angalia ukubwa wa sehemu za mazao yako',
    why: (_about: string, _day: string, acres: string) =>
      `Mazao yako yanachukua ${acres}, zaidi ya shamba lenyewe.`,
    how: () => 'Ni sawa kama umechanganya mazao. La sivyo, sahihisha ukubwa wa sehemu ya zao au wa shamba.',
    when: () => 'Ukipata nafasi',
  },
  place: {
    title: () => 'Thibitisha mahali shamba hili lilipo',
    why: () => 'Thibitisha lilipo upate hali ya hewa na ushauri wa mahali hapo.',
    how: () => 'Simama shambani na uguse “Nimesimama kwenye shamba hili sasa”.',
    when: () => 'Ukiwa shambani',
  },
  no_crop: {
    title: () => 'Ongeza zao linalokua hapa',
    why: () => 'Hujaongeza zao linalokua, kwa hivyo hakuna kalenda wala tarehe ya kuvuna.',
    how: () => 'Ongeza zao na tarehe ya kupanda.',
    when: () => 'Sasa; ni dakika moja tu',
  },
  check: {
    title: () => 'Kagua majani machache',
    why: () => 'Kuna zao linalokua hapa, na hujakagua jani kwa siku 30.',
    how: () => 'Tembea shambani. Piga picha ya jani lenye hali mbaya zaidi na ya jani lenye afya.',
    when: () => 'Ukienda shambani tena',
  },
  boundary: {
    title: () => 'Chora mpaka',
    why: () => 'Mpaka wa shamba hili ni wa kukadiria, kwa hivyo ukubwa wake haujapimwa.',
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
        `${about}: zao hili litakuwa tayari kabla ya siku za kusubiri baada ya dawa kwisha ${day}.`,
    },
    harvest_loss: {
      name: (about: string) => `Kupotea shambani: ${about}`,
      description: (about: string, day: string) =>
        `${about}: zao hili lilipaswa kuwa tayari ${day}. Mazao yaliyokomaa yakiachwa shambani hupotea kwa ndege, wadudu, kuoza na wizi.`,
    },
  },
} satisfies Words<typeof insightsEn>;
