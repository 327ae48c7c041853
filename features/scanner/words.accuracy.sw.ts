import type { Words } from '#kit/pure/words.ts';
import type { accuracyEn } from './words.accuracy.en.ts';

export const accuracySw = {
  title: 'Ukaguzi wa jani hupata jibu sahihi mara ngapi',
  intro: (day: string) =>
    `Ulipimwa ${day} kwa picha ambazo haukujifunza kwazo. Zinatoka kwenye mikusanyo ile ile, kwa hivyo tarajia kiwango cha chini zaidi shambani kwako. Picha hizo hizo zilitumika pia kuamua kiwango cha uhakika kinachohitajika kabla ya kujibu. Matokeo halisi huenda yakawa chini.`,
  model: (hash: string) => `Modeli ${hash}`,
  field: 'Picha zilizopigwa mashambani',
  white: 'Jani moja moja juu ya karatasi nyeupe',
  lab: 'Jani moja moja maabarani',
  kinds: { field: 'shambani', white: 'karatasi nyeupe', lab: 'maabara', scene: 'mandhari' },
  labNote:
    'Picha za maabara ni rahisi kuliko za shambani. Mazao yaliyojifunzwa kwa picha hizo tu hayapewi jina moja kamwe.',
  photos: (n: number) => (n === 1 ? 'picha 1' : `picha ${n}`),
  right: (percent: string, low: string, high: string) =>
    `Jibu la kwanza ni sahihi: ${percent} (kwa uhakika wa 95% ni kati ya ${low} na ${high})`,
  answers: (answered: string, right: string) =>
    `Hutaja jibu moja kwa ${answered} ya picha, na huwa sahihi kwa ${right} ya hizo.`,
  cropNamed: (answered: string, right: string) =>
    `Mkulima akichagua mmea kwanza: jibu moja kwa ${answered}, na huwa sahihi kwa ${right} ya hizo.`,
  several: (percent: string) => `Hutoa majibu hadi matatu kwa ${percent} ya picha.`,
  refused: (percent: string) => `Husema “Sijui” kwa ${percent}.`,
  unknownTitle: 'Inapopaswa kusema “Sijui”',
  unknown: {
    scene: 'Picha zisizo na jani',
    other_leaf: 'Majani ya mazao mengine',
    unseen: 'Majani ya mazao ambayo haikufunzwa kwa picha yoyote',
  },
  rejected: (percent: string, n: number) => `Imekataa ${percent} ya ${n}`,
  groupsTitle: 'Majani kadhaa huongeza uhakika',
  groupsNote:
    'Ni makundi ya picha zenye ugonjwa au mdudu mmoja, zilizounganishwa kwa bahati nasibu. Majani ya mmea mmoja hufanana zaidi, kwa hivyo faida haizidi hii.',
  leaves: (n: number) => (n === 1 ? 'jani 1' : `majani ${n}`),
  missingTitle: 'Isichokijua',
  missing: (list: string) =>
    `Wakulima huuliza haya mara nyingi, lakini bado hayatambuliwi: ${list}. Tumia maswali, au muulize mtaalamu.`,
  others:
    'Haiwezi kutofautisha magonjwa mawili kwenye jani moja, wala kitu kingine kisicho kwenye orodha yake.',
  whatItKnows: 'Orodha kamili',
  liveTitle: 'Matokeo ya mashambani',
  liveText: (least: number) =>
    `Ni kutokana na picha tulizokagua kwenye mfumo wetu. Takwimu huonekana zikifika ${least}.`,
  picks: 'Wakulima walichochagua kati ya majibu kadhaa',
  pick: (crop: string, first: string, none: string, n: number) =>
    `${crop}: ${first} walichagua la kwanza, ${none} hawakuchagua lolote (majibu ${n})`,
  experts: 'Wataalamu walichothibitisha',
  expert: (crop: string, agreed: string, n: number) => `${crop}: wataalamu walikubali ${agreed} ya ${n}`,
  outcomes: 'Kama ushauri ulisaidia',
  outcome: (name: string, better: string, n: number) => `${name}: nafuu kwa ${better} ya mimea ${n}`,
  notEnough: (n: number) => (n === 0 ? 'Bado hakuna.' : `Bado hazitoshi: ${n} hadi sasa.`),
  offline: 'Unahitaji mtandao ili uone hesabu hizi.',
  age: 'Zilihesabiwa',
  creditsTitle: 'Picha zimetoka wapi',
  noLicence: 'leseni haijathibitishwa',
  creditsText: 'Picha hizi hazimo ndani ya programu. Jinsi tulivyopima, na jinsi ya kupima tena:',
  method: 'Jinsi tulivyopima',
} satisfies Words<typeof accuracyEn>;
