import type { Words } from '#kit/pure/words.ts';
import type { waterEn } from './words.water.en.ts';

export const waterSw: Words<typeof waterEn> = {
  title: 'Maji na kazi za shambani',
  reading: 'Inasoma hali ya hewa…',
  unconfirmed:
    'Mahali pa shamba hili hapajathibitishwa. Hali ya hewa ya mahali pengine ingekupotosha, kwa hivyo hakuna kinachohesabiwa.',
  noForecast: 'Bado hakuna utabiri uliofika kwenye simu hii.',
  oldForecast: 'Utabiri uliohifadhiwa umekwisha siku zake. Mtandao utaleta mpya.',
  told: (source, age) => `Hali ya hewa kutoka ${source}, ${age}`,
  sources: {
    'open-meteo': 'Open-Meteo',
    'met-norway': 'MET Norway',
    sample: 'MFANO tu: hakuna lililo la kweli',
  },
  typical: (month) => `Kawaida ya mwezi wa ${month}, si utabiri`,
  typicalUse: (crop, mm, litres, jerricans) =>
    `${crop} katika hatua hii hutumia milimita ${mm} hivi kwa siku: lita ${litres} kwa shamba hili, au mitungi ${jerricans} ya lita 20.`,
  typicalAir: (mm) => `Hewa huchukua milimita ${mm} hivi kwa siku kutoka shamba lenye majani mabichi.`,
  typicalRain: (mm) => `Mvua huleta milimita ${mm} hivi kwa mwezi wote.`,
  typicalSource: 'Uvukizi: kumbukumbu ya Open-Meteo 2019. Mvua: wastani wa miaka mingi wa CHIRPS.',
  verdicts: {
    enoughUntil: (day) => `Maji yanatosha hadi ${day} hivi`,
    enough: (day) => `Maji yanatosha, angalau hadi ${day}`,
    soon: 'Mwagilia ndani ya siku mbili',
    water: 'Mwagilia sasa',
    rain_comes: 'Usimwagilie bado: mvua inakuja',
    dryRainFed: 'Udongo ni mkavu na mvua haiko karibu',
    soonRainFed: 'Udongo unaanza kukauka',
    unsure: 'Pima udongo kwa mkono',
  },
  need: (mm, litres, jerricans) =>
    `Zinakosekana milimita ${mm}: lita ${litres} kwa shamba hili, au mitungi ${jerricans} ya lita 20.`,
  oneJerrican: (m2) => `Hiyo ni mtungi mmoja kwa kila mita ${m2} za mraba.`,
  carry: (litres, jerricans) =>
    `Ni mengi mno kubeba? Kwa siku moja zao linatumia lita ${litres} kwa shamba hili, mitungi ${jerricans}. Jioni mwagilia kwanza matuta yaliyokauka zaidi, karibu na mashina.`,
  rainComing: (mm) => `Milimita ${mm} huenda zikanyesha ndani ya siku tatu. Angalia tena baadaye.`,
  rainFed:
    'Palilia sasa, kwa sababu magugu pia hunywa maji, na ufunike udongo kwa nyasi au majani makavu. Ukibeba maji, mwagilia kwanza mimea iliyo michanga.',
  unsureText: (day) =>
    `Hali ya hewa ya hapa inajulikana tangu ${day} tu, kwa hivyo haijulikani udongo ulikuwa na maji kiasi gani kabla. Chimba kina cha kiganja, kamata udongo ngumini. Ukishikana, subiri. Ukimeguka, mwagilia zao.`,
  use: (mm, litres) => `Zao linatumia milimita ${mm} hivi kwa siku: lita ${litres} kwa shamba hili.`,
  gauge: (percent) =>
    `Maji yaliyo karibu na mizizi: asilimia ${percent} ya yale ambayo udongo unaweza kushika`,
  unknown: {
    no_row: (crop) =>
      `Hakuna aliyechapisha ${crop} hutumia maji kiasi gani, kwa hivyo hakuna kinachohesabiwa.`,
    paddy: 'Mpunga wa majaruba hauhesabiwi kwa njia hii. Acha maji yasimame, kisha uyatoe kabla ya kuvuna.',
    harvested: (crop) =>
      `Kwa siku zake, ${crop} iko tayari au imekwisha. Andika mavuno, au badilisha tarehe.`,
  },
  why: 'Jinsi inavyohesabiwa',
  steps: {
    et0: (mm) => `Leo hewa inachukua milimita ${mm} kutoka shamba lenye majani mabichi.`,
    methods: {
      penman_monteith: 'Mlinganyo wa Penman–Monteith (FAO-56), uliochapishwa.',
      penman_monteith_filled: (what) =>
        `Mlinganyo wa Penman–Monteith (FAO-56), uliochapishwa. Havikutajwa, vimekadiriwa kama FAO-56 inavyosema: ${what}.`,
      hargreaves:
        'Halijoto tu ndiyo iliyotajwa: mlinganyo wa Hargreaves (FAO-56), uliochapishwa lakini si sahihi sana.',
      provider: 'Kiasi kilichotajwa na huduma ya hali ya hewa yenyewe.',
    },
    assumed: { humidity: 'unyevu hewani', wind: 'upepo', radiation: 'mwanga wa jua' },
    told: (mm) =>
      `Huduma ya hali ya hewa yenyewe inasema milimita ${mm}, tofauti ya zaidi ya asilimia 15: moja kati ya hizo si sahihi.`,
    crop: (crop, kc, mm) => `${crop} katika hatua hii hutumia mara ${kc} ya hiyo: milimita ${mm}.`,
    row: 'Takwimu za zao: FAO-56 jedwali 11, 12 na 22, zimenyoshwa kufuata siku za zao lako.',
    rowOwn: 'Urefu wa hatua zake ni uamuzi wetu.',
    near: 'Takwimu ni za zao linalofanana nalo zaidi; za zao lenyewe hazijachapishwa.',
    soil: (cm, taw, raw) =>
      `Mizizi yake hufika sentimita ${cm} hivi. Hapo udongo wako unaweza kuishikia milimita ${taw}; milimita ${raw} kati ya hizo zinaweza kwisha kabla zao halijaanza kuona kiu.`,
    soilKnown: (soil) =>
      `Udongo kama ulivyosema: ${soil}. Milimita kwa aina ya udongo: uamuzi wetu ndani ya FAO-56 jedwali 19.`,
    soilUnknown:
      'Hujasema udongo wa shamba hili: zimechukuliwa milimita 140 kwa mita moja, kama udongo mwingi wa hapa.',
    tellSoil: 'Sema aina ya udongo',
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
      `Tangu ${day}: mvua ya milimita ${rain} ilinyesha, milimita ${given} zilimwagiliwa, zao lilitumia milimita ${used}. Manyunyu madogo, maji yaliyotiririka na yaliyozama chini ya mizizi hayahesabiwi.`,
    filled: (n) => `Siku ${n} hazikutajwa, zimerukwa bila mvua.`,
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
    rule: 'Mwagilia zao linapoanza kuona kiu, si wakati mvua ya siku tatu italeta nusu ya kinachokosekana: kanuni yetu juu ya FAO-56.',
    yieldShare: (percent, ky) =>
      `Kiu iliyopita inaweza kupunguza mavuno kwa asilimia ${percent} hivi, mengine yakienda vizuri (FAO-33, Ky ${ky}).`,
    yieldNone: 'Kwa hesabu hii zao halijaona kiu hadi sasa.',
    noYield: {
      no_ky: 'Haijachapishwa kiu hupunguza mavuno ya zao hili kiasi gani.',
      beyond_range: 'Lilikosa zaidi ya nusu ya maji yake: hasara ni kubwa, na kanuni haifiki huko.',
      no_days: 'Bado haiwezi kusemwa kiu imepunguza kiasi gani.',
    },
    warmth: (day, sum, base) =>
      `Joto lililokusanyika tangu ${day}: digrii-siku ${sum} juu ya nyuzi ${base} °C.`,
    ahead: 'Siku zijazo',
    day: (use, rain, missing) =>
      `hutumia milimita ${use}, mvua milimita ${rain}, zinazokosekana jioni milimita ${missing}`,
    writeDown: 'Umwagiliaji usioandikwa hauhesabiwi.',
    write: 'Andika umwagiliaji',
  },
  frost: (day, degrees) =>
    `Usiku wa baridi: nyuzi ${degrees} °C karibu na ${day}. Usiku wenye anga safi na usio na upepo, majani huweza kupoa nyuzi 2 hadi 4 zaidi.`,
  heat: (from, to) => `Kuanzia ${from} hadi ${to} joto litazidi uwezo wa zao hili.`,
  heatFlowering: (from, to) =>
    `Kuanzia ${from} hadi ${to} joto litazidi uwezo wa zao hili likiwa na maua: maua machache huenda yakashika.`,
  stressRule:
    'Mipaka: jalidi kwa mwongozo wa FAO, joto kwa zao na hatua kutoka elimu ya kilimo kwa ujumla (mahindi na mpunga: imechapishwa).',
  gateTitle: 'Je, ni wakati wa kupanda?',
  gates: { wait: 'Subiri', prepare: 'Jiandae', plant: 'Panda' },
  reasons: {
    rains_came: (mm, from, to) =>
      `Milimita ${mm} zilinyesha kuanzia ${from} hadi ${to}, na hakuna wiki kavu inayoonekana.`,
    rain_forecast: (mm, from, to) =>
      `Milimita ${mm} zinatabiriwa kuanzia ${from} hadi ${to}. Tayarisha shamba na mbegu, upande ikishanyesha.`,
    no_rain: (limit) => `Wala wiki zilizopita wala utabiri hauna milimita ${limit} ndani ya siku tatu.`,
    dry_gap: (mm, from, to) =>
      `Mvua ya milimita ${mm} ilikuja, lakini kuanzia ${from} hadi ${to} kutakuwa kukavu kwa wiki moja au zaidi. Mbegu itakayoota sasa inaweza kufa.`,
    not_seen_far: (mm, from, to) =>
      `Milimita ${mm} zilinyesha kuanzia ${from} hadi ${to}. Utabiri bado haufiki siku kumi baada yake.`,
    out_of_season: 'Mvua ipo, lakini si msimu wa kupanda katika kaunti yako: inaweza kukatika.',
    no_weather: 'Bila utabiri hakuna kinachoweza kusemwa.',
  },
  gateRule: (limit, seen) =>
    `Kanuni ya Idara ya Hali ya Hewa Kenya: milimita ${limit} ndani ya siku tatu, kisha kusiwe na siku saba kavu ndani ya wiki tatu. Kati ya siku 21 baada ya mvua, ${seen} zinajulikana; sisi tunataka kumi.`,
  gateIrrigated: 'Hii ni kwa mashamba yanayotegemea mvua.',
  sprayTitle: 'Saa za kunyunyiza dawa',
  span: (from, to) => `${from}–${to}`,
  rule: 'Kwa kanuni gani',
  sprayNone: (why) => `Hakuna katika siku tatu zijazo: ${why}.`,
  against: {
    rain: 'mvua ingeiosha',
    wind: 'upepo ni mwingi',
    still: 'hewa imetulia na dawa huelea mbali',
    heat: 'joto ni kali',
    dew: 'majani yana maji',
    not_known: 'haijulikani',
  },
  sprayRule:
    'Kusiwe na mvua ya milimita 5 ndani ya saa sita, upepo wa kilomita 3 hadi 15 kwa saa, chini ya nyuzi 28 °C, majani makavu: desturi ya lebo za dawa. Lebo ya dawa yako iko juu ya haya.',
  today: 'Leo',
  tomorrow: 'Kesho',
};
