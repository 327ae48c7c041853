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
  toLive: 'IMESIMAMA. Washa: bei mpya zije zenyewe',
  refresh: 'Angalia upya',
  newest: (days: number) =>
    days <= 0
      ? 'Bei mpya zaidi: ya leo'
      : days === 1
        ? 'Bei mpya zaidi: ya jana'
        : `Bei mpya zaidi: ya siku ${days} zilizopita`,
  old: (days: number) => `Ya zamani: siku ${days}. Uliza sokoni kabla ya kuuza.`,
  oldAll: (months: number) =>
    `Hakuna bei ya siku 60 zilizopita. Zilizo hapa ni za zamani, zinaonyesha tu bei zilivyopanda na kushuka; mpya zaidi ina ${miezi(months)}.`,
  copyOld: 'Hizi ndizo simu yako ilizohifadhi. Zimepita siku moja.',
  copy: 'Hizi ndizo simu yako ilizohifadhi.',
  error: 'Bei za soko hazikupatikana',
  retry: 'Jaribu tena',
  offline: 'Hakuna mtandao, na zao hili halijawahi kufunguliwa kwenye simu hii.',
  empty: (crop: string) => `Bado hakuna bei za soko za ${crop.toLowerCase()}`,
  running: 'Bei za soko zinaletwa sasa...',
  updated: (day: string) => `Zililetwa mara ya mwisho ${day}`,
  neverUpdated: 'Bei hazijaletwa bado.',
  failed: (day: string) => `Jaribio la mwisho la kuleta bei halikufaulu (${day}).`,
  report: 'Tuma bei uliyoona',
  types: { wholesale: 'jumla', retail: 'rejareja', farm_gate: 'iliyotolewa shambani' },
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
  noDistance: 'umbali haujulikani',
  nearest: 'Soko la karibu',
  anyMarket: 'Bei mpya zaidi',
  perKg: (price: string) => `${price} kwa kilo`,
  usd: (usd: string) => `kama ${usd}`,
  rate: (kes: string, day: string, source: string) => `Dola 1 = shilingi ${kes} (${day}, ${source})`,
  noRate: 'Bei hizi hazikuja na kiwango cha kubadilisha fedha.',
  chart: {
    title: 'Miaka miwili',
    axis: (unit: string) => `KES kwa ${unit}`,
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
    median: (type: string) => `Mstari: bei ya katikati ya masoko yote ya mwezi, ${type}.`,
    band: (years: number) =>
      `Ukanda: bei ya kawaida ya mwezi huo kwa miaka ${years} iliyopita, kulingana na wastani wa miezi kumi na miwili ya mwisho.`,
    noBand: 'Hakuna ukanda: miaka inayojulikana haifiki mitatu.',
    table: 'Onyesha kama jedwali',
    hideTable: 'Ficha jedwali',
    month: 'Mwezi',
    price: 'Bei',
    markets: 'Masoko',
    usual: 'Kawaida',
    none: 'Hakuna bei ya miaka miwili iliyopita.',
  },
  markets: 'Masoko yanayoongoza',
  marketsNear: 'Masoko karibu na shamba',
  grade: (grade: string) => `daraja ${grade}`,
  quoted: (price: string, unit: string) => `ilitajwa ${price} kwa ${unit}`,
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
    lead: 'Kinachobaki kwenye bei ukishalipa usafiri na ada za soko.',
    market: 'Soko',
    transport: (unit: string) => `Usafiri wa ${unit}, shilingi`,
    fees: (unit: string) => `Ushuru wa soko, kupakia na kamisheni kwa ${unit}, shilingi`,
    result: (money: string, unit: string, market: string) =>
      `Unabaki na ${money} kwa ${unit} ukiuza ${market}.`,
    loss: (market: string) => `Ukiuza ${market}, usafiri na ada zinazidi bei yenyewe.`,
    best: (market: string) => `Kati ya masoko uliyopigia hesabu, ${market} linakuachia pesa nyingi zaidi.`,
    wrong: 'Andika shilingi kwa tarakimu, 0 au zaidi.',
    retail: 'Hii ni bei ya rejareja, anayolipa mnunuzi dukani. Mfanyabiashara atakupa chini ya hii.',
  },
  offer: {
    title: 'Je, dalali anakupa bei nzuri?',
    lead: 'Bei ambayo dalali anakupa shambani.',
    price: (unit: string) => `Anakupa shilingi ngapi kwa ${unit}?`,
    range: (low: string, high: string, unit: string) => `Bei ya haki ni ${low} hadi ${high} kwa ${unit}.`,
    costs: (n: number) =>
      n === 1
        ? 'Ndiyo inayokubakia kwenye soko 1 ukitoa gharama zako.'
        : `Ndiyo inayokubakia kwenye masoko ${n} ukitoa gharama zako.`,
    share:
      'Ni makadirio yetu: asilimia 60 hadi 80 ya bei ya jumla. Andika gharama zako hapo juu upate hesabu bora.',
    unknown:
      'Hakuna bei ya jumla ya siku 60 zilizopita ndani ya kilomita 150, kwa hiyo hakuna anayejua bei ya haki. Uliza kwenye masoko mawili.',
    verdicts: {
      low: 'Hiyo ni bei ya chini. Sokoni utapata zaidi.',
      fair: 'Hiyo ni bei ya haki.',
      good: 'Hiyo ni bei nzuri: inazidi ile inayokubakia ukiuza sokoni.',
    },
    said: 'Bei za madalali karibu na hapa',
    saidAnywhere: 'Bei ambazo madalali wametoa',
  },
  store: {
    title: 'Uuze sasa au uweke ghalani?',
    bag: 'Unahifadhi kwenye',
    bags: { ordinary: 'magunia ya kawaida', airtight: 'mifuko isiyopitisha hewa' },
    perishes: (crop: string) => `${crop}: zao hili haliwezi kukaa miezi, kwa hiyo hakuna hesabu ya kuweka.`,
    unknown: 'Bei za mwezi huu zinazojulikana hazifiki miaka mitatu, kwa hiyo hakuna anayejua.',
    advice: {
      store: (months: number, paid: number, years: number) =>
        `Kusubiri ${miezi(months)} kulileta pesa zaidi katika miaka ${paid} kati ya ${years}.`,
      sell: (paid: number, years: number) =>
        `Kusubiri mara chache huleta pesa zaidi: miaka ${paid} tu kati ya ${years}. Afadhali uuze sasa.`,
      unsure: (paid: number, years: number) =>
        `Hakuna anayejua: kusubiri kulileta pesa zaidi katika miaka ${paid} kati ya ${years}.`,
    },
    row: (months: number, low: string, high: string) =>
      `Baada ya ${miezi(months)}: ${low} hadi ${high} kwa kila shilingi 100 za sasa`,
    years: (paid: number, years: number) => `zaidi katika miaka ${paid} kati ya ${years}`,
    losses:
      'Mahindi yanayoharibika ghalani yameondolewa: asilimia 2 kwa siku mia za kwanza, kisha asilimia 10.5 kwenye magunia ya kawaida na 2 kwenye mifuko isiyopitisha hewa (majaribio yaliyojumlishwa 2022; jaribio la CIMMYT nchini Kenya).',
    noLosses: 'Kinachoharibika ghalani hakijulikani kwa zao hili na hakijaondolewa. Piga hesabu yako.',
    past: 'Hesabu ni ya bei za zamani. Msimu ujao unaweza kuwa tofauti.',
  },
  credit:
    'Bei ni za Shirika la Chakula Duniani (WFP) kupitia HDX (CC BY-IGO), orodha za KAMIS na wakulima. Bei zilizo chini ya nusu au juu ya mara mbili ya bei ya katikati ya nchi zimeachwa; masoko ya kambi za wakimbizi hayahesabiwi kuwa karibu.',
  form: {
    title: 'Tuma bei uliyoona',
    lead: 'Majirani wataona bei na soko, si jina lako.',
    kind: 'Ni bei gani?',
    kinds: { board: 'Bei ya sokoni', offer: 'Dalali amenipa bei' },
    crop: 'Zao',
    market: 'Soko au mahali',
    county: 'Kaunti',
    price: 'Bei kwa shilingi',
    measure: 'Kwa',
    each: 'Kimoja kina kilo ngapi?',
    day: 'Siku',
    photo: 'Piga picha ya bango',
    dropPhoto: 'Ondoa picha',
    photoFailed: 'Picha hii haisomeki. Piga nyingine.',
    photoAlt: 'Bango la bei',
    send: 'Tuma bei',
    sent: 'Imetumwa. Itaonekana kati ya bei ikiwa inaaminika; kama sivyo, mtu ataiangalia kwanza.',
    sentOffline: 'Imehifadhiwa kwenye simu hii. Tutaituma ukiwa na mtandao.',
    failed: 'Bei haikuweza kuhifadhiwa.',
    mine: 'Bei ulizotuma',
    status: { counted: 'Imehesabiwa', held: 'Mtu anaiangalia kwanza', refused: 'Haikuhesabiwa' },
    waits: 'Inasubiri kutumwa',
  },
} satisfies Words<typeof marketEn>;
