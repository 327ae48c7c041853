import type { Words } from '#kit/pure/words.ts';
import type { smsUssdEn } from './words.en.ts';

export const smsUssdSw: Words<typeof smsUssdEn> = {
  menu: 'Mavuno. Tuma nambari:',
  topics: { weather: 'Hali ya hewa', alerts: 'Tahadhari', price: 'Bei ya zao', tasks: 'Kazi zangu' },
  misheard: 'Sijaelewa.',
  noFields: (link) => `Bado huna shamba kwenye Mavuno. Ongeza kwenye app: ${link}`,
  unnamed: (n) => `Shamba ${n}`,
  unconfirmed: (field) =>
    `${field}: hujathibitisha lilipo, kwa hivyo hatuna utabiri wake. Thibitisha kwenye app.`,
  noForecast: (field) => `${field}: bado hakuna utabiri. Uliza tena baada ya saa moja.`,
  oldForecast: (field) => `${field}: utabiri wa mwisho umepitwa na siku. Uliza tena baada ya saa moja.`,
  sample: 'MFANO, si kweli',
  today: 'Leo',
  tomorrow: 'Kesho',
  rain: (mm, percent) => (percent === null ? `mvua ${mm}mm` : `mvua ${mm}mm ${percent}%`),
  chance: (percent) => `mvua ${percent}%`,
  source: (name, at) => `${name}, ${at}`,
  other: (list) => `Shamba lingine: ${list}`,
  otherBySms: (list) => `Shamba lingine? Tuma ${list}`,
  noSuchField: (n) => `Hakuna shamba la ${n}.`,
  noAlerts: (at) => `Hakuna tahadhari kwa mashamba yako. Yaliangaliwa ${at}.`,
  notLooked: (fields) => `Bila kuangaliwa: ${fields} (mahali hapajathibitishwa).`,
  neverLooked: 'Bado hakuna utabiri wa mashamba yako. Uliza tena baada ya saa moja.',
  noPlace: 'Mahali pa mashamba yako hapajathibitishwa, kwa hiyo hakuna la kusema. Pathibitishe kwenye app.',
  price: {
    perUnit: (money, unit, kilo) => `${money} kwa ${unit} (${kilo} kwa kilo)`,
    perKg: (money) => `${money} kwa kilo`,
    units: {
      kg: 'kilo',
      bag_90kg: 'gunia la kilo 90',
      bag_50kg: 'gunia la kilo 50',
      debe: 'debe',
      gorogoro: 'gorogoro',
      crate: 'kreti',
      bunch: 'mkungu',
    },
    types: { wholesale: 'jumla', retail: 'rejareja', farm_gate: 'shambani' },
    reported: 'mkulima',
    old: 'Bei ya zamani: uliza sokoni.',
    none: (crop) => `${crop}: bado hakuna bei ya soko kwenye Mavuno. Uliza wanunuzi wawili kabla ya kuuza.`,
    other: (list) => `Zao lingine: ${list}`,
    bySms: 'Zao lingine? Tuma BEI na jina lake.',
  },
  tasks: (n) => `Kazi za kufanya (${n}):`,
  late: (title) => `${title} (imechelewa)`,
  noTasks: (link) => `Leo hakuna kazi. Andika kazi zako kwenye app: ${link}/farm-planning`,
  back: '0 menyu',
  stranger: (link) =>
    `Nambari hii haijulikani kwenye Mavuno. Fungua ${link}, iweke kwenye mipangilio na uithibitishe.`,
  started: 'Utapata tena ujumbe wa Mavuno. Tuma ACHA kuusitisha.',
  stopped: 'Hutapata tena ujumbe wa Mavuno hapa. Tuma ANZA kuupata tena.',
  question: {
    how: 'Kuuliza wakulima wengine, tuma SWALI na swali lako kwenye ujumbe mmoja, kwa mfano: SWALI Kwa nini majani ya mahindi yangu yanageuka manjano?',
    asked:
      'Swali lako liko kwenye jamii ya Mavuno, na kila mkulima anaweza kulisoma. Majibu ya kwanza yatakujia hapa.',
    waits:
      'Swali lako limefika. Msimamizi atalisoma kabla ya wengine kuliona. Majibu ya kwanza yatakujia hapa.',
    already: 'Umeuliza hili leo. Majibu yatakujia hapa.',
    unverified: (link) =>
      `Kuuliza hadharani, thibitisha kwanza barua pepe yako kwenye mipangilio: ${link}/settings`,
    refused: (link) =>
      `Swali halikuwekwa. Usiweke nambari ya simu, ombi la pesa wala kipimo cha dawa; au umeuliza mengi mno leo. Kwenye app: ${link}/community`,
    answer: (by, content, link) => `${by ?? 'Mkulima'} anajibu: ${content}\n${link}`,
  },
  photo: {
    answer: (name, percent) => `*${name}*, uhakika ${percent}%`,
    healthy: (name, percent) => `*${name}*, uhakika ${percent}%. Halihitaji tiba. Kagua tena baada ya wiki.`,
    first: 'Fanya kwanza:',
    organic: 'Njia ya asili:',
    candidates: 'Huenda ni mojawapo ya haya; app inaonyesha jinsi ya kuyatofautisha:',
    notSure:
      'Sina hakika hili ni nini. Tuma jani moja, kwa karibu, penye mwanga mzuri, na uandike zao chini ya picha.',
    otherCrop: (seen, chosen) =>
      `Hili linaonekana kuwa jani la ${seen}, si la ${chosen}. Fungua ukaguzi kwenye app useme ni mmea gani.`,
    noLeaf: 'Hakuna jani linaloonekana kwenye picha hii. Tuma jani moja, kwa karibu, penye mwanga mzuri.',
    unknownLeaf: 'Jani hili silijui. Mtaalamu anaweza kuliangalia kwenye app.',
    limit: (n) => `Umemaliza ukaguzi ${n} wa majani wa bure. Pro haina kikomo: angalia kwenye app.`,
    broken: 'Picha hii haisomeki. Itume tena kama picha, si kama faili.',
    late: 'Picha haikupatikana kutoka WhatsApp. Itume tena.',
    onlyPhotos: 'Ninasoma maandishi na picha za majani.',
    more: (link) => `Zaidi: ${link}`,
    unsure: 'Picha inaweza kukosea: linganisha dalili kwenye app kabla ya kutumia pesa.',
  },
};
