import type { Words } from '#kit/pure/words.ts';
import type { boundaryEn } from './words.en.ts';

export const boundarySw = {
  title: 'Mpaka',
  titleOf: (name: string) => `Mpaka wa ${name}`,
  ask: 'Ungependa kuweka mpaka wa shamba hili kwa njia gani?',
  ways: {
    walk: 'Tembea kwenye mpaka wa shamba',
    walkText: 'Zunguka shamba ukiwa na simu mkononi',
    corners: 'Pembe',
    cornersText: 'Simama kwenye kila pembe, kisha uguse',
    draw: 'Chora kwenye ramani',
    drawText: 'Gusa pembe zake kwenye ramani, popote ulipo',
    sides: 'Najua urefu wa pande',
    sidesText: 'Umepimwa kwa kamba au kwa hatua',
  },
  drawWaits: 'Ramani inahitaji mtandao mara ya kwanza tu. Njia nyingine tatu hazihitaji mtandao.',
  cancel: 'Ghairi',
  otherWay: 'Chagua njia nyingine',
  noLoss: 'Vipimo vyako havijapotea.',

  acres: (n: string) => `ekari ${n}`,
  squareMetres: (n: string) => `mita za mraba ${n}`,
  plusMinus: (n: string) => `± ${n}`,
  inOther: (hectares: string, squareMetres: string) => `hekta ${hectares} · mita za mraba ${squareMetres}`,
  metres: (n: string) => `mita ${n}`,
  round: (metres: string) => `kuzunguka ni mita ${metres}`,
  outlineOf: 'Mpaka kufikia sasa',
  finishedOutline: 'Mpaka uliokamilika',

  resume: {
    walk: (ago: string) => `Ulikuwa ukitembea mpaka huu (${ago})`,
    corners: (ago: string) => `Ulikuwa ukiweka pembe (${ago})`,
    draw: (ago: string) => `Ulikuwa ukichora mpaka huu (${ago})`,
    sides: (ago: string) => `Ulikuwa ukiandika urefu wa pande (${ago})`,
    text: 'Yote uliyopima hadi hapo yamehifadhiwa kwenye simu hii.',
    goOn: 'Endelea',
    anew: 'Anza upya',
    anewTitle: 'Ungependa kuanza upya?',
    anewText: 'Alama ulizopima zitafutwa. Mpaka wa shamba haubadiliki.',
  },
  storage: {
    full: 'Simu yako imejaa. Maliza sasa, au futa vitu kadhaa upate nafasi. Programu ikifungwa, alama mpya zitapotea.',
    unavailable: 'Kivinjari hiki hakiwezi kuhifadhi taarifa. Usifunge ukurasa huu kabla hujamaliza.',
  },

  place: {
    'place.denied':
      'Fungua mipangilio ya simu uruhusu Mavuno kujua mahali ulipo, kisha ujaribu tena. Au chagua njia nyingine.',
    'place.slow': 'Simu bado inatafuta mahali ulipo. Simama mahali wazi, mbali na miti na kuta.',
    'place.unavailable':
      'Mahali ulipo hapapatikani. Washa “Location” kwenye mipangilio ya simu, kisha usimame mahali wazi.',
    again: 'Jaribu tena',
    other: 'Bila “Location” unaweza kuchora shamba, au kuandika urefu wa pande zake.',
    looking: 'Inatafuta mahali ulipo…',
    accuracy: (m: string) => `Mahali pamejulikana; simu inaweza kukosea hadi mita ${m}`,
  },

  walk: {
    start: 'Anza kutembea hapa',
    how: 'Nenda kwenye pembe moja ya shamba uanze, skrini ikiwa imewaka. Tembea kando ya mpaka hadi urudi ulipoanzia.',
    waiting: (m: string, gate: string) =>
      `Kwa sasa simu inaweza kukosea mita ${m}. Simama mahali wazi hadi ifike mita ${gate} au chini, au chagua njia nyingine.`,
    ready: (m: string) => `Simu inaweza kukosea hadi mita ${m} tu. Unaweza kuanza.`,
    notTaken: {
      weak: (m: string, gate: string) =>
        `Tumeruka alama hii: simu inaweza kukosea mita ${m}, na tunahitaji isizidi mita ${gate}. Simama mahali wazi kidogo.`,
      warming: () => 'Simama tuli kidogo. Simu inatafuta mahali hasa ulipo.',
      jump: (_: string, _gate: string, off: string) =>
        `Tumeruka alama hii: simu ilionyesha kuwa umesogea mita ${off} ghafla. Simama tuli kidogo.`,
      far: (_: string, _gate: string, off: string) =>
        `Uko mita ${off} kutoka alama ya mwisho. Rudi hapo uendelee kutembea, au unganisha kwa mstari mnyoofu.`,
      still: () => 'Endelea kutembea kando ya mpaka.',
    },
    join: 'Unganisha kwa mstari mnyoofu',
    walked: (m: string) => `umetembea mita ${m}`,
    points: (n: number) => (n === 1 ? 'Alama 1 imehifadhiwa' : `Alama ${n} zimehifadhiwa`),
    pointsTaken: (n: number) => `Alama ${n} hadi sasa`,
    going: 'Unatembea. Kila alama inahifadhiwa papo hapo.',
    goingUnsaved: 'Unatembea.',
    paused:
      'Umesimamisha upimaji. Alama hazihifadhiwi kwa sasa. Endelea popote: tutaunganisha kwa mstari mnyoofu.',
    skipping: 'Nenda kwa njia yoyote hadi upande huu unapoishia. Alama hazihifadhiwi hadi uguse.',
    pause: 'Simamisha',
    goOn: 'Endelea',
    cannot: 'Siwezi kutembea upande huu',
    sideEnds: 'Upande unaishia hapa',
    undo: 'Futa ya mwisho',
    finish: 'Maliza hapa',
    finishNow: 'Maliza sasa',
    straight: 'Ukimaliza hapa, tutachora mstari mnyoofu hadi ulipoanzia.',
    back: 'Umerudi ulipoanzia. Maliza, au endelea kutembea.',
  },

  corners: {
    how: 'Nenda kwenye pembe ya kwanza ya shamba, simama tuli kisha uguse. Halafu nenda inayofuata, hadi umalize kuzunguka.',
    take: (n: number) => `Nimesimama kwenye pembe ya ${n}`,
    taking: (n: number, of: number) => `Simama tuli: vipimo ${n} kati ya ${of}`,
    taken: (n: number, m: string) => `Pembe ya ${n} imehifadhiwa; simu inaweza kukosea hadi mita ${m}`,
    weak: (m: string) =>
      `Hapa simu inaweza kukosea mita ${m}. Simama mahali wazi uguse tena, au uitumie hivyo.`,
    keepWeak: 'Itumie hivyo',
    same: 'Bado uko kwenye pembe ya mwisho. Nenda inayofuata, kisha uguse.',
    crossing: (side: number, other: number) =>
      `Upande wa ${side} na wa ${other} zinakatana, kwa hivyo hatuwezi kupima ukubwa. Ongeza pembe inayofuata, au futa ya mwisho.`,
    undo: 'Futa ya mwisho',
    finish: 'Hizi ndizo pembe zote',
  },

  map: {
    label: 'Ramani. Gusa ili kuweka pembe; buruta pembe ili kuisogeza.',
    how: 'Gusa pembe moja baada ya nyingine, hadi umalize kuzunguka. Buruta pembe ili kuisogeza.',
    corner: (n: number) => `Pembe ya ${n}`,
    midpoint: (n: number) => `Katikati ya pembe ya ${n} na inayofuata`,
    zoomIn: 'Sogeza karibu',
    zoomOut: 'Sogeza mbali',
    square: (m: string) => `Upana wa mraba mmoja ni mita ${m}.`,
    putHere: 'Weka pembe hapa katikati (+)',
    myPlace: 'Onyesha mahali nilipo',
    undo: 'Rudisha',
    remove: (n: number) => `Ondoa pembe ya ${n}`,
    anew: 'Ondoa pembe zote',
    typed: 'Pembe kwa nambari',
    typedHint: 'Pembe moja kwa kila mstari: latitudo, longitudo. Kwa mfano -0.30310, 36.08000',
    typedUse: 'Tumia nambari hizi',
    typedWrong: (line: number) => `Andika mstari wa ${line} kama latitudo, longitudo: -0.30310, 36.08000`,
    finish: 'Hili ndilo shamba',
    loading: 'Tunapakia ramani…',
    failed: 'Ramani haikupakuliwa. Angalia mtandao, au chagua njia nyingine.',
  },

  sides: {
    how: 'Pima kwa kufuata ardhi kutoka pembe hadi pembe, kwa mpangilio wa kuzunguka shamba.',
    shape: 'Shamba lina pande ngapi?',
    shapes: { rectangle: 'Nne, zenye pembe mraba', quad: 'Nne, pembe zozote', triangle: 'Tatu' },
    measured: 'Umepima kwa',
    units: { rope: 'Kamba au tepu, kwa mita', paces: 'Hatua' },
    side: (n: number) => `Upande wa ${n}`,
    length: 'Upande mrefu',
    width: 'Upande mfupi',
    diagonal: 'Kukatiza, kutoka pembe ya 1 hadi ya 3',
    diagonalHint: 'Kama unaweza kuupima mstari huo. Pande nne pekee hazitoshi kujua umbo.',
    inMetres: 'kwa mita',
    inPaces: 'idadi ya hatua',
    pace: 'Urefu wa hatua yako moja, kwa mita',
    paceHint: 'Tembea hatua kumi kando ya kamba, pima, kisha ugawanye kwa kumi. 0.75 ni makisio tu.',
    paceGuess: 'Tumetumia hatua ya mita 0.75, ambayo ni makisio.',
    between: (least: string, most: string) =>
      `Kwa pande hizi nne, shamba lina kati ya ekari ${least} na ${most}. Pima kukatiza ili upate ukubwa kamili.`,
    faults: {
      'sides.missing': 'Andika kila urefu kwa nambari iliyo zaidi ya 0, kwa mfano 42.5',
      'sides.unclear': 'Usiweke koma. Andika 1500 kwa elfu moja mia tano, au 1.5 kwa moja na nusu.',
      'sides.long': 'Andika upande ulio mfupi kuliko mita 20,000. Angalia urefu na kipimo chake.',
      'sides.impossible': 'Pande hizi hazikutani kwenye pembe. Pima tena; upande mmoja ni mrefu mno.',
    },
    where: 'Umbo linaweza kuonekana limegeuka kwenye ramani. Ukubwa ni sahihi kadiri ulivyopima.',
    finish: 'Hili ndilo shamba',
  },

  review: {
    title: 'Je, hili ndilo shamba lako?',
    save: 'Hifadhi mpaka huu',
    back: 'Ubadilishe',
    saved: 'Mpaka umehifadhiwa',
    savedOffline: 'Mpaka umehifadhiwa kwenye simu hii. Tutautuma ukiwa na mtandao.',
    failed: 'Mpaka haukuhifadhiwa',
    sizeChanges: (was: string) =>
      `Kufikia sasa shamba lilikuwa ${was}. Ukihifadhi, ukubwa wake utakuwa wa mpaka huu.`,
  },
  unnamed: 'Shamba lisilo na jina',
  notFound: 'Shamba hili haliko kwenye simu hii. Huenda limefutwa.',
} satisfies Words<typeof boundaryEn>;
