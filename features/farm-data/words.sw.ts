import { quantitiesSw } from '#kit/pure/words.quantities.sw.ts';
import type { Words } from '#kit/pure/words.ts';
import type { farmDataEn } from './words.en.ts';

export const farmDataSw: Words<typeof farmDataEn> = {
  title: 'Data yangu',
  intro: 'Kumbukumbu zako ni zako. Zinakili, zichapishe, zirejeshe au zifute.',
  take: {
    title: 'Chukua nakala',
    counts: (fields, checks, entries) => `${fields} · ${checks} · ${entries}`,
    fields: (n) => (n === 1 ? 'shamba 1' : `mashamba ${n}`),
    checks: (n) => (n === 1 ? 'ukaguzi 1 wa jani' : `ukaguzi ${n} wa majani`),
    entries: (n) => `kumbukumbu ${n}`,
    json: 'Kila kitu, faili moja (JSON)',
    jsonUnder: (size) => `Kama ${size}, bila picha. Unaweza kuirejesha tena.`,
    zip: 'Kila kitu, pamoja na majedwali (ZIP)',
    zipUnder: 'JSON, majedwali (CSV) na ramani ya mashamba yako (GeoJSON), bila picha',
    photos: 'Kila kitu pamoja na picha zangu (ZIP)',
    photosUnder: (n, size) => `${n === 1 ? 'Picha 1' : `Picha ${n}`}, kama ${size}`,
    making: 'Tunatengeneza nakala yako. Unaweza kuendelea na mengine.',
    makeFailed: 'Nakala haikutengenezwa. Jaribu tena.',
    copyReady: 'Nakala yako iko tayari: kila kitu pamoja na picha zangu (ZIP)',
    readyUnder: (size, day) => `${size}. Unaweza kuipakua hadi ${day}. Kisha tutaifuta.`,
    makeAnew: 'Tengeneza nakala mpya',
    makeUnder: (n, size) =>
      `${n === 1 ? 'Picha 1' : `Picha ${n}`}, kama ${size}. Tunaitengeneza kwanza, kisha unaipakua.`,
    map: 'Mashamba yangu kama ramani (GeoJSON)',
    mapUnder: 'Kwa programu nyingine za ramani',
    phoneTitle: 'Kutoka kwenye simu hii, bila mtandao',
    phoneText:
      'Nakala ya vilivyo kwenye simu hii, pamoja na ambavyo havijatumwa, bila picha. Huwezi kuirejesha kwenye programu.',
    phoneJson: 'Hifadhi kama JSON',
    phoneCsv: 'Hifadhi kama majedwali (ZIP)',
    saved: 'Imehifadhiwa kwenye mafaili yako yaliyopakuliwa.',
    offline: 'Unahitaji mtandao kupata nakala kamili.',
    again: 'Jaribu tena',
  },
  links: {
    statement: 'Taarifa ya msimu',
    statementUnder: 'Ukurasa mmoja wa kuchapisha au kuonyesha. Msimbo wake unaonyesha kama umebadilishwa.',
    bring: 'Leta data',
    bringUnder: 'Nakala ya Mavuno, au mipaka kutoka GeoJSON, KML au CSV',
    remove: 'Futa data au akaunti',
    removeUnder: 'Ukaguzi wa majani, mashamba yote, au kila kitu',
    privacy: 'Sera ya faragha',
    terms: 'Masharti ya matumizi',
  },
  statement: {
    title: 'Taarifa ya msimu',
    intro:
      'Ukurasa mmoja kuhusu shamba na msimu: ukubwa, mazao, kazi zilizofanywa na ukaguzi wa majani. Mwonyeshe mnunuzi, benki au kikundi chako. Yeyote anaweza kutumia msimbo wake kuona kama umebadilishwa.',
    field: 'Shamba',
    season: 'Msimu',
    language: 'Lugha ya ukurasa',
    languages: { en: 'Kiingereza', sw: 'Kiswahili' },
    make: 'Tengeneza ukurasa',
    made: 'Ukurasa uko tayari.',
    noFields: 'Ongeza shamba kwanza. Taarifa ni ya shamba moja.',
    addField: 'Nenda kwenye mashamba yangu',
    yours: 'Kurasa zako',
    open: 'Fungua ukurasa (PDF)',
    check: 'Angalia msimbo',
    of: (field, season) => `${field}, ${season}`,
    unnamed: 'Shamba lisilo na jina',
    offline: 'Unahitaji mtandao kutengeneza ukurasa.',
    failed: 'Ukurasa haukutengenezwa. Jaribu tena.',
    needsSync: 'Hatujapokea shamba hili bado. Likitumwa, unaweza kutengeneza ukurasa.',
  },
  bring: {
    title: 'Leta data',
    intro: 'Chagua nakala ya Mavuno (JSON au ZIP) au mipaka ya mashamba (GeoJSON, KML, KMZ au CSV).',
    choose: 'Chagua faili',
    another: 'Chagua faili jingine',
    reading: 'Inasoma faili…',
    found: (n) => (n === 1 ? 'Mpaka 1 umepatikana' : `Mipaka ${n} imepatikana`),
    pick: 'Chagua mipaka itakayokuwa mashamba. Kila shamba litapewa zao “mchanganyiko”. Unaweza kulibadilisha baadaye.',
    unnamed: (n) => `Shamba ${n}`,
    corners: (n) => `pembe ${n}`,
    turned:
      'Latitudo na longitudo zinaonekana kubadilishana nafasi kwenye faili hili. Zibadilishe ili mashamba yawe Kenya.',
    turn: 'Zibadilishe',
    turnBack: 'Zirudishe',
    elsewhere: 'Si Kenya',
    limit: (room) =>
      room === 0
        ? 'Kifurushi cha bure kina shamba 1, na tayari unalo.'
        : 'Kifurushi cha bure kina shamba 1: chagua moja.',
    upgrade: 'Chukua Pro',
    add: (n) => (n === 0 ? 'Ongeza mashamba' : n === 1 ? 'Ongeza shamba 1' : `Ongeza mashamba ${n}`),
    added: (n) => (n === 1 ? 'Shamba 1 limeongezwa.' : `Mashamba ${n} yameongezwa.`),
    twice: 'Shamba hili tayari liko kwenye orodha hapo juu.',
    backup: 'Hii ni nakala ya Mavuno.',
    backupFrom: (day) => `Ilitengenezwa ${day}.`,
    backupRows: (fields, checks, entries) => `Ina ${fields}, ${checks} na ${entries}.`,
    backupPhotos: (n) => (n === 1 ? 'Ina picha 1.' : `Ina picha ${n}.`),
    backupKeeps: 'Ulichonacho tayari kinabaki kama kilivyo. Hatufuti chochote.',
    restore: 'Rejesha nakala',
    restoring: 'Inarejeshwa…',
    sendingPhotos: 'Inatuma picha',
    done: 'Imerejeshwa.',
    restored: (n) => (n === 1 ? 'Kumbukumbu 1 imerejeshwa.' : `Kumbukumbu ${n} zimerejeshwa.`),
    knownRows: (n) => (n === 1 ? '1 ilikuwa hapa tayari.' : `${n} zilikuwa hapa tayari.`),
    fieldsLeft: (n) =>
      n === 1
        ? 'Hatukurejesha shamba 1: kifurushi cha bure kina shamba moja tu. Tunza faili, ulirejeshe baadaye ukiwa na Pro.'
        : `Hatukurejesha mashamba ${n}: kifurushi cha bure kina shamba moja tu. Tunza faili, uyarejeshe baadaye ukiwa na Pro.`,
    othersLeft:
      'Hatuwezi kurejesha majibu ya wataalamu, tahadhari, kifurushi ulicholipia, taarifa za msimu wala ruhusa za picha. Ni vya akaunti ya zamani.',
    photosLeft: (n) => (n === 1 ? 'Picha 1 haikuwa kwenye faili.' : `Picha ${n} hazikuwa kwenye faili.`),
    photosFailed: (n) =>
      n === 1
        ? 'Picha 1 haikutumwa. Rejesha faili hilo hilo tena baadaye.'
        : `Picha ${n} hazikutumwa. Rejesha faili hilo hilo tena baadaye.`,
    toFields: 'Nenda kwenye mashamba yangu',
    offline: 'Unahitaji mtandao kurejesha nakala. Unaweza kuongeza mipaka bila mtandao.',
  },
  remove: {
    title: 'Futa data au akaunti',
    intro:
      'Kilichofutwa hakirudi. Ni akaunti tu inayoweza kurudishwa, ndani ya siku 7. Chukua nakala kwanza kama huenda ukaihitaji.',
    take: 'Chukua nakala',
    farmTitle: 'Futa data ya mashamba yako',
    what: 'Ungependa kufuta nini?',
    scans: 'Ukaguzi wa majani na picha zake',
    farm: 'Mashamba yote, mazao, historia, kazi, ukaguzi wa majani, picha',
    act: 'Futa',
    scansAsk: 'Ungependa kufuta ukaguzi wote wa majani?',
    scansText:
      'Tunafuta ukaguzi wote wa majani, picha zake na majibu ya wataalamu, kwenye simu zako zote. Mashamba yako yanabaki. Ukaguzi wa bure uliokwisha kuutumia haurudi.',
    farmAsk: 'Ungependa kufuta mashamba yote na data yake?',
    farmText:
      'Tunafuta mashamba yote, mazao, kumbukumbu, mipango, kazi, kazi za kilimo hai, ukaguzi wa majani na picha, kwenye simu zako zote. Misimbo kwenye taarifa ulizochapisha itaacha kufanya kazi. Akaunti yako inabaki.',
    unsent: (n) =>
      n === 1
        ? 'Kitu 1 kwenye simu hii hakijatumwa. Kitume au ukifute kwanza, ili kisirudi.'
        : `Vitu ${n} kwenye simu hii havijatumwa. Vitume au uvifute kwanza, ili visirudi.`,
    outbox: 'Fungua Sanduku la kutuma',
    deleted: 'Data imefutwa.',
    failed: 'Data haikufutwa. Jaribu tena.',
    offline: 'Unahitaji mtandao kufuta kila kitu kwa pamoja.',
    accountTitle: 'Futa akaunti',
    accountText:
      'Tunafuta mashamba yako, kazi, ukaguzi wa majani, picha, ujumbe na wasifu, na akaunti itafungwa kwenye simu zote. Pro uliyolipia itaisha pia.',
    when: 'Lini?',
    later: 'Baada ya siku 7 (ukiingia kabla ya hapo, akaunti inabaki)',
    now: 'Sasa hivi',
    accountAct: 'Futa akaunti',
    accountAsk: 'Ungependa kufuta akaunti yako?',
    laterText:
      'Utaondoka kwenye akaunti yako kwenye simu zote, na wengine hawatakuona. Baada ya siku 7 tunafuta kila kitu. Ulichoandika kwenye jamii kitaonekana tena, bila jina lako. Ukiingia kabla ya hapo, akaunti yako inabaki. Maswali yako kwa wataalamu, tahadhari na mapendekezo uliyotuma hayatarudi.',
    nowText:
      'Tunafuta kila kitu sasa, na hutaweza kukirudisha. Ulichoandika kwenye jamii kinabaki, bila jina lako.',
    stays:
      'Ulichoandika kwenye jamii kinabaki, kwa sababu wengine wanajifunza kwacho. Tunaondoa jina lako, picha, nambari za simu na barua pepe. Futa kwanza usichotaka kibaki. Sheria ya kodi inataka tuhifadhi malipo, bila jina lako, barua pepe wala nambari. Majibu uliyowapa wakulima wengine kama mtaalamu yanabaki, bila jina lako. Ambacho hakijatumwa kinabaki kwenye simu hii, kimefungwa kwa akaunti yako. Ukifuta sasa hivi, kinatupwa.',
    goneLater: 'Umetoka kwenye akaunti. Tutafuta akaunti yako baada ya siku 7.',
    goneNow: 'Akaunti yako imefutwa.',
  },
  verify: {
    title: 'Je, karatasi hii ni halisi?',
    asking: 'Inakagua…',
    known: 'Ukurasa huu ulitengenezwa na Mavuno.',
    compare: 'Ulinganishe na karatasi. Kinachotofautiana kimebadilishwa kwenye karatasi.',
    farmer: 'Mkulima (jina la kwanza)',
    field: 'Shamba',
    season: 'Msimu',
    area: 'Ukubwa',
    crops: 'Mazao',
    made: 'Ilitengenezwa',
    fingerprint: 'Alama ya faili (SHA-256)',
    areaText: (acres, hectares) => `ekari ${acres} (hekta ${hectares})`,
    areaFrom: {
      default: 'ukubwa uliowekwa na programu, mkulima hajauthibitisha',
      approximate: 'kama alivyosema mkulima',
      said: 'kama alivyosema mkulima; mpaka una ukubwa tofauti',
      walked: 'umepimwa kwa kutembea na simu',
      drawn: 'umechorwa kwenye ramani',
      corners: 'kwa pembe zake',
      sides: 'kwa urefu wa pande zake',
      imported: 'kutoka kwenye faili',
    },
    planted: (day) => `kupandwa: ${day}`,
    harvested: (day) => `kuvunwa: ${day}`,
    failed: 'liliharibika',
    noCrops: 'hakuna',
    quantities: quantitiesSw,
    truth: 'Huu unaonyesha alichorekodi mkulima. Mavuno haijatembelea shamba.',
    file: 'Je, una faili la PDF?',
    fileText: 'Lichague. Simu hii italinganisha kila herufi yake, na haitalituma popote.',
    choose: 'Chagua PDF',
    same: 'Faili liko sawasawa kama tulivyolitengeneza.',
    changed: 'Faili hili limebadilishwa, au ni jingine. Usiliamini.',
    unknown:
      'Hatuna taarifa yenye msimbo huu. Huenda msimbo umekosewa, ni wa kughushi, au mkulima amefuta taarifa.',
    offline: 'Unahitaji mtandao kukagua msimbo.',
    again: 'Jaribu tena',
  },
  refusals: {
    'data.file_broken': 'Faili hili limeharibika au halijakamilika. Lipakue tena.',
    'data.file_dtd': 'Faili hili lina maagizo yanayoweza kudhuru, kwa hivyo hatukulisoma. Chagua jingine.',
    'data.file_deep': 'Faili hili halikusomeka. Chagua jingine.',
    'data.file_unknown':
      'Hatukupata cha kurejesha kwenye faili hili. Chagua faili la JSON, ZIP, GeoJSON, KML, KMZ au CSV.',
    'data.file_no_shapes': 'Hatukupata mpaka wa shamba kwenye faili hili. Nukta na mistari pekee havitoshi.',
    'data.file_too_many': ({ most }) =>
      `Faili hili lina vingi kuliko tunavyoweza kupokea kwa pamoja (${most}). Ligawanye.`,
    'data.file_large': ({ size }) => `Faili hili ni kubwa mno (${size}). Chagua dogo zaidi.`,
    'data.file_encoding': 'Herufi za faili hili hazikusomeka. Lihifadhi kama UTF-8 na ulichague tena.',
    'data.file_not_ours': 'Chagua nakala iliyotengenezwa na Mavuno.',
    'data.file_of_phone':
      'Hii ni nakala ya simu moja, kwa hivyo huwezi kuirejesha. Chagua nakala yenye kila kitu, iliyotengenezwa ukiwa na mtandao.',
    'data.file_newer': 'Nakala hii ilitengenezwa na toleo jipya zaidi la programu. Sasisha programu kwanza.',
    'data.row_wrong':
      'Sehemu ya nakala hii haikusomeka, kwa hivyo hatukurejesha chochote. Chagua nakala nyingine.',
    'data.no_copy': 'Nakala hii haipo tena. Tengeneza mpya.',
    'data.no_field': 'Hatujapokea shamba hili bado. Tuma kwanza vilivyo kwenye Sanduku la kutuma.',
    'data.too_many_statements': ({ most }) => `Tayari una kurasa ${most}, idadi ya juu inayoruhusiwa.`,
    'data.no_statement': 'Ukurasa huu haupo tena.',
  },
};
