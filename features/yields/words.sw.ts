import type { yieldsEn } from './words.en.ts';

export const yieldsSw: typeof yieldsEn = {
  title: 'Utabiri wa mavuno',
  intro: 'Shamba lako linaweza kutoa mavuno kiasi gani msimu huu, kinachoyabadilisha, na uhakika wetu.',
  form: {
    field: 'Shamba',
    elsewhere: 'Shamba lisilo kwenye orodha yangu',
    crop: 'Zao',
    choose: 'Chagua',
    area: 'Ukubwa',
    unit: 'Kipimo',
    soil: 'Aina ya udongo',
    planted: 'Tarehe ya kupanda',
    plantedHint: 'Siku uliyopanda au utakayopanda',
    rain: 'Mvua inayotarajiwa',
    rains: { low: 'Chini ya kawaida', moderate: 'Ya kawaida', high: 'Zaidi ya kawaida' },
    rainHint: 'Kwa siku zisizo na utabiri bado. Mvua iliyonyesha tangu kupanda imeshahesabiwa.',
    fertilizer: 'Mbolea',
    fertilizers: {
      none: 'Hakuna',
      organic: 'Samadi au mboji',
      synthetic: 'Mbolea ya kununua',
      hybrid: 'Samadi na ya kununua',
    },
    amount: 'Mbolea ya kununua ni kiasi gani?',
    amounts: { half: 'Karibu nusu ya kiasi kinachoshauriwa, au chini', full: 'Kiasi kinachoshauriwa' },
    seed: 'Mbegu',
    seeds: { saved: 'Ya mavuno yangu', improved: 'Iliyoboreshwa, si chotara', hybrid: 'Chotara mpya' },
    seedUnknown: 'Sijui',
    previous: 'Mavuno yako ya mwisho ya zao hili kwenye shamba hili (si lazima)',
    previousHint: 'Mavuno yako mwenyewe hueleza shamba lako vizuri kuliko jedwali lolote.',
    recorded: (n: number, kg: string) =>
      n === 1
        ? `Umeandika mavuno mara moja: kilo ${kg} kwa hekta. Tunayatumia kwenye makadirio haya.`
        : `Umeandika mavuno mara ${n}, karibu kilo ${kg} kwa hekta. Tunayatumia kwenye makadirio haya.`,
    price: (unit: string) => `Bei yako ya ${unit} kwa shilingi (si lazima)`,
    priceUnits: { bag: 'gunia la kilo 90', kg: 'kilo moja' },
    priceKnown: (money: string, market: string, day: string) =>
      `Bei ya karibuni: ${money} kwa kilo, ${market}, ${day}.`,
    priceOld: 'Bei hii ni ya zamani. Andika yako ukiweza.',
    priceNone: 'Hatujapata bei. Andika yako ili uone mapato.',
    predict: 'Tabiri mavuno yangu',
    cancel: 'Rudi kwenye mashamba',
  },
  health: {
    trouble: 'Ugonjwa au mdudu aliye kwenye zao sasa',
    hint: 'Taja tu ulichokiona, au kilichopatikana ulipokagua jani.',
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
    county: 'Kaunti',
    useDeviceLocation: 'Tumia mahali nilipo',
    looking: 'Tunatafuta mahali ulipo…',
    waits: 'Tunatafuta mahali ulipo kwanza. Kisha makadirio yatakuja yenyewe.',
    usesDeviceLocation: (county: string) => `Mahali: kaunti ya ${county}, simu hii ilipo.`,
    failed: 'Hatukupata mahali simu hii ilipo. Chagua kaunti mwenyewe.',
    outsideKenya: 'Simu hii haipo Kenya. Chagua kaunti.',
    nairobi: 'Tumia Nairobi badala yake',
    nairobiWarn:
      'Makadirio ya Nairobi si sahihi kwa kaunti nyingine: mavuno hutofautiana hata mara kumi. Chagua kaunti yako.',
    willUseNairobi: 'Tutatumia Nairobi kwa makadirio. Hayatakuwa sahihi kwa kaunti nyingine.',
    isNairobi: 'Haya ni makadirio ya Nairobi, kama ulivyochagua. Si sahihi kwa kaunti nyingine.',
    used: {
      field: (county: string) => `Tumetumia mahali pa shamba: ${county}.`,
      county: (county: string) => `Tumetumia kaunti uliyochagua: ${county}.`,
      here: (county: string) => `Tumetumia mahali simu hii ilipo: ${county}.`,
      nairobi: () => 'Tumetumia Nairobi, kwa kuwa hatukuwa na mahali pengine.',
    },
    unconfirmed: 'Hujathibitisha shamba hili lilipo. Chagua kaunti yake.',
  },
  faults: {
    crop: 'Chagua aina ya zao',
    area: 'Andika ukubwa wa shamba',
    areaWrong: 'Andika ukubwa kwa nambari kubwa kuliko sifuri, kama 1.5',
    soil: 'Chagua aina ya udongo',
    planted: 'Chagua tarehe ya kupanda',
    rain: 'Chagua mvua inayotarajiwa',
    county: 'Chagua kaunti',
    price: 'Andika bei kwa shilingi ya kipimo hiki, kama 3,500',
    previous: 'Andika mavuno kwa nambari, au acha wazi',
    weight: 'Andika uzito wa kipimo kimoja kwa kilo',
  },
  outbox: 'Fungua Sanduku la kutuma',
  analysing: 'Tunakadiria mavuno yako…',
  done: 'Uchambuzi wa AI umekamilika',
  notPredicted: 'Mavuno hayakukadiriwa',
  unable: 'Makadirio hayakupatikana. Tafadhali jaribu tena.',
  unableForCrop: 'Mavuno hayakukadiriwa. Tafadhali jaribu tena.',
  result: {
    heading: (crop: string) => `Mavuno ya ${crop}`,
    bags: (low: string, high: string) => `Magunia ${low} hadi ${high} kwa ekari`,
    kgAcre: (low: string, high: string) => `Kilo ${low} hadi ${high} kwa ekari`,
    bagIs: 'Gunia ni kilo 90.',
    middle: (bags: string) => `Uwezekano mkubwa ni magunia ${bags} hivi.`,
    middleKg: (kg: string) => `Uwezekano mkubwa ni kilo ${kg} hivi.`,
    tonnes: (low: string, high: string, middle: string) =>
      `Tani ${low} hadi ${high} kwa hekta; uwezekano mkubwa ni tani ${middle}`,
    whole: (size: string, low: string, high: string) => `Shamba lako la ${size}: kilo ${low} hadi ${high}`,
    sure: (n: string) => `Kiwango cha uhakika ${n}%`,
    sureText: (n: string) =>
      `Kati ya mashamba 100 kama lako, karibu 80 hupata mavuno yaliyo kati ya nambari hizi mbili, na karibu ${n} hupata mavuno yasiyo mbali na ya katikati kwa zaidi ya robo.`,
    income: 'Makadirio ya mapato',
    incomeRange: (low: string, high: string, middle: string) =>
      `${low} hadi ${high}; uwezekano mkubwa ni ${middle}`,
    dollars: (usd: string, rate: string, when: string) =>
      `Uwezekano mkubwa ni karibu ${usd}, kwa KES ${rate} kwa dola (${when}).`,
    rate2025: '2025, kutoka bei za soko za WFP',
    incomeNote: 'Kabla ya gharama, yote yakiuzwa.',
    priceOwn: (money: string) => `Kwa bei yako ya ${money} kwa kilo.`,
    priceMarket: (money: string, market: string, day: string) => `Kwa ${money} kwa kilo: ${market}, ${day}.`,
    priceOld: 'Bei hii ni ya zamani.',
    noPrice: 'Hatujapata bei. Andika yako.',
    enter: 'Andika bei yangu',
    harvest: 'Mavuno yanatarajiwa',
    harvestOn: (day: string, from: string, to: string) => `Karibu ${day}, kati ya ${from} na ${to}`,
    noHarvest: 'Hatuna tarehe ya kuvuna zao hili.',
    moved: 'Kilichobadilisha zaidi',
    nothing: 'Uliyoandika hayabadilishi mavuno ya kawaida ya hapa.',
    usual: (kg: string, county: string) => `Kawaida ya ${county}: tani ${kg} kwa hekta.`,
    usualKenya: (kg: string) => `Kawaida ya Kenya: tani ${kg} kwa hekta.`,
    parts: (weather: string, soil: string, care: string) =>
      `Hali ya hewa ${weather} · udongo ${soil} · kazi yako ${care}`,
    factors: {
      rain: 'Mvua',
      heat: 'Joto kali',
      date: 'Siku ya kupanda',
      fertilizer: 'Mbolea',
      seed: 'Mbegu',
      ground: 'Udongo',
      acid: 'Udongo wenye asidi',
      health: 'Ugonjwa au wadudu',
    },
    raise: 'Jambo moja la kuongeza mavuno',
    better: {
      fertilizer: (kg: string) => `Weka mbolea zaidi ya uliyotaja: karibu kilo ${kg} zaidi kwa hekta.`,
      seed: (kg: string) => `Mbegu mpya ya chotara ya eneo lako: karibu kilo ${kg} zaidi kwa hekta.`,
      date: (kg: string) => `Panda wiki za kawaida, mvua inapoanza: karibu kilo ${kg} zaidi kwa hekta.`,
      acid: (kg: string) =>
        `Weka chokaa, kama upimaji wa udongo unavyoshauri: karibu kilo ${kg} zaidi kwa hekta.`,
      treat: (kg: string) =>
        `Shughulikia ugonjwa au mdudu sasa, kama ukurasa wake unavyosema: karibu kilo ${kg} zaidi kwa hekta.`,
    },
    nextSeason: 'Kwa msimu huu muda umepita; fanya hivyo msimu ujao.',
    noBetter: 'Tayari unalima karibu kabisa na njia bora inayoshauriwa.',
    advice: 'Mapendekezo',
    recommendations: {
      treat:
        'Shughulikia ugonjwa au mdudu kabla haujachelewa. Kagua jani, au soma ukurasa wake, uone hatua za kwanza.',
      record: 'Pima na uandike mavuno haya. Ukifanya hivyo, makadirio yajayo yatakuwa ya uhakika zaidi.',
      keepWater:
        'Hifadhi maji kwenye udongo: tandaza matandazo, palilia mapema, na piga matuta kukinga mteremko.',
      lime: 'Udongo una asidi. Ukipima udongo, uliza kiasi cha chokaa.',
      manure: 'Ongeza samadi au mboji: hulisha udongo huu na kuusaidia kushika maji.',
      window: (from: string, to: string) =>
        `Panda kati ya ${from} na ${to}, wiki za kawaida za kaunti yako, mvua ikianza.`,
      soilTest: 'Upimaji wa udongo huonyesha mbolea ipi inalipa kwenye ardhi yako. Pima kabla ya kununua.',
    },
    risks: 'Hatari zinazoweza kupunguza mavuno',
    riskFactors: {
      trouble: 'Ugonjwa au wadudu wanapunguza mavuno haya, na wanaweza kuenea.',
      troubleUnknown: 'Hatukuhesabu hasara ya ugonjwa au mdudu huyu: hakuna takwimu zilizopimwa.',
      hot: 'Kumekuwa na joto kuliko kawaida: mahindi hupoteza punje joto likizidi nyuzi 30.',
      dry: 'Maji ni machache kuliko msimu wa kawaida.',
      late: 'Umepanda kwa kuchelewa: kila siku baada ya wiki ya kwanza ya mvua hupunguza mavuno kwa karibu asilimia 1.',
      restless: 'Mavuno ya kaunti hii hubadilika sana mwaka hadi mwaka.',
      acidGround: 'Udongo wenye asidi huzuia zao kupata rutuba ya kutosha.',
      thinGround: 'Udongo huu hukauka haraka na una rutuba kidogo.',
      noRecord: 'Hujaandika mavuno yoyote, kwa hivyo nambari ya chini na ya juu ziko mbali.',
      countryFigure: 'Tumetumia nambari moja ya Kenya nzima: ya kaunti yako haijachapishwa.',
      rainNotCounted: 'Hatuhesabu mvua kwa zao hili.',
      atReach: 'Tumeishia kwenye kiasi ambacho wakulima hodari wa hapa hufikia.',
    },
    why: 'Jinsi tulivyohesabu',
    noBetterThanMean: (county: string) =>
      `Kwa ${county}, makadirio yetu hayakuwa sahihi zaidi kuliko wastani wa kaunti.`,
    design: 'Nafasi kati ya nambari ya chini na ya juu ya zao hili ni uamuzi wetu. Haijapimwa.',
    pending: 'Imehifadhiwa kwenye simu hii. Ukiwa na mtandao, tutaihesabu upya kwa hali ya hewa ya karibuni.',
    refused: 'Makadirio haya hayakuhifadhiwa. Sababu iko kwenye Sanduku la kutuma.',
    again: 'Anza utabiri mpya',
    earlier: 'Utabiri wa awali',
    updated: (day: string) => `Ulifanywa ${day}`,
    disclaimer: 'Ni makadirio, si ahadi. Wadudu, mvua ya mawe, wizi na bei vinaweza kuyabadilisha.',
  },
  sources: {
    start: (kg: string, years: string, county: string) =>
      `Tunaanza na tani ${kg} kwa hekta, ambazo kaunti ya ${county} inatarajiwa kutoa baada ya mavuno yake ya ${years} (KilimoSTAT, Wizara ya Kilimo, Kenya).`,
    startKenya: (kg: string, years: string) =>
      `Tunaanza na tani ${kg} kwa hekta, katikati ya mavuno ya Kenya ya ${years} (FAOSTAT, © FAO, CC BY 4.0).`,
    times: (name: string, factor: string) => `${name}: mara ${factor}`,
    own: (n: number, kg: string) =>
      n === 1
        ? `Kisha mavuno yako ya kilo ${kg} kwa hekta huyasogeza makadirio karibu nayo.`
        : `Kisha mavuno yako ya mara ${n}, karibu kilo ${kg} kwa hekta, huyasogeza makadirio karibu nayo.`,
    rain: (seen: string, of: string) =>
      `Mvua: tulikuwa na vipimo au utabiri wa siku ${seen} kati ya ${of} za msimu. Kwa siku nyingine tulitumia mvua unayotarajia na kawaida ya kaunti (hesabu ya maji ya FAO-56, itikio la zao kwa maji la FAO-33; mvua ya CHIRPS).`,
    rainWhy: {
      no_figure: 'Hatuhesabu mvua: hakuna takwimu zilizochapishwa za jinsi zao hili linavyoitikia maji.',
      paddy: 'Hatuhesabu mvua: mpunga hukua kwenye maji.',
      no_climate: 'Hatuhesabu mvua: hatujui mvua ya kawaida ya hapa.',
    },
    heat: (days: string) =>
      `Joto: nyuzi-siku ${days} juu ya nyuzi 30, kupita kawaida ya mahali hapo; mahindi hupoteza asilimia 1 kwa kila moja, au 1.7 maji yakipungua (Lobell na wenzake 2011, majaribio zaidi ya 20,000 Afrika).`,
    health: (name: string, low: string, high: string, share: string, treated: boolean) =>
      `${name}: kwa kawaida asilimia ${low} hadi ${high} ya mavuno hupotea mahali tatizo hili linapotokea. Tumehesabu kiwango cha katikati kwa sehemu hii ya shamba: ${share.toLowerCase()}.${treated ? ' Ukitibu mapema, tunahesabu sehemu sita kwa kumi za hasara (makadirio yetu).' : ''}`,
    healthUnknown: (name: string) => `${name}: haikuhesabiwa, kwa kuwa hatukuwa na takwimu zilizopimwa.`,
    range:
      'Nambari ya chini na ya juu: makadirio kama haya yalikosea kiasi gani kwenye kaunti kuanzia 2017 hadi 2023, miaka ya mvua na ya kiangazi, na mashamba hutofautiana vipi. Tulijaribu mavuno 289 ya kaunti, kila moja kwa miaka ya nyuma tu: manne kati ya matano yalikuwa ndani.',
    rangeDesign:
      'Nambari ya chini na ya juu: ni uamuzi wetu, na nafasi ni kubwa kuliko ya mahindi, kwa kuwa haijapimwa kwa zao hili.',
    factors:
      'Athari ya mbolea, mbegu, udongo na tarehe tumeikadiria wenyewe, kutokana na majaribio nchini Kenya. Haikupimwa kwenye ardhi yako.',
    weather: (temperature: string, humidity: string, day: string) =>
      `Hali ya hewa wakati huo: nyuzi ${temperature} °C, unyevu ${humidity}% (${day}).`,
  },
};
