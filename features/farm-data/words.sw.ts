import { quantitiesSw } from '#kit/pure/words.quantities.sw.ts';
import type { Words } from '#kit/pure/words.ts';
import type { farmDataEn } from './words.en.ts';

export const farmDataSw: Words<typeof farmDataEn> = {
  title: 'Data yangu',
  intro: 'Ulichoandika ni chako. Chukua nakala, chapisha, leta nyingine, au futa.',
  take: {
    title: 'Chukua nakala',
    counts: (fields, checks, entries) => `${fields} · ${checks} · ${entries}`,
    fields: (n) => (n === 1 ? 'shamba 1' : `mashamba ${n}`),
    checks: (n) => (n === 1 ? 'ukaguzi 1 wa jani' : `ukaguzi ${n} wa majani`),
    entries: (n) => `kumbukumbu ${n}`,
    json: 'Kila kitu, faili moja (JSON)',
    jsonUnder: (size) => `Kama ${size}, bila picha. Programu hii inaweza kulisoma tena.`,
    zip: 'Kila kitu, pamoja na majedwali (ZIP)',
    zipUnder: 'JSON, jedwali (CSV) la kila aina, na mashamba yako kama ramani (GeoJSON), bila picha',
    photos: 'Kila kitu pamoja na picha zangu (ZIP)',
    photosUnder: (n, size) => `${n === 1 ? 'Picha 1' : `Picha ${n}`}, kama ${size}`,
    making: 'Nakala yako inatengenezwa. Unaweza kuendelea na mengine.',
    makeFailed: 'Nakala haikuweza kutengenezwa. Jaribu tena.',
    copyReady: 'Nakala yako iko tayari: kila kitu pamoja na picha zangu (ZIP)',
    readyUnder: (size, day) => `${size}. Itakuwepo hadi ${day}, kisha itafutwa.`,
    makeAnew: 'Tengeneza nakala mpya',
    makeUnder: (n, size) =>
      `${n === 1 ? 'Picha 1' : `Picha ${n}`}, kama ${size}. Hutengenezwa kwanza, kisha unaichukua.`,
    map: 'Mashamba yangu kama ramani (GeoJSON)',
    mapUnder: 'Kwa programu nyingine za ramani',
    phoneTitle: 'Kutoka simu hii, bila mtandao',
    phoneText:
      'Kilicho kwenye simu hii, pamoja na ambacho hakijatumwa, ili ukisome na kukihifadhi. Picha hazimo, na nakala hii haiwezi kuletwa tena: kwa hilo, chukua kila kitu katika faili moja ukiwa na mtandao.',
    phoneJson: 'Hifadhi kama JSON',
    phoneCsv: 'Hifadhi kama majedwali (ZIP)',
    saved: 'Imehifadhiwa kwenye mafaili yako yaliyopakuliwa.',
    offline: 'Nakala kamili hutoka kwenye seva, na inahitaji mtandao.',
    again: 'Jaribu tena',
  },
  links: {
    statement: 'Taarifa ya msimu',
    statementUnder: 'Ukurasa mmoja wa kuchapisha au kuonyesha, wenye msimbo unaoonyesha kama umebadilishwa',
    bring: 'Leta data',
    bringUnder: 'Nakala ya programu hii, au mipaka kutoka GeoJSON, KML au CSV',
    remove: 'Futa data au akaunti',
    removeUnder: 'Ukaguzi wa majani, mashamba yote, au kila kitu',
    privacy: 'Sera ya faragha',
    terms: 'Masharti ya huduma',
  },
  statement: {
    title: 'Taarifa ya msimu',
    intro:
      'Ukurasa mmoja kuhusu shamba na msimu: ukubwa, mazao, kazi zilizofanywa, ukaguzi wa majani. Mwonyeshe mnunuzi, benki au kikundi chako. Msimbo ulio juu yake unafungua ukurasa ambapo yeyote anaona kama umebadilishwa.',
    field: 'Shamba',
    season: 'Msimu',
    language: 'Lugha ya ukurasa',
    languages: { en: 'Kiingereza', sw: 'Kiswahili' },
    make: 'Tengeneza ukurasa',
    made: 'Ukurasa uko tayari.',
    noFields: 'Taarifa ni ya shamba. Ongeza shamba kwanza.',
    addField: 'Nenda kwenye mashamba yangu',
    yours: 'Kurasa zako',
    open: 'Fungua ukurasa (PDF)',
    check: 'Angalia msimbo',
    of: (field, season) => `${field}, ${season}`,
    unnamed: 'Shamba lisilo na jina',
    offline: 'Ukurasa hutengenezwa kwenye seva, na unahitaji mtandao.',
    failed: 'Ukurasa haukuweza kutengenezwa.',
    needsSync: 'Shamba hili halijatumwa bado. Likitumwa, ukurasa unaweza kutengenezwa.',
  },
  bring: {
    title: 'Leta data',
    intro:
      'Chagua faili: nakala iliyotengenezwa na programu hii (JSON au ZIP), au mipaka ya mashamba (GeoJSON, KML, KMZ au CSV).',
    choose: 'Chagua faili',
    another: 'Chagua faili jingine',
    reading: 'Inasoma faili…',
    found: (n) => (n === 1 ? 'Mpaka 1 umepatikana' : `Mipaka ${n} imepatikana`),
    pick: 'Chagua ipi iwe mashamba. Kila moja litapewa zao “mchanganyiko”, ambalo unaweza kubadilisha.',
    unnamed: (n) => `Shamba ${n}`,
    corners: (n) => `pembe ${n}`,
    turned:
      'Kwenye faili hili latitudo na longitudo zinaonekana kubadilishana nafasi: zikigeuzwa, mashamba yako Kenya.',
    turn: 'Zigeuze',
    turnBack: 'Zirudishe',
    elsewhere: 'Si Kenya',
    limit: (room) =>
      room === 0
        ? 'Kifurushi cha bure kina shamba 1, na tayari unalo.'
        : 'Kifurushi cha bure kina shamba 1: chagua moja.',
    upgrade: 'Angalia Pro',
    add: (n) => (n === 0 ? 'Ongeza mashamba' : n === 1 ? 'Ongeza shamba 1' : `Ongeza mashamba ${n}`),
    added: (n) => (n === 1 ? 'Shamba 1 limeongezwa.' : `Mashamba ${n} yameongezwa.`),
    twice: 'Ardhi hii hii iko hapo juu kwenye faili hili.',
    backup: 'Hii ni nakala iliyotengenezwa na programu hii.',
    backupFrom: (day) => `Ilitengenezwa ${day}.`,
    backupRows: (fields, checks, entries) => `Ina ${fields}, ${checks} na ${entries}.`,
    backupPhotos: (n) => (n === 1 ? 'Ina picha 1.' : `Ina picha ${n}.`),
    backupKeeps: 'Ulicho nacho hapa kinabaki kama kilivyo. Hakuna kinachofutwa.',
    restore: 'Ilete ndani',
    restoring: 'Inaletwa ndani…',
    sendingPhotos: 'Inatuma picha',
    done: 'Iko hapa.',
    restored: (n) => (n === 1 ? 'Kitu 1 kimeletwa.' : `Vitu ${n} vimeletwa.`),
    knownRows: (n) => (n === 1 ? '1 kilikuwa hapa tayari.' : `${n} vilikuwa hapa tayari.`),
    fieldsLeft: (n) =>
      n === 1
        ? 'Shamba 1 linabaki kwenye faili: kifurushi hakina nafasi yake. Tunza faili; ukiwa na Pro unaweza kulileta baadaye.'
        : `Mashamba ${n} yanabaki kwenye faili: kifurushi hakina nafasi yake. Tunza faili; ukiwa na Pro unaweza kuyaleta baadaye.`,
    othersLeft:
      'Majibu ya wataalamu, tahadhari, kifurushi ulicholipia, taarifa za msimu na ruhusa ya picha zako vinabaki kwenye faili: ni vya akaunti vilikotengenezwa.',
    photosLeft: (n) => (n === 1 ? 'Picha 1 haikuwa kwenye faili.' : `Picha ${n} hazikuwa kwenye faili.`),
    photosFailed: (n) =>
      n === 1
        ? 'Picha 1 haikuweza kutumwa. Leta faili hilo hilo tena baadaye.'
        : `Picha ${n} hazikuweza kutumwa. Leta faili hilo hilo tena baadaye.`,
    toFields: 'Nenda kwenye mashamba yangu',
    offline: 'Nakala huletwa kupitia seva, na inahitaji mtandao. Mipaka inaweza kuongezwa bila mtandao.',
  },
  remove: {
    title: 'Futa data au akaunti',
    intro:
      'Isipokuwa akaunti ndani ya siku zake 7, kilichofutwa hakiwezi kurudishwa. Chukua nakala kwanza kama huenda ukaihitaji.',
    take: 'Chukua nakala',
    farmTitle: 'Futa data ya mashamba yako',
    what: 'Ungependa kufuta nini?',
    scans: 'Ukaguzi wa majani na picha zake',
    farm: 'Mashamba yote, mazao, historia, kazi, ukaguzi wa majani, picha',
    act: 'Futa',
    scansAsk: 'Ungependa kufuta ukaguzi wote wa majani?',
    scansText:
      'Ukaguzi wote wa majani, picha zake na majibu ya wataalamu vitafutwa kabisa, kwenye simu zako zote. Mashamba yako yanabaki. Ukaguzi wa bure uliokwisha kutumia hautarudishwa.',
    farmAsk: 'Ungependa kufuta mashamba yote na data yake?',
    farmText:
      'Mashamba yote, mazao, kumbukumbu, mipango na kazi, hatua za asili, ukaguzi wa majani na picha vitafutwa kabisa, kwenye simu zako zote. Misimbo kwenye taarifa ulizochapisha haitafanya kazi tena. Akaunti yako inabaki.',
    unsent: (n) =>
      n === 1
        ? 'Kitu 1 kwenye simu hii hakijatumwa. Kitume au kitupe kwanza, ili kisirudi.'
        : `Vitu ${n} kwenye simu hii havijatumwa. Vitume au vitupe kwanza, ili visirudi.`,
    outbox: 'Fungua sanduku la kutuma',
    deleted: 'Imefutwa.',
    failed: 'Haikuweza kufutwa.',
    offline: 'Kufuta kila kitu kwa pamoja kunahitaji mtandao.',
    accountTitle: 'Futa akaunti',
    accountText:
      'Mashamba yako, kazi, ukaguzi wa majani, picha, ujumbe na wasifu vitafutwa kabisa, na utatolewa kwenye akaunti kwenye simu zote. Pro uliyolipia itaisha pamoja na akaunti.',
    when: 'Lini?',
    later: 'Baada ya siku 7 (ukiingia kabla, inabaki)',
    now: 'Mara moja',
    accountAct: 'Futa akaunti',
    accountAsk: 'Ungependa kufuta akaunti yako?',
    laterText:
      'Utatolewa kwenye akaunti kwenye simu zote, na hakuna atakayeona chochote chako tena. Baada ya siku 7 vyote vitafutwa kabisa, na ulichoandika kwenye jamii kitaonekana tena, bila jina lako. Ukiingia kabla ya hapo, akaunti yako inabaki; lakini maswali uliyofungua kwa wataalamu yanabaki yamefungwa, na tahadhari na mapendekezo uliyotuma hayarudi.',
    nowText:
      'Vyote vinafutwa kabisa sasa, na hakuna anayeweza kuvirudisha. Ulichoandika kwenye jamii kinabaki, bila jina lako.',
    stays:
      'Ulichoandika kwenye jamii kinabaki, bila jina lako, picha, nambari za simu wala barua pepe: wengine walikijibu na wanajifunza kwacho. Futa huko kwanza usichotaka kibaki. Ulicholipa kinabaki kwenye vitabu kama sheria ya kodi inavyotaka, bila jina lako, barua pepe wala nambari. Ulichowajibu wakulima wengine kama mtaalamu kinabaki, bila jina lako. Ambacho simu hii bado haijatuma kinabaki kwenye simu kikiwa kimefungwa kwa akaunti yako; ukifuta sasa hivi, kinatupwa.',
    goneLater: 'Umetoka. Akaunti yako itafutwa baada ya siku 7.',
    goneNow: 'Akaunti yako imefutwa.',
  },
  verify: {
    title: 'Je, karatasi hii ni halisi?',
    asking: 'Inatafuta…',
    known: 'Ukurasa huu ulitengenezwa hapa.',
    compare: 'Linganisha na karatasi. Kinachotofautiana kimebadilishwa kwenye karatasi.',
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
      said: 'kama alivyosema mkulima; umbo lina ukubwa tofauti',
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
    truth: 'Inasema alichoandika mkulima. Hakuna mtu wa Mavuno aliyetembelea shamba.',
    file: 'Je, una faili la PDF?',
    fileText: 'Lichague, na simu hii italinganisha kila herufi yake. Halitumwi popote.',
    choose: 'Chagua PDF',
    same: 'Faili liko sawasawa kama lilivyotengenezwa.',
    changed: 'Faili hili limebadilishwa, au ni jingine. Usiliamini.',
    unknown:
      'Hakuna ukurasa wenye msimbo huu hapa. Msimbo umekosewa, karatasi ni ya kughushi, au mkulima ameufuta.',
    offline: 'Ili kutafuta, simu hii inahitaji mtandao.',
    again: 'Jaribu tena',
  },
  refusals: {
    'data.file_broken': 'Faili hili limeharibika au limekatika. Lipakue tena.',
    'data.file_dtd':
      'Faili hili lina maagizo ambayo faili la ramani haliyahitaji, na yanaweza kudhuru. Halikusomwa.',
    'data.file_deep':
      'Sehemu za faili hili zimepachikwa ndani zaidi kuliko ramani au nakala yoyote. Halikusomwa.',
    'data.file_unknown':
      'Faili hili halina chochote ambacho programu hii inakijua. Chagua faili la JSON, ZIP, GeoJSON, KML, KMZ au CSV.',
    'data.file_no_shapes':
      'Hakuna mpaka wa shamba uliopatikana kwenye faili hili. Nukta na mistari pekee si shamba.',
    'data.file_too_many': ({ most }) =>
      `Faili hili lina vingi kuliko programu hii inavyopokea kwa mara moja (${most}). Ligawanye.`,
    'data.file_large': ({ size }) => `Faili hili ni kubwa mno (${size}). Halikusomwa.`,
    'data.file_encoding': 'Herufi za faili hili haziwezi kusomeka. Lihifadhi kama UTF-8 na ulichague tena.',
    'data.file_not_ours': 'Hii si nakala iliyotengenezwa na programu hii.',
    'data.file_of_phone':
      'Hii ni nakala ya simu moja, ya kusoma na kuhifadhi. Nakala yenye kila kitu, iliyotengenezwa ukiwa na mtandao, ndiyo pekee inayoweza kuletwa.',
    'data.file_newer': 'Nakala hii ilitengenezwa na toleo jipya zaidi la programu. Sasisha programu kwanza.',
    'data.row_wrong': 'Sehemu ya nakala hii si kama programu hii inavyoandika. Hakuna kilicholetwa.',
    'data.no_copy': 'Nakala hii haipo tena. Tengeneza mpya.',
    'data.no_field': 'Shamba hili haliko kwenye seva. Tuma kwanza kinachosubiri kwenye sanduku la kutuma.',
    'data.too_many_statements': ({ most }) => `Tayari una kurasa ${most}, nyingi kabisa zinazoruhusiwa.`,
    'data.no_statement': 'Ukurasa huu haupo tena.',
  },
};
