import type { Words } from '#kit/pure/words.ts';
import type { boundaryEn } from './words.en.ts';

export const boundarySw = {
  title: 'Mpaka',
  titleOf: (name: string) => `Mpaka wa ${name}`,
  ask: 'Ungependa kuonyesha umbo la shamba hili kwa njia gani?',
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
  drawWaits: 'Ramani itaingia kwenye simu hii mtandao ukipatikana. Njia nyingine tatu hazihitaji mtandao.',
  cancel: 'Ghairi',
  otherWay: 'Chagua njia nyingine',
  noLoss: 'Hakuna ulichopima kilichopotea.',

  acres: (n: string) => `ekari ${n}`,
  squareMetres: (n: string) => `mita za mraba ${n}`,
  plusMinus: (n: string) => `± ${n}`,
  inOther: (hectares: string, squareMetres: string) => `hekta ${hectares} · mita za mraba ${squareMetres}`,
  metres: (n: string) => `mita ${n}`,
  round: (metres: string) => `kuzunguka ni mita ${metres}`,
  outlineOf: 'Umbo kufikia sasa',
  finishedOutline: 'Umbo lililokamilika',

  resume: {
    walk: (ago: string) => `Ulikuwa ukitembea mpaka huu (${ago})`,
    corners: (ago: string) => `Ulikuwa ukiweka pembe (${ago})`,
    draw: (ago: string) => `Ulikuwa ukichora mpaka huu (${ago})`,
    sides: (ago: string) => `Ulikuwa ukiandika urefu wa pande (${ago})`,
    text: 'Yote uliyopima hadi hapo yamehifadhiwa kwenye simu hii.',
    goOn: 'Endelea',
    anew: 'Anza upya',
    anewTitle: 'Ungependa kuanza upya?',
    anewText: 'Ulichopima cha mpaka huu kitatupwa. Shamba litabaki na umbo lililo nalo sasa.',
  },
  storage: {
    full: 'Simu hii imejaa: alama mpya hazitahifadhiwa programu ikifungwa. Zote za mwanzo bado zipo. Maliza sasa, au futa vitu kadhaa upate nafasi kisha uendelee.',
    unavailable: 'Kivinjari hiki hakihifadhi chochote kwenye simu. Usifunge ukurasa huu kabla hujamaliza.',
  },

  place: {
    'place.denied':
      'Simu hairuhusu Mavuno kujua mahali ulipo. Fungua mipangilio ya simu, ruhusu programu hii kujua mahali, kisha ujaribu tena.',
    'place.slow': 'Simu bado inatafuta mahali ulipo. Simama mahali wazi, mbali na miti na kuta.',
    'place.unavailable':
      'Simu haiwezi kujua mahali ulipo. Washa huduma ya mahali kwenye mipangilio ya simu, kisha usimame mahali wazi.',
    again: 'Jaribu tena',
    other: 'Bila huduma ya mahali unaweza kuchora shamba, au kuandika urefu wa pande zake.',
    looking: 'Inatafuta mahali ulipo…',
    accuracy: (m: string) => `Mahali panajulikana, tofauti haizidi mita ${m}`,
  },

  walk: {
    start: 'Anza kutembea hapa',
    how: 'Nenda kwenye pembe moja ya shamba. Shika simu mkononi ikiwa imewaka, anza, kisha utembee kando ya mpaka hadi urudi ulipoanzia.',
    waiting: (m: string, gate: string) =>
      `Tofauti ya mahali ni mita ${m}. Subiri ifike mita ${gate} au chini; simama mahali wazi. Isipofika, chagua njia nyingine.`,
    ready: (m: string) => `Tofauti ya mahali haizidi mita ${m}. Unaweza kuanza.`,
    notTaken: {
      weak: (m: string, gate: string) =>
        `Alama hii haikuchukuliwa: tofauti ya mahali ni mita ${m}, na inatakiwa isizidi mita ${gate}. Simama mahali wazi kidogo.`,
      warming: () => 'Simama tuli kidogo. Simu inatafuta mahali hasa ulipo.',
      jump: (_: string, _gate: string, off: string) =>
        `Alama hii haikuchukuliwa: simu ilionyesha kuwa umesogea mita ${off} ghafla, na hakuna mtu anayetembea kwa kasi hiyo. Simama tuli kidogo; itarudi.`,
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
      'Umesimamisha. Alama hazichukuliwi. Endelea pale uliposimama, au kwingine: mstari mnyoofu utachorwa katikati.',
    skipping: 'Zunguka kwa njia yoyote hadi upande huu unapoishia. Alama hazichukuliwi hadi uguse.',
    pause: 'Simamisha',
    goOn: 'Endelea',
    cannot: 'Siwezi kutembea upande huu',
    sideEnds: 'Upande unaishia hapa',
    undo: 'Futa ya mwisho',
    finish: 'Maliza hapa',
    finishNow: 'Maliza sasa',
    straight: 'Ukimaliza hapa, mstari mnyoofu utachorwa hadi ulipoanzia.',
    back: 'Umerudi ulipoanzia. Maliza, au endelea kutembea.',
  },

  corners: {
    how: 'Nenda kwenye pembe ya kwanza ya shamba, simama tuli kisha uguse. Halafu nenda inayofuata, hadi umalize kuzunguka.',
    take: (n: number) => `Nimesimama kwenye pembe ya ${n}`,
    taking: (n: number, of: number) => `Simama tuli: vipimo ${n} kati ya ${of}`,
    taken: (n: number, m: string) => `Pembe ya ${n} imehifadhiwa, tofauti haizidi mita ${m}`,
    weak: (m: string) =>
      `Tofauti ya mahali hapa ni mita ${m}. Simama mahali wazi uguse tena, au uiache hivyo.`,
    keepWeak: 'Iache hivyo',
    same: 'Bado uko kwenye pembe ya mwisho. Nenda inayofuata, kisha uguse.',
    crossing: (side: number, other: number) =>
      `Kwa sasa upande wa ${side} na wa ${other} zinakatana, kwa hivyo ukubwa hauwezi kusemwa. Nenda pembe inayofuata, au futa ya mwisho.`,
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
    putHere: 'Pembe kwenye msalaba',
    myPlace: 'Onyesha mahali nilipo',
    undo: 'Rudisha nyuma',
    remove: (n: number) => `Ondoa pembe ya ${n}`,
    anew: 'Ondoa pembe zote',
    typed: 'Pembe kwa nambari',
    typedHint: 'Pembe moja kwa kila mstari: latitudo, longitudo. Kwa mfano -0.30310, 36.08000',
    typedUse: 'Tumia nambari hizi',
    typedWrong: (line: number) =>
      `Mstari wa ${line} si latitudo na longitudo. Andika kama -0.30310, 36.08000`,
    finish: 'Hili ndilo shamba',
    loading: 'Inaleta ramani…',
    failed: 'Ramani haikupatikana. Angalia mtandao ujaribu tena, au chagua njia nyingine.',
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
    diagonalHint: 'Ikiwa unaweza kuipima. Pande nne pekee hazitoshi kujua umbo.',
    inMetres: 'kwa mita',
    inPaces: 'idadi ya hatua',
    pace: 'Urefu wa hatua yako moja, kwa mita',
    paceHint: 'Tembea hatua kumi kando ya kamba, pima, kisha ugawanye kwa kumi. 0.75 ni makisio tu.',
    paceGuess: 'Imehesabiwa kwa hatua ya mita 0.75, ambayo ni makisio.',
    between: (least: string, most: string) =>
      `Kwa pande hizi nne, shamba lina kati ya ekari ${least} na ${most}. Pima kukatiza ili ujue hasa.`,
    faults: {
      'sides.missing': 'Andika kila urefu kwa nambari iliyo zaidi ya 0, kwa mfano 42.5',
      'sides.unclear':
        'Koma kabla ya tarakimu tatu inaweza kusomeka kwa njia mbili. Andika 1500 kwa elfu moja mia tano, 1.5 kwa moja na nusu.',
      'sides.long': 'Upande lazima uwe mfupi kuliko mita 20,000. Angalia tena urefu na kipimo chake.',
      'sides.impossible': 'Pande hizi hazikutani kwenye pembe. Pima tena; upande mmoja ni mrefu mno.',
    },
    where:
      'Urefu wa pande hauonyeshi kaskazini ni wapi, kwa hivyo umbo linaweza kugeuka kwenye ramani. Ukubwa wake ni sahihi kadiri urefu ulivyo sahihi.',
    finish: 'Hili ndilo shamba',
  },

  review: {
    title: 'Je, hili ndilo shamba lako?',
    save: 'Hifadhi umbo hili',
    back: 'Libadilishe',
    saved: 'Mpaka umehifadhiwa',
    savedOffline: 'Mpaka umehifadhiwa kwenye simu hii. Utatumwa mtandao ukipatikana.',
    failed: 'Mpaka haukuhifadhiwa',
    sizeChanges: (was: string) =>
      `Kufikia sasa shamba lilikuwa ${was}. Ukihifadhi, ukubwa wake utakuwa wa umbo hili.`,
  },
  unnamed: 'Shamba lisilo na jina',
  notFound: 'Shamba hili haliko kwenye simu hii. Huenda limefutwa.',
} satisfies Words<typeof boundaryEn>;
