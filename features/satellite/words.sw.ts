import type { Words } from '#kit/pure/words.ts';
import type { satelliteEn } from './words.en.ts';

export const satelliteSw: Words<typeof satelliteEn> = {
  lead: 'Picha za setilaiti za shamba hili. Picha mpya huja kila siku tano hivi, anga likiwa wazi.',
  analyze: 'Chunguza shamba',
  findNewer: 'Tafuta picha mpya zaidi',
  satellite: 'Setilaiti',
  sample: 'Huu ni mchoro wa mfano, si picha halisi ya setilaiti.',
  sampleName: 'Mchoro wa mfano, si picha halisi ya setilaiti',
  setLocation: 'Thibitisha lilipo',
  unconfirmed: 'Thibitisha kwanza shamba hili lilipo, ili tupate picha zake za setilaiti.',
  offline: 'Kutafuta picha mpya kunahitaji mtandao. Uchunguzi wa awali umehifadhiwa hapa.',
  steps: {
    waiting: 'Inasubiri kuanza',
    done: 'Inaleta matokeo',
    searching: 'Inatafuta picha',
    looking: (pass, passes) => `Inakagua picha ya ${pass} kati ya ${passes}`,
    reading: (layers, mb) => `Inasoma tabaka ${layers} kati ya 6 · ${mb}`,
  },
  done: 'Uchunguzi wa setilaiti uko tayari.',
  failures: {
    no_passes: 'Hakuna picha za setilaiti za mahali hapa kwa miezi sita iliyopita.',
    not_seen:
      'Kwa miezi sita hakuna picha iliyoonyesha shamba hili vizuri: lilifunikwa na maji, kivuli au theluji.',
    all_hidden:
      'Mawingu yalifunika shamba hili kwenye kila picha ya miezi sita iliyopita. Tunakagua kila picha mpya.',
    unreachable:
      'Picha za setilaiti hazipatikani sasa. Uchunguzi wako wa awali uko salama. Jaribu tena baadaye.',
    wrong: 'Picha za setilaiti hazikusomeka. Uchunguzi wako wa awali uko salama. Jaribu tena kesho.',
    large: 'Shamba hili ni kubwa mno kuchunguzwa.',
    not_pro: 'Pro yako iliisha kabla uchunguzi haujakamilika.',
    ours: 'Kuna tatizo upande wetu. Jaribu tena. Jaribio hili halitahesabiwa kwenye kikomo cha leo.',
    gone: 'Shamba lilibadilishwa au kufutwa uchunguzi ukiendelea. Anza tena.',
  },
  pass: (day) => `Picha ya ${day}`,
  around:
    'Shamba hili ni dogo mno kupimwa peke yake. Takwimu hizi ni za mita 100 kulizunguka, pamoja na majirani.',
  aroundShort: 'Ni dogo mno kupimwa peke yake: takwimu hizi ni za mita 100 kulizunguka.',
  checkLeaf: 'Badala yake, kagua jani',
  approximateShort: 'Mpaka umekadiriwa kutokana na ukubwa wa shamba na mahali lilipo.',
  approximate:
    'Mpaka ni mraba uliokadiriwa kutokana na ukubwa na mahali. Zunguka shamba au uchore mpaka, ili takwimu ziwe za shamba lako tu.',
  view: 'Onyesha nini',
  views: { ndvi: 'Ukijani (NDVI)', rgb: 'Rangi halisi', infrared: 'Infraredi', moisture: 'Unyevu' },
  legends: {
    ndvi: ['udongo tu', 'kijani kingi'],
    moisture: ['kavu', 'yenye maji'],
    rgb: 'Kama unavyoliona kwa macho.',
    infrared: 'Majani hai hung’aa mekundu.',
  },
  picture: (view, day) => `${view}, ${day}, pamoja na mpaka wa shamba`,
  health: 'Afya ya shamba',
  healthAround: 'Mita 100 kulizunguka shamba',
  healthLabel: 'Afya',
  healthOf: (percent) => `asilimia ${percent}`,
  against: {
    crop: (ndvi, reference) =>
      `NDVI ya katikati ni ${ndvi}. Zao hili likiwa na umri huu kwa kawaida huonyesha ${reference}.`,
    canopy: (ndvi) =>
      `NDVI ya katikati ni ${ndvi}, kwa kipimo cha kuanzia udongo mtupu (0.15) hadi majani yaliyofunika shamba (0.85).`,
  },
  notCompared: {
    none: 'Ili tulinganishe shamba hili na zao lake, ongeza zao na siku ya kupanda.',
    undated: 'Ili tulinganishe shamba hili na zao lake, ongeza zao na siku ya kupanda.',
    over: 'Kufikia sasa zao hili lilipaswa kuwa limevunwa. Andika mavuno, au sahihisha siku ya kupanda.',
    several: 'Hapa kuna mazao kadhaa, kwa hivyo hatulinganishi na zao moja.',
    unknown: 'Zao hili halina takwimu zilizochapishwa.',
  },
  noHealth: 'Hatuna takwimu za kulinganisha zao hili likiwa na umri huu.',
  ndvi: 'Kiwango cha NDVI (wastani)',
  predicted: 'Mavuno yanayotarajiwa',
  tonnes: (crop, low, high, day) => `${crop}: tani ${low} hadi ${high}, makadirio ya ${day}`,
  noYield: 'Hayapatikani. Picha ya setilaiti peke yake haionyeshi mavuno.',
  toYield: 'Fungua utabiri wa mavuno',
  indices: 'Vipimo vya ukijani',
  means: 'Wastani wa eneo lote.',
  moistureIndex: 'Kipimo cha unyevu',
  stress: 'Upungufu wa maji',
  stresses: {
    low: 'Mdogo',
    moderate: 'Wa wastani',
    high: 'Mkubwa',
    other: 'Haujulikani: udongo unaonekana kati ya majani',
  },
  stressLimits: 'Viwango vya upungufu wa maji ni vyetu, havijajaribiwa Kenya.',
  season: 'Msimu',
  seasonAround: 'Msimu wa eneo linalozunguka shamba',
  trends: {
    rising: (change, days, error) =>
      `Ukijani umeongezeka kwa ${change} ndani ya siku ${days}, ${error} juu au chini.`,
    steady: (days, error) => `Ukijani haujabadilika kwa siku ${days}, ${error} juu au chini.`,
    falling: (change, days, error) =>
      `Ukijani umepungua kwa ${change} ndani ya siku ${days}, ${error} juu au chini.`,
  },
  noTrend: 'Ili kuonyesha mwenendo, tunahitaji picha tatu zisizo na mawingu.',
  expected: (ndvi, error) => `Siku hiyo zao lako kwa kawaida huonyesha ${ndvi}, ${error} juu au chini.`,
  expectedNear: 'Takwimu hizi ni za zao linalofanana nalo.',
  band: 'Ukanda unaonyesha kiwango cha kawaida cha zao lako kila siku ya msimu.',
  anomalies: {
    same: 'Kama awali: karibu sawa na ilivyokuwa katika picha wazi za mwisho za shamba hili.',
    below: (by) => `NDVI iko ${by} chini ya ilivyokuwa katika picha wazi za mwisho za shamba hili.`,
    above: (by) => `NDVI iko ${by} juu ya ilivyokuwa katika picha wazi za mwisho za shamba hili.`,
  },
  passes: (clear, hidden) =>
    `Picha zilizo wazi: ${clear}. Zilizoficha shamba: ${hidden} (mawingu, kivuli, maji)`,
  nothingSince: (n, why) =>
    `${n === '1' ? 'Picha moja ya baadaye haionyeshi' : `Picha ${n} za baadaye hazionyeshi`} shamba${why ? ` (${why})` : ''}.`,
  unseen: { cloud: 'mawingu', outside: 'ukingoni mwa picha', hidden: 'kivuli, maji au theluji' },
  table: 'Picha zote za msimu',
  day: 'Siku',
  areas: 'Sehemu zenye shida',
  areasHow: 'Alama (NDVI mara 100) ikiwa ndogo, ukijani ni mdogo.',
  area: (where, value, acres) => `Upande wa ${where}: ekari ${acres} hivi, alama ${value}`,
  noAreas: 'Hatukupata sehemu dhaifu.',
  advice: 'La kufanya',
  advices: {
    look_there:
      'Kagua sehemu zilizowekwa alama. Wadudu, maji yaliyotuama, udongo duni na mimea iliyokosekana hufanana kwenye picha ya setilaiti.',
    water:
      'Majani yana maji kidogo. Angalia udongo hadi kina cha kiganja, na usome ushauri wa maji wa shamba hili.',
    below_crop:
      'Shamba lina ukijani mdogo kuliko kawaida ya zao hili. Kagua magugu, upungufu wa mbolea na magonjwa.',
    walk_all: 'Tembea shamba lote: ukijani umepungua kuliko awali, na hakuna sehemu moja iliyo dhaifu zaidi.',
    photo: 'Kagua jani: kwa shamba dogo, jani hueleza mengi kuliko picha ya setilaiti.',
    wait_clear: 'Mawingu yalificha shamba kwenye picha mpya. Angalia tena baada ya wiki moja hivi.',
    good: 'Setilaiti haioni tatizo. Endelea hivyo, na uendelee kulitembelea shamba.',
  },
  alerts: {
    drop: (value, against) => `NDVI imeshuka hadi ${value}; awali ilikuwa karibu ${against}.`,
    below_crop: (value, against) =>
      `NDVI ${value} iko chini ya ${against}, kiwango cha chini cha kawaida cha zao hili.`,
    dry: (value) => `Kipimo cha unyevu ${value}: majani yanaonekana makavu.`,
  },
  severities: { critical: 'Hatari', high: 'Kubwa', medium: 'Inafaa kukaguliwa' },
  source: 'Chanzo cha data',
  sourceName: 'Copernicus Sentinel-2, ngazi ya 2A',
  confidence: 'Uhakika',
  confidenceWhy: (pixels, cloud) =>
    `Kanuni yetu wenyewe: nukta ${pixels} zilizo wazi na mawingu asilimia ${cloud}`,
  resolution: 'Ukubwa wa nukta',
  resolutionValue: 'mita 10',
  analysed: 'Ilichunguzwa',
  credit: 'Ina data ya Copernicus Sentinel iliyobadilishwa',
  export: 'Pakua ripoti',
  exported: 'Ripoti ya setilaiti imepakuliwa!',
  share: 'Tuma picha',
  saved: 'Picha imehifadhiwa.',
  noPicture: 'Picha haikutengenezwa kwenye simu hii. Uchunguzi wako uko salama. Jaribu tena.',
  refusals: {
    'satellite.not_found': 'Shamba hili halipo tena.',
    'satellite.off': 'Picha za setilaiti hazipatikani bado.',
    'satellite.unconfirmed': 'Thibitisha kwanza shamba hili lilipo.',
    'satellite.too_large': 'Shamba hili ni kubwa mno: kikomo ni hekta 2,000.',
    'satellite.too_many': 'Umefikia kikomo cha leo. Picha mpya huja kila siku tano hivi.',
    'plans.pro_only': 'Taarifa za setilaiti ni za Pro.',
  },
};
