import type { Words } from '#kit/pure/words.ts';
import type { accuracyEn } from './words.accuracy.en.ts';

export const accuracySw = {
  title: 'Ukaguzi wa jani hupata jibu sahihi mara ngapi',
  field: 'Picha zilizopigwa mashambani: jibu la kwanza ni sahihi kwa',
  lead: 'Hutegemea zao. Ukaguzi usio na hakika hutoa majibu hadi matatu au husema “Sijui”.',
  measured: (day: string) => `Ukaguzi ulipimwa ${day}. Shambani kwako huenda ukakosea mara nyingi zaidi.`,
  methodTitle: 'Jinsi tulivyopima',
  methodFact: 'Kwa picha ambazo ukaguzi haukujifunza kwazo',
  intro: (day: string) =>
    `Ukaguzi ulipimwa ${day} kwa picha ambazo haukujifunza kwazo. Zinatoka kwenye mikusanyo ile ile, kwa hivyo shambani kwako huenda ukakosea mara nyingi zaidi. Picha hizo hizo zilitumika pia kuamua kiwango cha uhakika kinachohitajika kabla ya kujibu. Matokeo halisi huenda yakawa chini.`,
  model: (hash: string) => `Modeli ${hash}`,
  white: 'Jani moja moja juu ya karatasi nyeupe',
  lab: 'Jani moja moja maabarani',
  otherFact: (n: number, range: string) => `${n === 1 ? 'Zao 1' : `Mazao ${n}`}: sahihi kwa ${range}`,
  easier: 'Ni rahisi kuliko picha za shambani.',
  labNote:
    'Picha za maabara ni rahisi kuliko za shambani. Kwa mazao yaliyojifunzwa kwa picha hizo tu, ukaguzi hautoi kamwe jina moja peke yake.',
  photos: (n: number) => (n === 1 ? 'Picha 1' : `Picha ${n}`),
  first: 'Jibu la kwanza ni sahihi',
  right: (percent: string, low: string, high: string) =>
    `${percent} (kwa uhakika wa 95% ni kati ya ${low} na ${high})`,
  oneName: 'Hutaja jibu moja',
  cropNamed: 'Hutaja jibu moja mkulima akichagua mmea kwanza',
  answers: (answered: string, right: string) => `Kwa ${answered} ya picha. Huwa sahihi kwa ${right} ya hizo.`,
  several: 'Hutoa majibu hadi matatu',
  refused: 'Husema “Sijui”',
  onPhotos: (percent: string) => `Kwa ${percent} ya picha`,
  groups: 'Majani kadhaa huongeza uhakika, lakini si zaidi ya hapa',
  groupsNote:
    'Majani kadhaa: ni makundi ya picha zenye ugonjwa au mdudu mmoja, zilizounganishwa kwa bahati nasibu. Majani ya mmea mmoja hufanana zaidi, kwa hivyo faida haizidi hii.',
  leaves: (n: number) => (n === 1 ? 'jani 1' : `majani ${n}`),
  unknownTitle: 'Jibu linapopaswa kuwa “Sijui”',
  unknown: {
    scene: 'Picha zisizo na jani',
    other_leaf: 'Majani ya mazao mengine',
    unseen: 'Majani ya mazao ambayo ukaguzi haukujifunza kamwe',
  },
  rejected: (percent: string, n: number) => `${percent} ya picha ${n} zilikataliwa`,
  unknownFact: (range: string) => `Jibu lilikuwa “Sijui” kwa ${range} ya picha hizo`,
  missingTitle: 'Yasiyotambuliwa',
  missingFact: (list: string, n: number) => (n === 0 ? list : `${list} na mengine ${n}`),
  missing: (list: string) =>
    `Wakulima huuliza haya mara nyingi, lakini bado hayatambuliwi: ${list}. Tumia maswali, au muulize mtaalamu.`,
  others: 'Ukaguzi hauwezi kutambua magonjwa mawili kwenye jani moja, wala kitu kisicho kwenye orodha yake.',
  whatItKnows: 'Orodha kamili',
  liveTitle: 'Matokeo ya mashambani',
  liveFact: (n: number) => (n === 0 ? 'Bado hakuna' : n === 1 ? 'Jibu 1 hadi sasa' : `Majibu ${n} hadi sasa`),
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
  creditsFact: (n: number) => `Mikusanyo ${n}. Picha hizi hazimo ndani ya programu.`,
  method: 'Maelezo kamili ya upimaji, na jinsi ya kupima tena',
} satisfies Words<typeof accuracyEn>;
