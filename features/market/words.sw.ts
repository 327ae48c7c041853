import type { Words } from '#kit/pure/words.ts';
import type { marketEn } from './words.en.ts';

const miezi = (n: number): string => (n === 1 ? 'mwezi 1' : `miezi ${n}`);

export const marketSw = {
  title: 'Bei za soko',
  crop: 'Zao',
  field: 'Karibu na shamba lipi?',
  live: 'MOJA KWA MOJA',
  paused: 'IMESIMAMA',
  waiting: 'Inasubiri bei mpya',
  toPauseWaiting: 'Inasubiri bei mpya. Simamisha: bei zibaki zilivyo',
  toPause: 'MOJA KWA MOJA. Simamisha: bei zibaki zilivyo',
  toLive: 'IMESIMAMA. Washa: onyesha bei mpya moja kwa moja',
  refresh: 'Sasisha',
  newest: (days: number) =>
    days <= 0
      ? 'Bei mpya zaidi: ya leo'
      : days === 1
        ? 'Bei mpya zaidi: ya jana'
        : `Bei mpya zaidi: ya siku ${days} zilizopita`,
  age: (days: number) => (days <= 0 ? 'leo' : days === 1 ? 'jana' : `siku ${days} zilizopita`),
  noData: 'Bado hakuna taarifa',
  noDataHow: 'Umeona bei sokoni? Itume: majirani wako nao wataiona.',
  old: (days: number) => `Ya zamani: siku ${days}. Uliza sokoni kabla ya kuuza.`,
  oldAll: (months: number) =>
    `Hakuna bei ya siku 60 zilizopita. Zilizo hapa ni za zamani, zinaonyesha tu bei zilivyopanda na kushuka; ya karibuni zaidi ni ya ${miezi(months)} ${months === 1 ? 'uliopita' : 'iliyopita'}.`,
  copyOld: 'Bei zilizohifadhiwa, zina zaidi ya siku moja.',
  copy: 'Bei zilizohifadhiwa.',
  error: 'Bei za soko hazikupatikana',
  retry: 'Jaribu tena',
  offline: 'Huna mtandao. Fungua zao hili ukiwa na mtandao; baadaye utaliona hata bila mtandao.',
  empty: (crop: string) => `Bado hakuna bei za soko za ${crop.toLowerCase()}`,
  running: 'Bei za soko zinaletwa sasa...',
  updated: (day: string) => `Zililetwa mara ya mwisho ${day}`,
  neverUpdated: 'Bado hazijasasishwa.',
  failed: (day: string) => `Bei hazikusasishwa (${day}).`,
  report: 'Tuma bei uliyoona',
  types: { wholesale: 'jumla', retail: 'rejareja', farm_gate: 'bei ya dalali' },
  sources: { wfp: 'takwimu za WFP', kamis: 'takwimu za KAMIS', reported: 'imetumwa na mkulima' },
  unit: 'Bei ya',
  per: {
    kg: 'kilo 1',
    bag_90kg: 'gunia la kilo 90',
    bag_50kg: 'gunia la kilo 50',
    debe: 'debe',
    gorogoro: 'gorogoro moja',
    crate: 'kreti',
    bunch: 'mkungu',
  },
  about: (kg: string) => `kama kilo ${kg}`,
  away: (km: string) => `kilomita ${km}`,
  perKg: (price: string) => `${price} kwa kilo`,
  usd: (usd: string) => `kama ${usd}`,
  rate: (kes: string, day: string, source: string) => `Dola 1 = shilingi ${kes} (${day}, ${source})`,
  noRate: 'Bei hizi hazina kiwango cha kubadilisha fedha.',
  chart: {
    moves: {
      up: (kes: string, since: string) => `Masoko yote: bei zimepanda ${kes} tangu ${since}`,
      down: (kes: string, since: string) => `Masoko yote: bei zimeshuka ${kes} tangu ${since}`,
      same: (_: string, since: string) => `Masoko yote: bei hazijabadilika tangu ${since}`,
      stopped: (month: string) => `Hakuna bei tangu ${month}`,
      only: 'Hadi sasa ni bei za mwezi mmoja tu',
    },
    usualNow: (month: string, low: string, high: string) => `Kawaida ya ${month}: ${low} hadi ${high}`,
    usualRange: 'bei za kawaida',
    title: 'Miaka miwili, mwezi kwa mwezi',
    range: (low: string, high: string) => `Kati ya ${low} na ${high}`,
    summary: (
      from: string,
      to: string,
      low: string,
      lowAt: string,
      high: string,
      highAt: string,
      last: string,
    ) =>
      `${from} hadi ${to}: ya chini ${low} mwezi wa ${lowAt}, ya juu ${high} mwezi wa ${highAt}, ya mwisho ${last}.`,
    median: (type: string) => `Mstari: bei ya katikati ya masoko yote mwezi huo, ${type}.`,
    band: (years: number) =>
      `Ukanda: bei ya kawaida ya mwezi huo kwa miaka ${years} iliyopita, kulingana na wastani wa miezi kumi na miwili ya mwisho.`,
    noBand: 'Hakuna ukanda: tuna bei za miaka isiyofika mitatu iliyopita.',
    month: 'Mwezi',
    price: 'Bei',
    markets: 'Masoko',
    usual: 'Kawaida',
    none: 'Hakuna bei ya miaka miwili iliyopita.',
  },
  markets: 'Masoko yanayoongoza',
  grade: (grade: string) => `daraja ${grade}`,
  stats: {
    title: 'Hali ya soko',
    volume: 'Mzigo wa siku moja',
    traders: 'Wanaotoa bei',
    cap: 'Thamani ya soko',
    best: 'Bei bora',
    volumeOf: (kg: string, day: string) => `kilo ${kg}, kama ilivyoripotiwa ${day}`,
    tradersOf: (n: number) =>
      n === 1 ? 'soko au mkulima 1 kwa siku 7' : `masoko na wakulima ${n} kwa siku 7`,
    capOf: (kes: string, day: string) => `${kes}: mzigo ulioripotiwa mara bei, ${day}`,
    none: 'haijaripotiwa',
  },
  net: {
    title: 'Pesa mkononi',
    lead: 'Pesa unazobaki nazo baada ya usafiri na ada za soko.',
    before: 'Kabla ya usafiri. Gusa soko uondoe gharama zako.',
    after: (kes: string) => `baada ya ${kes} za usafiri na ada`,
    add: (market: string) => `${market}: andika gharama zako`,
    transport: (unit: string) => `Usafiri wa ${unit}, shilingi`,
    fees: (unit: string) => `Ushuru wa soko, kupakia na kamisheni kwa ${unit}, shilingi`,
    result: (money: string, unit: string, market: string) =>
      `Unabaki na ${money} kwa ${unit} ukiuza ${market}.`,
    loss: (market: string) => `Ukiuza ${market}, usafiri na ada zinazidi pesa utakazopata.`,
    best: (market: string) => `Kati ya masoko uliyolinganisha, unabaki na pesa nyingi zaidi ${market}.`,
    wrong: 'Andika shilingi kwa nambari, 0 au zaidi.',
    retail: 'Hii ni bei ya dukani. Mfanyabiashara atakulipa chini ya hii.',
  },
  offer: {
    title: 'Je, bei ya dalali ni ya haki?',
    lead: 'Bei ambayo dalali anakupa shambani.',
    price: (unit: string) => `Bei ya dalali kwa ${unit}, shilingi`,
    range: (low: string, high: string, unit: string) => `Bei ya haki ni ${low} hadi ${high} kwa ${unit}.`,
    costs: (n: number) =>
      n === 1
        ? 'Hizi ndizo pesa utakazobaki nazo kwenye soko 1 ukitoa gharama zako.'
        : `Hizi ndizo pesa utakazobaki nazo kwenye masoko ${n} ukitoa gharama zako.`,
    share:
      'Makadirio yetu: asilimia 60 hadi 80 ya bei ya jumla. Gusa soko hapo juu na uandike gharama zako, upate hesabu bora.',
    unknown:
      'Hatuna bei ya jumla ya karibuni ndani ya kilomita 150 ya kulinganisha. Uliza kwenye masoko mawili.',
    verdicts: {
      low: 'Hiyo ni bei ya chini. Sokoni utapata zaidi.',
      fair: 'Hiyo ni bei ya haki.',
      good: 'Hiyo ni bei nzuri: inazidi pesa unazobaki nazo ukiuza sokoni.',
    },
    said: 'Bei za madalali karibu na hapa',
    saidAnywhere: 'Bei za madalali',
  },
  store: {
    title: 'Kuuza sasa au kuhifadhi?',
    bag: 'Unahifadhi kwenye',
    bags: { ordinary: 'magunia ya kawaida', airtight: 'mifuko isiyopitisha hewa' },
    perishes: (crop: string) =>
      `${crop}: zao hili haliwezi kuhifadhiwa kwa miezi, kwa hivyo hakuna cha kulinganisha.`,
    unknown: 'Tuna bei za mwezi huu za miaka isiyofika mitatu, kwa hivyo hatuwezi kushauri.',
    advice: {
      store: (months: number, paid: number, years: number) =>
        `Kuhifadhi ${miezi(months)} kulileta pesa zaidi katika miaka ${paid} kati ya ${years}.`,
      sell: (paid: number, years: number) =>
        `Kuhifadhi hakukuleta pesa zaidi mara nyingi: isizidi miaka ${paid} kati ya ${years}. Ni afadhali kuuza sasa.`,
      unsure: (paid: number, years: number) =>
        `Ni vigumu kusema: kuhifadhi kulileta pesa zaidi katika miaka isiyozidi ${paid} kati ya ${years}.`,
    },
    row: (months: number, low: string, high: string) =>
      `Baada ya ${miezi(months)}: ${low} hadi ${high} kwa kila shilingi 100 za sasa`,
    years: (paid: number, years: number) => `zaidi katika miaka ${paid} kati ya ${years}`,
    losses:
      'Tumeondoa mahindi makavu yanayoharibika ghalani: asilimia 2 siku 100 za kwanza. Baadaye ni asilimia 10.5 kwenye magunia ya kawaida na 2 kwenye mifuko isiyopitisha hewa (majaribio matano yaliyojumlishwa 2022; jaribio la CIMMYT nchini Kenya).',
    noLosses: 'Hesabu hii haina hasara ya ghalani: hatuna takwimu za zao hili. Ondoa hasara yako mwenyewe.',
    past: 'Hesabu ni ya bei za zamani. Msimu ujao unaweza kuwa tofauti.',
  },
  credit:
    'Bei ni za Shirika la Chakula Duniani (WFP) kupitia HDX (CC BY-IGO), orodha za KAMIS na wakulima. Tunaacha bei zilizo mbali na kiwango cha kawaida, na hatuonyeshi masoko ya kambi za wakimbizi kuwa ya karibu.',
  form: {
    title: 'Tuma bei uliyoona',
    lead: 'Majirani wataona bei na soko, si jina lako.',
    kind: 'Ni bei gani?',
    kinds: { board: 'Bei ya sokoni', offer: 'Bei ya dalali' },
    crop: 'Zao',
    market: 'Soko au mahali',
    county: 'Kaunti',
    price: 'Bei kwa shilingi',
    measure: 'Kwa',
    each: 'Gunia, kreti au mkungu mmoja una kilo ngapi?',
    day: 'Siku',
    photo: 'Piga picha ya bango',
    dropPhoto: 'Ondoa picha',
    photoFailed: 'Picha hii haisomeki. Piga nyingine.',
    photoAlt: 'Bango la bei',
    send: 'Tuma bei',
    sent: 'Imetumwa. Bei ikionekana si ya kawaida, wasimamizi wataikagua kwanza.',
    sentOffline: 'Imehifadhiwa kwenye simu hii. Tutaituma ukiwa na mtandao.',
    failed: 'Bei haikuhifadhiwa. Bado iko kwenye ukurasa huu.',
    mine: 'Bei ulizotuma',
    status: { counted: 'Inatumika', held: 'Wasimamizi wanaikagua', refused: 'Haitumiki' },
    waits: 'Inasubiri kutumwa',
  },
} satisfies Words<typeof marketEn>;
