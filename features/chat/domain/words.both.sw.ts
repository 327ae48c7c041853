import type { Words } from '#kit/pure/words.ts';
import type { chatTextEn } from './words.both.en.ts';

export const chatTextSw: Words<typeof chatTextEn> = {
  titles: {
    confirm: 'Jinsi ya kuhakikisha',
    threshold: 'Wakati wa kuchukua hatua',
    do: 'Fanya sasa',
    low_cost: 'Kwa gharama ndogo, bila kwenda dukani',
    safe: 'Usalama',
    prevent: 'Ili lisirudi tena',
    next: 'Kumbuka pia',
    caution: 'Kuwa mwangalifu',
    ask: 'Wa kumuuliza',
    own: 'Shambani kwako',
    cause: 'Kwa nini',
    recipe: 'Jinsi ya kutengeneza',
  },
  likely: (name) => `Hii inaelekea kuwa ${name}.`,
  maybe: (name, other) => `Huenda ni ${name}, au ${other}.`,
  photoSure: (name) => `Picha inaonekana kuwa ${name}.`,
  photoMaybe: (names) => `Picha huenda inaonyesha ${names}.`,
  photoHealthy: 'Picha haionyeshi dalili ya ugonjwa ninaoujua.',
  photoNoLeaf:
    'Sioni jani kwenye picha hii, kwa hivyo sisemi lolote kuihusu. Shika jani moja likiwa limenyooka, kwa mwanga wa mchana.',
  photoUnknown: 'Silijui jani hili vya kutosha kutaja tatizo lake.',
  unsure: 'Sina uhakika. Tafadhali uliza mtaalamu: unaweza kutuma swali hili, pamoja na picha, kutoka hapa.',
  weak: 'Sina uhakika kamili kwamba hili ndilo unalouliza. Lisipofaa, uliza mtaalamu kabla ya kutumia pesa.',
  until:
    'Hadi ujue: usinyunyize chochote, ondoa mimea iliyougua waziwazi, na uangalie yenye afya iliyo karibu kama ina dalili za kwanza.',
  tellMore: 'Niambie zao, sehemu gani ya mmea, unaona nini, na lina umri gani. Picha ya jani moja husaidia.',
  which: 'Kati ya haya mawili, lipi linafanana zaidi na unachokiona?',
  whichCrop: 'Unamaanisha zao gani?',
  whichPlace: 'Wiki za kawaida hutofautiana kwa kaunti. Niambie kaunti yako nami nizitaje.',
  fitsSigns: (name, sign) => `${name}: ${sign}`,
  refuse: (name) => `Sishauri kutumia ${name}, hata kwa kipimo kidogo.`,
  status: {
    withdrawn: 'Iliondolewa sokoni nchini Kenya Juni 2025.',
    restricted: 'Imewekewa vikwazo nchini Kenya tangu Juni 2025.',
    paused: 'Uagizaji wake nchini Kenya umesitishwa wakati inachunguzwa.',
    reported_restricted:
      'Chanzo kimoja kiliripoti Juni 2025 kwamba imewekewa vikwazo; hadi PCPB ithibitishe, iache.',
    banned: 'Imepigwa marufuku nchini Kenya kwa miaka mingi.',
    who_1a_1b: 'Ni hatari sana kwa watu (WHO Ia au Ib), hata kidogo tu.',
    refused: 'Huua mtu akimeza hata kidogo, na baadhi ya sumu hizi hazina dawa ya kuzipinga.',
  },
  restriction: (name, limit) => `${name} imewekewa vikwazo nchini Kenya: ${limit}`,
  reportShop:
    'Anayeiuza anaweza kuripotiwa kwa bodi ya dawa za wadudu na mimea (PCPB). Usiimwage: uliza ofisi ya kilimo ya kaunti mahali pa kuirudisha.',
  instead: 'Badala yake fanya hivi:',
  noDose:
    'Sitoi vipimo, michanganyiko wala siku za kusubiri za dawa. Ziko kwenye lebo ya bidhaa iliyosajiliwa na PCPB kwa zao hili na mdudu au ugonjwa huu; kama huwezi kuisoma, mwombe muuzaji wa pembejeo mwenye leseni au afisa ugani akusomee.',
  notMoved: 'Ninashika kanuni zangu za ushauri salama, yeyote akiuliza na vyovyote aulizavyo.',
  poisonLead: 'Hii ni dharura. Kwanza msaidie mtu huyo, kisha endelea kusoma.',
  call: (list) => `Piga simu: ${list}.`,
  animals:
    'Mimi hushauri kuhusu mazao, si dawa za mifugo: dawa au kipimo kisicho sahihi huweza kumuua mnyama na kubaki kwenye maziwa na nyama.',
  animalsGo:
    'Mpigie daktari wa mifugo aliye karibu au afisa wa mifugo wa wadi; ofisi ya mifugo ya kaunti ndogo ina nambari zao. Hadi hapo mtenge mnyama, awe kivulini na apate maji safi.',
  people:
    'Siwezi kushauri kuhusu afya ya watu. Tafadhali nenda kliniki au hospitali iliyo karibu; kwa dharura piga 999 au 112.',
  elsewhere:
    'Hilo liko nje ya ninayoyajua: mimi hujibu maswali ya mazao, udongo, maji, hali ya hewa, hifadhi na kuuza mavuno.',
  greeting: (name) => `Habari! Mimi ni msaidizi wa ${name}.`,
  greetingHow:
    'Niulize kuhusu zao: wadudu, magonjwa, kupanda, mbolea, maji, hifadhi, bei au mashamba yako mwenyewe.',
  thanks: 'Karibu. Kila la heri shambani; uliza tena wakati wowote.',
  today: {
    tasks: (list) => `Za kufanya: ${list}.`,
    noTasks: 'Hakuna kazi ya leo.',
    alerts: (list) => `Tahadhari: ${list}`,
    noAlerts: 'Hakuna tahadhari iliyo wazi.',
    noFields: 'Bado sijui shamba lako lolote. Liongeze, nami niweze kusema hali ya hewa, maji na kazi zake.',
  },
  field: {
    crop: (field, crop, days) => `${field}: ${crop}. Zao lilipandwa siku ${days} zilizopita.`,
    planned: (field, crop) => `${field}: ${crop}. Zao bado halijapandwa.`,
    harvestOn: (day) => `Mavuno yanatarajiwa ${day}.`,
    harvest: (from, to) => `Mavuno yanatarajiwa kati ya ${from} na ${to}.`,
    water: {
      enough: 'Udongo bado una maji ya kutosha.',
      soon: 'Litahitaji maji siku chache zijazo.',
      water: 'Linahitaji maji sasa.',
      rain_comes: 'Linakauka, lakini utabiri unaleta mvua: ingoje.',
      unknown: 'Sijui hali yake ya maji: utabiri au siku ya kupanda inakosekana.',
    },
    green: (day, percent) =>
      `Picha ya setilaiti ya ${day} inaonyesha asilimia ${percent} ya ukijani wa kawaida kwa umri huu.`,
    gate: {
      wait: 'Kupanda: ngoja, mvua bado haijafika kwa uhakika.',
      prepare: 'Kupanda: jiandae; mvua inatabiriwa au imeanza tu.',
      plant: 'Kupanda: mvua imefika na inaendelea.',
    },
  },
  weather: {
    none: 'Bado sina utabiri wa shamba lako. Fungua ukurasa wa hali ya hewa ukiwa na mtandao.',
    rain: (place, days, mm) => `${place}: takriban milimita ${mm} za mvua kwa siku ${days} zijazo.`,
    dry: (place, days) => `${place}: karibu hakuna mvua kwa siku ${days} zijazo.`,
    day: (day, mm, chance) =>
      `${day}: milimita ${mm}${chance === null ? '' : `, uwezekano asilimia ${chance}`}.`,
    warm: (low, high) => `Usiku hadi nyuzi ${low}, mchana hadi nyuzi ${high} (selsiasi).`,
    spray: {
      good: 'Hali ya hewa ya leo haina kizuizi: ukilazimika kunyunyiza, fanya saa za baridi na utulivu.',
      hold: {
        rain: 'Usinyunyize leo: mvua itaosha dawa.',
        wind: 'Usinyunyize leo: upepo ni mwingi.',
        still: 'Usinyunyize leo: hewa ni tulivu mno, na ukungu wa dawa huelea.',
        heat: 'Usinyunyize kwenye joto kali la leo.',
        dew: 'Usinyunyize majani yakiwa na maji.',
        not_known: 'Sijui upepo na mvua ya leo vya kutosha kusema kama unyunyize.',
      },
    },
  },
  window: (county, weeks) =>
    `${county}: wiki za kawaida za kupanda ni ${weeks}. Mvua ndiyo huamua, si kalenda.`,
  insideWindow: 'Leo imo ndani yake.',
  outsideWindow: 'Leo haimo ndani yake.',
  price: {
    line: (crop, market, price, unit, date) => `${crop} katika ${market}: ${price} kwa ${unit} (${date}).`,
    none: (crop) =>
      `Sina bei ya soko ya ${crop} ya kukuonyesha. Angalia ukurasa wa soko ukiwa na mtandao, au uliza wanunuzi wawili.`,
    kilo: (price) => `Hiyo ni ${price} kwa kilo moja.`,
    old: 'Bei hii ni ya zamani: uliza sokoni kabla ya kuuza kwa bei hii.',
    units: { kg: 'kilo', bag_90kg: 'gunia la kilo 90', bag_50kg: 'gunia la kilo 50' },
    from: { wfp: 'Shirika la Chakula Duniani (WFP)', kamis: 'KAMIS, Wizara ya Kilimo', reported: 'wakulima' },
  },
  ownRecords: 'Kumbukumbu zako ndani ya Mavuno',
  forecastSource: 'Utabiri wa hali ya hewa uliohifadhiwa kwenye simu hii',
  priceSource: (name) => `Bei ya soko: ${name}`,
  months: [
    'Januari',
    'Februari',
    'Machi',
    'Aprili',
    'Mei',
    'Juni',
    'Julai',
    'Agosti',
    'Septemba',
    'Oktoba',
    'Novemba',
    'Desemba',
  ],
  to: (from, to) => `${from} hadi ${to}`,
  and: ' na ',
  or: ' au ',
};
