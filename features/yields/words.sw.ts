import type { yieldsEn } from './words.en.ts';

export const yieldsSw: typeof yieldsEn = {
  title: 'Utabiri wa mavuno',
  intro:
    'Shamba lako linaweza kutoa nini msimu huu: kati ya ngapi na ngapi, kinachobadilisha, na uhakika wake.',
  form: {
    field: 'Shamba',
    elsewhere: 'Ardhi isiyo kwenye mashamba yangu',
    crop: 'Zao',
    choose: 'Chagua',
    area: 'Ukubwa',
    unit: 'Kipimo',
    soil: 'Aina ya udongo',
    planted: 'Tarehe ya kupanda',
    plantedHint: 'Siku uliyopanda au utakayopanda',
    rain: 'Mvua inayotarajiwa',
    rains: { low: 'Chini ya kawaida', moderate: 'Ya kawaida', high: 'Zaidi ya kawaida' },
    rainHint:
      'Kwa siku ambazo bado hakuna utabiri. Mvua iliyonyesha shambani tangu kupanda huhesabiwa yenyewe.',
    fertilizer: 'Mbolea',
    fertilizers: {
      none: 'Hakuna',
      organic: 'Samadi au mboji',
      synthetic: 'Mbolea ya kununua',
      hybrid: 'Samadi na ya kununua',
    },
    amount: 'Mbolea ya kununua ni kiasi gani?',
    amounts: { half: 'Karibu nusu ya inayoshauriwa, au chini', full: 'Kiasi kinachoshauriwa' },
    seed: 'Mbegu',
    seeds: { saved: 'Ya mavuno yangu', improved: 'Iliyoboreshwa, si chotara', hybrid: 'Chotara mpya' },
    seedUnknown: 'Sijui',
    previous: 'Mavuno yako ya mwisho ya zao hili kwenye ardhi hii (unaweza kuacha)',
    previousHint: 'Mavuno yako mwenyewe hueleza shamba lako vizuri zaidi kuliko jedwali lolote.',
    recorded: (n: number, kg: string) =>
      n === 1
        ? `Mavuno yako ya mara moja yameandikwa: kilo ${kg} kwa hektari. Yanahesabiwa.`
        : `Mavuno yako ya mara ${n} yameandikwa, karibu kilo ${kg} kwa hektari. Yanahesabiwa.`,
    price: (unit: string) => `Bei yako ya ${unit} kwa shilingi (unaweza kuacha)`,
    priceUnits: { bag: 'gunia la kilo 90', kg: 'kilo moja' },
    priceKnown: (money: string, market: string, day: string) =>
      `Bei ya karibuni: ${money} kwa kilo, ${market}, ${day}.`,
    priceOld: 'Ni ya zamani; yako mwenyewe ingekuwa bora.',
    priceNone: 'Hakuna bei inayojulikana. Andika yako ili uone mapato.',
    predict: 'Tabiri mavuno yangu',
    cancel: 'Rudi kwenye mashamba',
  },
  health: {
    trouble: 'Ugonjwa au mdudu aliye kwenye zao sasa',
    hint: 'Taja tu unachokiona mwenyewe au kilichopatikana ulipokagua jani.',
    none: 'Sioni chochote',
    share: 'Umeenea sehemu gani ya shamba?',
    shares: {
      tenth: 'Sehemu ndogo, moja kwa kumi',
      quarter: 'Karibu robo',
      half: 'Karibu nusu',
      all: 'Karibu shamba zima',
    },
    treated: 'Umetibu mapema?',
    answers: { yes: 'Ndiyo', no: 'Bado' },
  },
  place: {
    fromField: (county: string) => `Mahali: kaunti ya ${county}, kutoka kwenye shamba.`,
    county: 'Kaunti ya ardhi',
    useDeviceLocation: 'Tumia mahali nilipo',
    looking: 'Mahali pako panatafutwa…',
    usesDeviceLocation: (county: string) => `Mahali: kaunti ya ${county}, simu hii ilipo.`,
    failed: 'Hatukupata mahali simu hii ilipo. Chagua kaunti mwenyewe.',
    outsideKenya: 'Simu hii haipo Kenya. Chagua kaunti ya ardhi.',
    nairobi: 'Tumia Nairobi badala yake',
    nairobiWarn:
      'Utabiri wa Nairobi si sahihi kwa ardhi ya mahali pengine: kaunti hutofautiana hata mara kumi. Chagua kaunti ukiweza.',
    willUseNairobi: 'Tutatumia Nairobi kwa makadirio. Hayatakuwa sahihi kwa ardhi ya mahali pengine.',
    isNairobi: 'Imehesabiwa kwa Nairobi kwa sababu ulikubali. Si sahihi kwa ardhi ya mahali pengine.',
    used: {
      field: (county: string) => `Mahali pa shamba pametumika: ${county}.`,
      county: (county: string) => `Kaunti uliyochagua imetumika: ${county}.`,
      here: (county: string) => `Mahali simu hii ilipo pametumika: ${county}.`,
      nairobi: () => 'Nairobi imetumika, kwa kuwa mahali pengine hapakujulikana.',
    },
    unconfirmed: 'Hakuna aliyethibitisha shamba hili lilipo, kwa hiyo chagua kaunti yake.',
  },
  faults: {
    crop: 'Aina ya zao inahitajika',
    area: 'Ukubwa wa shamba unahitajika',
    areaWrong: 'Andika ukubwa kwa nambari kubwa kuliko sifuri, kama 1.5',
    soil: 'Aina ya udongo inahitajika',
    planted: 'Tarehe ya kupanda inahitajika',
    rain: 'Mvua inayotarajiwa inahitajika',
    county: 'Chagua kaunti ya ardhi',
    price: 'Andika bei kwa shilingi ya kipimo hiki, kama 3,500',
    previous: 'Andika mavuno kwa nambari, au acha wazi',
    weight: 'Andika kimoja kina kilo ngapi',
  },
  outbox: 'Fungua yanayosubiri',
  analysing: 'Mavuno yako yanahesabiwa…',
  done: 'Uchambuzi wa AI umekamilika',
  notPredicted: 'Utabiri umeshindikana',
  unable: 'Utabiri haukuwezekana. Tafadhali jaribu tena.',
  unableForCrop: 'Mavuno hayakuweza kutabiriwa. Tafadhali jaribu tena.',
  result: {
    heading: (crop: string) => `Mavuno ya ${crop}`,
    bags: (low: string, high: string) => `Magunia ${low} hadi ${high} kwa ekari`,
    kgAcre: (low: string, high: string) => `Kilo ${low} hadi ${high} kwa ekari`,
    bagIs: 'Gunia ni kilo 90.',
    middle: (bags: string) => `Huenda yakawa karibu magunia ${bags}.`,
    middleKg: (kg: string) => `Huenda yakawa karibu kilo ${kg}.`,
    tonnes: (low: string, high: string, middle: string) =>
      `Tani ${low} hadi ${high} kwa hektari, katikati ni tani ${middle}`,
    whole: (size: string, low: string, high: string) => `Kutoka ${size}: kilo ${low} hadi ${high}`,
    sure: (n: string) => `Kiwango cha uhakika ${n} %`,
    sureText: (n: string) =>
      `Kati ya mashamba 100 kama lako, karibu 80 hupata mavuno yaliyo kati ya nambari hizi mbili, na karibu ${n} hupata mavuno yasiyo mbali na ya katikati kwa zaidi ya robo.`,
    income: 'Makadirio ya mapato',
    incomeRange: (low: string, high: string, middle: string) => `${low} hadi ${high}, katikati ni ${middle}`,
    dollars: (usd: string, rate: string, when: string) =>
      `Katikati ni karibu ${usd}, kwa KES ${rate} kwa dola (${when}).`,
    rate2025: '2025, kutoka bei za soko za WFP',
    incomeNote: 'Kabla ya gharama, yote yakiuzwa.',
    priceOwn: (money: string) => `Kwa bei yako ya ${money} kwa kilo.`,
    priceMarket: (money: string, market: string, day: string) => `Kwa ${money} kwa kilo: ${market}, ${day}.`,
    priceOld: 'Bei hii ni ya zamani.',
    noPrice: 'Hakuna bei inayojulikana: andika yako.',
    enter: 'Andika bei yangu',
    harvest: 'Mavuno yanatarajiwa',
    harvestOn: (day: string, from: string, to: string) => `Karibu ${day}, kati ya ${from} na ${to}`,
    noHarvest: 'Tarehe ya kuvuna zao hili haijulikani.',
    moved: 'Kilichobadilisha zaidi',
    nothing: 'Hakuna ulichosema kinachobadilisha mavuno ya kawaida ya hapa.',
    usual: (kg: string, county: string) => `Kawaida ya ${county}: tani ${kg} kwa hektari.`,
    usualKenya: (kg: string) => `Kawaida ya Kenya: tani ${kg} kwa hektari.`,
    parts: (weather: string, soil: string, care: string) =>
      `Hali ya hewa ${weather} · udongo ${soil} · kazi yako ${care}`,
    factors: {
      rain: 'Mvua',
      heat: 'Joto kali',
      date: 'Siku ya kupanda',
      fertilizer: 'Mbolea',
      seed: 'Mbegu',
      ground: 'Udongo',
      acid: 'Asidi ya udongo',
      health: 'Ugonjwa au wadudu',
    },
    raise: 'Jambo moja la kuongeza mavuno',
    better: {
      fertilizer: (kg: string) =>
        `Lisha zao vizuri zaidi ya ulivyosema: karibu kilo ${kg} zaidi kwa hektari.`,
      seed: (kg: string) => `Mbegu mpya ya chotara ya eneo lako: karibu kilo ${kg} zaidi kwa hektari.`,
      date: (kg: string) => `Panda wiki za kawaida, mvua inapoanza: karibu kilo ${kg} zaidi kwa hektari.`,
      acid: (kg: string) =>
        `Chokaa, kama upimaji wa udongo unavyoshauri: karibu kilo ${kg} zaidi kwa hektari.`,
      treat: (kg: string) =>
        `Shughulikia ugonjwa au mdudu sasa, kama ukurasa wake unavyosema: karibu kilo ${kg} zaidi kwa hektari.`,
    },
    nextSeason: 'Kwa msimu huu muda umepita; fanya hivyo msimu ujao.',
    noBetter: 'Unachofanya tayari kiko karibu na kilimo bora tunachohesabu.',
    advice: 'Mapendekezo',
    recommendations: {
      treat:
        'Shughulikia ugonjwa au mdudu kabla haujachelewa. Kagua jani, au soma ukurasa wake, uone hatua za kwanza.',
      record: 'Pima na uandike mavuno haya. Ukifanya hivyo, utabiri ujao utakuwa wa uhakika zaidi.',
      keepWater:
        'Hifadhi maji kwenye udongo: tandaza matandazo, palilia mapema, na piga matuta kukinga mteremko.',
      lime: 'Udongo una asidi. Uliza kiasi cha chokaa pamoja na upimaji wa udongo.',
      manure: 'Ongeza samadi au mboji: hulisha udongo huu na kuusaidia kushika maji.',
      window: (from: string, to: string) =>
        `Panda kati ya ${from} na ${to}, wiki za kawaida za kaunti yako, mvua ikianza.`,
      soilTest: 'Upimaji wa udongo hueleza mbolea ipi inalipa kwenye ardhi yako. Pima kabla ya kununua.',
    },
    risks: 'Kinachoweza kuharibika',
    riskFactors: {
      trouble: 'Ugonjwa au wadudu wanapunguza mavuno haya, na wanaweza kuenea.',
      troubleUnknown:
        'Hasara ya ugonjwa au mdudu haikuhesabiwa: hakuna kipimo cha hasara yake kilichopatikana.',
      hot: 'Kumekuwa na joto kuliko kawaida: mahindi hupoteza punje joto likizidi nyuzi 30.',
      dry: 'Maji ni machache kuliko msimu wa kawaida.',
      late: 'Umepanda kwa kuchelewa: kila siku baada ya wiki ya kwanza ya mvua hupunguza karibu sehemu moja kati ya mia.',
      restless: 'Mavuno ya kaunti hii hubadilika sana mwaka hadi mwaka.',
      acidGround: 'Udongo wenye asidi huzuia zao kupata chakula.',
      thinGround: 'Udongo huu hukauka haraka na una chakula kidogo.',
      noRecord: 'Mavuno yako ya nyuma hayajulikani, kwa hivyo nambari ya chini na ya juu ziko mbali.',
      countryFigure:
        'Nambari hii ni ya Kenya nzima, kwa kuwa hakuna aliyechapisha mavuno ya zao hili kwa kaunti yako.',
      rainNotCounted: 'Mvua haihesabiwi kwa zao hili.',
      atReach: 'Hiki ndicho kiasi cha juu ambacho wakulima hodari wa hapa hufikia; zaidi ya hapo hatuamini.',
    },
    why: 'Jinsi ilivyohesabiwa',
    noBetterThanMean: (county: string) =>
      `Kwa ${county}, nambari zetu za miaka iliyopita hazikuwa bora kuliko wastani wa kaunti yako.`,
    design: 'Kwa zao hili nafasi kati ya nambari ya chini na ya juu ni makadirio yetu, haijapimwa.',
    pending: 'Imehifadhiwa kwenye simu hii. Ikitumwa, seva itahesabu tena kwa hali ya hewa iliyo nayo.',
    refused: 'Seva haikuhifadhi utabiri huu. Sababu iko kwenye orodha ya yanayosubiri kutumwa.',
    again: 'Anza utabiri mpya',
    earlier: 'Utabiri wa awali',
    updated: (day: string) => `Ulifanywa ${day}`,
    disclaimer: 'Ni makadirio, si ahadi. Wadudu, mvua ya mawe, wizi na bei vinaweza kuyabadilisha.',
  },
  sources: {
    start: (kg: string, years: string, county: string) =>
      `Inaanza na tani ${kg} kwa hektari, ambazo kaunti ya ${county} inatarajiwa kutoa baada ya mavuno yake ya ${years} (KilimoSTAT, Wizara ya Kilimo, Kenya).`,
    startKenya: (kg: string, years: string) =>
      `Inaanza na tani ${kg} kwa hektari, katikati ya mavuno ya Kenya ya ${years} (FAOSTAT, © FAO, CC BY 4.0).`,
    times: (name: string, factor: string) => `${name}: mara ${factor}`,
    own: (n: number, kg: string) =>
      n === 1
        ? `Kisha mavuno yako ya kilo ${kg} kwa hektari huyavuta kuelekea kwake.`
        : `Kisha mavuno yako ya mara ${n}, karibu kilo ${kg} kwa hektari, huyavuta kuelekea kwake.`,
    rain: (seen: string, of: string) =>
      `Mvua: siku ${seen} kati ya ${of} za msimu zilipimwa au kutabiriwa kwa mahali pako; nyingine ni kama unavyotarajia, juu ya kawaida ya kaunti (hesabu ya maji ya FAO-56, itikio la zao kwa maji la FAO-33; mvua ya CHIRPS).`,
    rainWhy: {
      no_figure: 'Mvua haihesabiwi: hakuna kipimo kilichochapishwa cha jinsi zao hili linavyoitikia maji.',
      paddy: 'Mvua haihesabiwi: mpunga husimama kwenye maji.',
      no_climate: 'Mvua haihesabiwi: mvua ya kawaida ya mahali hapa haijulikani.',
    },
    heat: (days: string) =>
      `Joto: nyuzi-siku ${days} juu ya nyuzi 30, kupita kawaida ya mahali hapo; mahindi hupoteza asilimia 1 kwa kila moja, au 1.7 maji yakipungua (Lobell na wenzake 2011, majaribio zaidi ya 20,000 Afrika).`,
    health: (name: string, low: string, high: string, share: string, treated: boolean) =>
      `${name}: kwa kawaida hupoteza asilimia ${low} hadi ${high} mahali ulipo. Kiwango cha katikati kimehesabiwa kwa sehemu hii ya shamba: ${share.toLowerCase()}.${treated ? ' Ukitibu mapema, sehemu sita kwa kumi za hasara hubaki (makadirio yetu).' : ''}`,
    healthUnknown: (name: string) =>
      `${name}: haikuhesabiwa, kwa kuwa kipimo cha hasara yake hakikuwepo ilipohesabiwa.`,
    range:
      'Nambari ya chini na ya juu: utabiri kama huu ulikosea kiasi gani kwenye kaunti kuanzia 2017 hadi 2023, miaka ya mvua na ya kiangazi, na mashamba hutofautiana vipi. Ulijaribiwa kwa mavuno 289 ya kaunti bila kuangalia mbele: manne kati ya matano yalikuwa ndani.',
    rangeDesign:
      'Nambari ya chini na ya juu: ni makadirio yetu, na ziko mbali kuliko za mahindi, kwa kuwa hakuna aliyezipima kwa zao hili.',
    factors:
      'Uzito wa mbolea, mbegu, udongo na tarehe ni wetu, kutokana na majaribio nchini Kenya; haukupimwa kwenye ardhi yako.',
    weather: (temperature: string, humidity: string, day: string) =>
      `Hali ya hewa wakati huo: °C ${temperature}, unyevu ${humidity} % (${day}).`,
  },
};
