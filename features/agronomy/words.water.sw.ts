import type { Words } from '#kit/pure/words.ts';
import type { waterEn } from './words.water.en.ts';

export const waterSw: Words<typeof waterEn> = {
  title: 'Maji na kazi za shambani',
  reading: 'Inapakia hali ya hewa…',
  unconfirmed: 'Thibitisha mahali shamba hili lilipo, nasi tutahesabu maji yake.',
  noForecast: 'Bado hakuna utabiri kwenye simu hii. Washa mtandao ili kuupata.',
  oldForecast: 'Utabiri uliohifadhiwa umepitwa na wakati. Washa mtandao ili kuusasisha.',
  told: (source, age) => `Hali ya hewa kutoka ${source}, ${age}`,
  sources: {
    'open-meteo': 'Open-Meteo',
    'met-norway': 'MET Norway',
    sample: 'MFANO tu, si hali ya hewa ya kweli',
  },
  typical: (month) => `Kawaida ya mwezi wa ${month}, si utabiri`,
  typicalUse: (crop, mm, litres, jerricans) =>
    `${crop} katika hatua hii hutumia lita ${litres} hivi kwa siku kwa shamba hili (milimita ${mm}). Hiyo ni mitungi ${jerricans} ya lita 20.`,
  typicalAir: (mm) => `Hewa huchukua milimita ${mm} hivi kwa siku kutoka shamba lenye majani mabichi.`,
  typicalRain: (mm) => `Mvua huleta milimita ${mm} hivi kwa mwezi wote.`,
  typicalSource: 'Uvukizi: kumbukumbu ya Open-Meteo 2019. Mvua: wastani wa miaka mingi wa CHIRPS.',
  verdicts: {
    enoughUntil: (day) => `Maji yanatosha hadi ${day} hivi`,
    enough: (day) => `Maji yanatosha, angalau hadi ${day}`,
    soon: 'Mwagilia ndani ya siku mbili',
    water: 'Mwagilia sasa',
    rain_comes: 'Usimwagilie bado: mvua inakuja',
    dryRainFed: 'Udongo ni mkavu na mvua haiji karibuni',
    soonRainFed: 'Udongo unaanza kukauka',
    unsure: 'Pima udongo kwa mkono',
  },
  need: (mm, litres, jerricans) =>
    `Shamba hili linahitaji mitungi ${jerricans} ya lita 20 (lita ${litres}, sawa na milimita ${mm} za mvua).`,
  oneJerrican: (m2) => `Hiyo ni mtungi mmoja kwa kila mita ${m2} za mraba.`,
  carry: (litres, jerricans) =>
    `Ni mengi mno kubeba? Mahitaji ya siku moja ni lita ${litres} (mitungi ${jerricans}). Jioni mwagilia kwanza matuta yaliyokauka zaidi, karibu na mashina.`,
  rainComing: (mm) => `Huenda mvua ya milimita ${mm} ikanyesha ndani ya siku tatu. Angalia tena baadaye.`,
  rainFed:
    'Palilia sasa, kwa sababu magugu pia hunywa maji, na ufunike udongo kwa nyasi au majani makavu. Ukibeba maji, mwagilia kwanza mimea iliyo michanga.',
  unsureText: (day) =>
    `Tunajua hali ya hewa ya hapa tangu ${day} tu, kwa hivyo hatujui udongo ulikuwa umelowa kiasi gani kabla. Chimba kina cha kiganja, kamata udongo ngumini. Ukishikana, subiri. Ukimeguka, mwagilia zao.`,
  use: (mm, litres) => `Zao linatumia lita ${litres} hivi kwa siku kwa shamba hili (milimita ${mm}).`,
  gauge: (percent) =>
    `Maji yaliyo karibu na mizizi: asilimia ${percent} ya yale ambayo udongo unaweza kushika`,
  unknown: {
    no_row: (crop) => `Hatuna takwimu za maji za ${crop}, kwa hivyo hatuwezi kukadiria mahitaji yake.`,
    paddy: 'Hatuhesabu maji ya mpunga wa majaruba. Acha maji yasimame, kisha uyatoe kabla ya kuvuna.',
    harvested: (crop) => `${crop}: zao linapaswa kuwa tayari sasa. Rekodi mavuno, au badilisha tarehe.`,
  },
  why: 'Jinsi inavyohesabiwa',
  steps: {
    et0: (mm) => `Leo hewa inachukua milimita ${mm} kutoka shamba lenye majani mabichi.`,
    methods: {
      penman_monteith: 'Mlinganyo wa Penman–Monteith (FAO-56), uliochapishwa.',
      penman_monteith_filled: (what) =>
        `Mlinganyo wa Penman–Monteith (FAO-56), uliochapishwa. Havikupatikana, kwa hivyo vimekadiriwa kama FAO-56 inavyosema: ${what}.`,
      hargreaves:
        'Halijoto tu ndiyo iliyopatikana: mlinganyo wa Hargreaves (FAO-56), uliochapishwa lakini si sahihi sana.',
      provider: 'Kiasi kilichotajwa na huduma ya hali ya hewa yenyewe.',
    },
    assumed: { humidity: 'unyevu hewani', wind: 'upepo', radiation: 'mwanga wa jua' },
    told: (mm) =>
      `Huduma ya hali ya hewa yenyewe inasema milimita ${mm}, tofauti ya zaidi ya asilimia 15: moja kati ya hizo si sahihi.`,
    crop: (crop, kc, mm) => `${crop} katika hatua hii hutumia mara ${kc} ya hiyo: milimita ${mm}.`,
    row: 'Takwimu za zao: FAO-56 jedwali 11, 12 na 22, zimerekebishwa kufuata siku za zao lako.',
    rowOwn: 'Urefu wa hatua zake tumeuchagua wenyewe.',
    near: 'Hakuna takwimu zilizochapishwa za zao hili, kwa hivyo tunatumia za zao linalofanana nalo zaidi.',
    soil: (cm, taw, raw) =>
      `Mizizi yake hufika sentimita ${cm} hivi. Hapo udongo wako unaweza kuishikia milimita ${taw}; milimita ${raw} kati ya hizo zinaweza kwisha kabla zao halijaanza kuona kiu.`,
    soilKnown: (soil) =>
      `Udongo uliochagua: ${soil}. Milimita kwa aina ya udongo: uamuzi wetu ndani ya FAO-56 jedwali 19.`,
    soilUnknown:
      'Hujachagua aina ya udongo wa shamba hili, kwa hivyo tunatumia milimita 140 kwa mita moja, kawaida ya udongo mwingi wa Kenya.',
    tellSoil: 'Ongeza aina ya udongo',
    soils: {
      clay: 'mfinyanzi',
      sandy: 'kichanga',
      loam: 'tifutifu',
      clay_loam: 'tifutifu wa mfinyanzi',
      sandy_loam: 'tifutifu wa kichanga',
      silt: 'tope laini',
      rocky: 'wenye mawe',
      unknown: 'haijulikani',
    },
    since: (day, rain, given, used) =>
      `Tangu ${day}: mvua ya milimita ${rain} ilinyesha, ulimwagilia milimita ${given}, zao lilitumia milimita ${used}. Hatuhesabu manyunyu madogo, maji yaliyotiririka na yaliyozama chini ya mizizi.`,
    filled: (n) => `Hakuna takwimu za siku ${n}. Tumezihesabu kuwa hazikuwa na mvua.`,
    missingSure: (mm) => `Zinazokosekana sasa: milimita ${mm}.`,
    missing: (mm, low, high) =>
      `Zinazokosekana sasa: milimita ${mm}. Zinaweza kuwa ${low} hadi ${high}, kulingana na maji ya udongo mwanzoni.`,
    watering: {
      drip: 'Kwa matone, sehemu tisa kati ya kumi za maji hufika kwenye mizizi.',
      sprinkler: 'Kwa kunyunyiza, robo tatu ya maji hufika kwenye mizizi.',
      furrow: 'Kwa mifereji, sehemu sita kati ya kumi za maji hufika kwenye mizizi.',
      flood: 'Kwa kufurisha, nusu ya maji hufika kwenye mizizi.',
      manual: 'Kwa kopo au ndoo, sehemu nane kati ya kumi za maji hufika kwenye mizizi.',
    },
    wateringSource: 'Sehemu inayofika kwenye mizizi: miongozo ya mafunzo ya FAO.',
    rule: 'Mwagilia zao linapoanza kukosa maji. Subiri ikiwa mvua ya siku tatu italeta nusu ya kinachokosekana. Hii ni kanuni yetu, kwa msingi wa FAO-56.',
    yieldShare: (percent, ky) =>
      `Ukosefu wa maji hadi sasa unaweza kupunguza mavuno kwa asilimia ${percent} hivi, mengine yakienda vizuri (FAO-33, Ky ${ky}).`,
    yieldNone: 'Kwa makadirio haya, zao limepata maji ya kutosha hadi sasa.',
    noYield: {
      no_ky: 'Hakuna utafiti uliochapishwa kuhusu jinsi ukosefu wa maji hupunguza mavuno ya zao hili.',
      beyond_range: 'Lilikosa zaidi ya nusu ya maji yake. Hasara ni kubwa, na kanuni haifiki huko.',
      no_days: 'Bado hatujui ukosefu wa maji umepunguza mavuno kiasi gani.',
    },
    warmth: (day, sum, base) =>
      `Joto lililokusanyika tangu ${day}: digrii-siku ${sum} juu ya nyuzi ${base} °C.`,
    ahead: 'Siku zijazo',
    day: (use, rain, missing) =>
      `hutumia milimita ${use}, mvua milimita ${rain}, zinazokosekana jioni milimita ${missing}`,
    writeDown: 'Rekodi kila umwagiliaji ili tuuhesabu.',
    write: 'Rekodi umwagiliaji',
  },
  frost: (day, degrees) =>
    `Usiku wa baridi: nyuzi ${degrees} °C karibu na ${day}. Usiku wenye anga safi na usio na upepo, majani huweza kupoa nyuzi 2 hadi 4 zaidi.`,
  heat: (from, to) => `Joto litazidi uwezo wa zao hili kuanzia ${from} hadi ${to}.`,
  heatFlowering: (from, to) =>
    `Joto litazidi uwezo wa zao hili lenye maua kuanzia ${from} hadi ${to}: maua machache huenda yakashika.`,
  stressRule:
    'Viwango: jalidi kwa mwongozo wa FAO; joto kwa zao na hatua yake, kutoka elimu ya kilimo kwa ujumla (mahindi na mpunga: vimechapishwa).',
  gateTitle: 'Je, ni wakati wa kupanda?',
  gates: { wait: 'Subiri', prepare: 'Jiandae', plant: 'Panda' },
  reasons: {
    rains_came: (mm, from, to) =>
      `Milimita ${mm} zilinyesha kuanzia ${from} hadi ${to}, na utabiri hauonyeshi wiki isiyo na mvua.`,
    rain_forecast: (mm, from, to) =>
      `Mvua ya milimita ${mm} inatabiriwa kuanzia ${from} hadi ${to}. Tayarisha shamba na mbegu, upande ikishanyesha.`,
    no_rain: (limit) =>
      `Hakuna siku tatu zenye mvua ya milimita ${limit}, hivi karibuni wala kwenye utabiri.`,
    dry_gap: (mm, from, to) =>
      `Mvua ya milimita ${mm} ilikuja, lakini kuanzia ${from} hadi ${to} kutakuwa na wiki moja au zaidi isiyo na mvua. Mbegu itakayoota sasa inaweza kufa.`,
    not_seen_far: (mm, from, to) =>
      `Mvua ya milimita ${mm} ilinyesha kuanzia ${from} hadi ${to}. Utabiri bado haufiki siku kumi baada yake.`,
    out_of_season: 'Mvua ipo, lakini si msimu wa kupanda katika kaunti yako. Inaweza kukatika.',
    no_weather: 'Tunahitaji utabiri ili kujibu swali hili.',
  },
  gateRule: (limit, seen) =>
    `Kanuni ya Idara ya Hali ya Hewa Kenya: milimita ${limit} ndani ya siku tatu. Kisha kusiwe na siku saba zisizo na mvua ndani ya wiki tatu. Kati ya siku 21 baada ya mvua, tunajua ${seen}; sisi tunataka kumi.`,
  gateIrrigated: 'Hii ni kwa mashamba yanayotegemea mvua.',
  sprayTitle: 'Saa za kunyunyiza dawa',
  span: (from, to) => `${from}–${to}`,
  rule: 'Tunatumia kanuni gani',
  sprayNone: (why) => `Hakuna saa nzuri katika siku tatu zijazo: ${why}.`,
  against: {
    rain: 'mvua ingeosha dawa',
    wind: 'upepo ni mwingi',
    still: 'hewa imetulia na dawa huelea mbali',
    heat: 'joto ni kali',
    dew: 'majani yana maji',
    not_known: 'haijulikani',
  },
  sprayRule:
    'Nyunyiza majani yakiwa makavu, joto likiwa chini ya nyuzi 28 °C, upepo ukiwa wa kilomita 3 hadi 15 kwa saa. Kusiwe na mvua ya milimita 5 ndani ya saa sita. Lebo ya dawa yako ikisema vingine, fuata lebo.',
  today: 'Leo',
  tomorrow: 'Kesho',
};
