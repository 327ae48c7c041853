import type { Words } from '#kit/pure/words.ts';
import type { organicEn } from './words.en.ts';

export const organicSw: Words<typeof organicEn> = {
  title: 'Kazi ya kilimo hai',
  screen: 'Kazi za kilimo hai',
  doneTitle: 'Ulizofanya',
  doneNone: 'Bado hakuna. Gusa “Nimefanya” kwenye kazi, nayo itaonekana hapa.',
  doneOther: 'Kazi ya orodha ya zamani',
  urgency: { high: 'Ya haraka sana', medium: 'Ya haraka kiasi', low: 'Si ya haraka' },
  whyNow: 'Kwa nini ufanye sasa',
  show: 'Onyesha hatua za kufanya',
  hide: 'Ficha maelezo',
  needs: 'Unachohitaji',
  how: 'Jinsi ya kutengeneza',
  results: 'Matokeo yanayotarajiwa',
  yieldBoost: 'Ongezeko la mavuno',
  natural: 'Njia ya asili ya kuboresha shamba (hakuna takwimu)',
  timeToResults: 'Muda wa kuona matokeo',
  when: 'Wakati wa kutumia',
  safety: 'Jua haya kabla ya kuanza',
  wait: 'Siku za kusubiri kabla ya kuvuna',
  waits: {
    none: 'Hakuna kinachonyunyizwa, kwa hivyo hakuna siku za kusubiri.',
    notNamed:
      'Chanzo hakitaji siku za kusubiri. Usitumie ndani ya siku 14 kabla ya kuvuna, na uoshe unachokula.',
    days: (days: string) => `Acha kutumia siku ${days} kabla ya kuvuna.`,
  },
  source: 'Chanzo',
  general: 'maarifa ya jumla ya chanzo hiki',
  page: 'Ona ukurasa wa mwongozo wa kilimo',
  markDone: 'Nimefanya',
  newAction: 'Kazi nyingine',
  none: 'Hakuna kazi ya leo',
  noneHint: 'Umeshaona kila kazi inayofaa shamba lako kwa sasa.',
  generate: 'Tafuta kazi',
  completed: 'Kazi imekamilika!',
  earned: (points: string) => `Alama ${points} za kilimo hai`,
  total: (points: string) =>
    `Jumla ya alama ${points} za kilimo hai. Hazina thamani ya pesa; zinaonyesha ulivyotunza udongo wako.`,
  waiting: 'Imehifadhiwa kwenye simu hii. Tutaituma ukiwa na mtandao.',
  mixed: 'Mazao mchanganyiko',
  farm: 'Shamba lako',
  failed: 'Kazi ya leo haikufunguka au haikuhifadhiwa. Jaribu tena.',
  kept: 'Hii ndiyo kazi ya mwisho iliyohifadhiwa kwenye simu hii.',
  retry: 'Jaribu tena',
  why: {
    check: (name: string, day: string) => `Ukaguzi wa jani tarehe ${day} ulipata ${name}.`,
    alert: (theme: string, day: string) => `Kuna tahadhari hadi ${day}: ${theme}.`,
    wet: (mm: string, days: string) =>
      `Utabiri unaonyesha mvua ya milimita ${mm} hivi katika siku ${days} zijazo.`,
    dry: (mm: string, days: string) =>
      `Utabiri unaonyesha mvua kidogo tu, milimita ${mm} hivi, katika siku ${days} zijazo.`,
    stage: (crop: string, phase: string) => `${crop}: ${phase}. Huu ndio wakati unaofaa.`,
    crop: (crop: string) => `Inafaa ${crop} wakati wowote.`,
    watch: (crop: string, name: string) =>
      `Kagua shamba lako la ${crop} uone kama kuna ${name}. Ukiona, kazi hii husaidia.`,
    watchAny: (name: string) => `Kagua shamba lako uone kama kuna ${name}. Ukiona, kazi hii husaidia.`,
    soil: 'Hakuna jambo la haraka leo, kwa hivyo ni siku nzuri ya kuboresha udongo.',
  },
  phases: {
    'pre-planting': 'kabla ya kupanda',
    emergence: 'linaota',
    seedling: 'mimea michanga',
    vegetative: 'linatoa majani',
    tillering: 'linatoa machipukizi',
    heading: 'linatoa masuke',
    flowering: 'linatoa maua',
    'grain-fill': 'linajaza punje',
    'pod-fill': 'linajaza maganda',
    fruiting: 'linazaa matunda',
    'tuber-bulking': 'linakuza viazi',
    bulbing: 'linakuza vitunguu',
    ripening: 'linakomaa',
    harvested: 'limevunwa',
    evergreen: 'linazaa mwaka mzima',
  },
  outbox: { complete: 'Weka alama kuwa kazi ya kilimo hai imefanyika' },
  countedRows: {
    organic_action: (n) =>
      n === 1 ? 'kazi 1 ya kilimo hai iliyofanywa' : `kazi ${n} za kilimo hai zilizofanywa`,
  },
  refusals: {
    'organic.unknown_action':
      'Kazi hii haipo tena. Fungua programu ukiwa na mtandao, kisha uchague kazi ya leo.',
    'organic.wrong_day':
      'Rekebisha tarehe ya simu hii kisha ujaribu tena. Tunahesabu kazi za siku 90 zilizopita tu.',
  },
};
