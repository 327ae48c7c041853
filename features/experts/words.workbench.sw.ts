import type { Words } from '#kit/pure/words.ts';
import type { workbenchEn } from './words.workbench.en.ts';

export const workbenchSw: Words<typeof workbenchEn> = {
  donation: {
    title: 'Kuchangia picha',
    intro:
      'Picha ambazo mtaalamu amethibitisha zinaweza kusaidia wakulima wengine. Hatutoi chochote usiporuhusu hapa. Unaweza kuacha wakati wowote.',
    purposes: {
      train: {
        title: 'Kuboresha ukaguzi wa jani',
        text: 'Ili ukaguzi wa jani ujifunze mazao na magonjwa mapya, kutoka mashamba kama lako.',
      },
      show: {
        title: 'Kuwaonyesha wakulima wengine kama mfano',
        text: 'Ili wengine walinganishe jani lao na lako. Mavuno bado haionyeshi mifano kama hii. Tutahifadhi uamuzi wako hadi itakapoanza.',
      },
    },
    on: 'Umeruhusu',
    off: 'Hujaruhusu',
    allow: 'Ruhusu',
    stop: 'Acha',
    more: 'Tunachotoa, na leseni yake',
    moreFact: 'CC BY 4.0, bila jina lako',
    goes: 'Tunatoa picha, zao, jibu la mtaalamu, mwezi na kaunti. Kamwe si jina lako, nambari yako wala mahali shamba lako lilipo.',
    checked:
      'Kabla ya hapo mtaalamu huhakikisha kwamba picha haionyeshi mtu, nambari ya nyumba wala nambari ya gari.',
    licenceTitle: 'Leseni',
    licence:
      'Creative Commons Attribution 4.0 (CC BY 4.0). Mtu yeyote anaweza kutumia au kubadilisha picha hizi, hata kwa biashara. Ni lazima aseme zimetoka kwa wakulima wa Kenya kupitia Mavuno (“Farmers in Kenya, through Mavuno”).',
    licenceLink: 'Soma leseni',
    revoke:
      'Ukiacha, hatutaweka picha zako kwenye mikusanyo mipya, na tutaziorodhesha humo kuwa zimeondolewa. Hatuwezi kurudisha nakala ambazo wengine tayari wanazo.',
    yours: (n) =>
      n === 0
        ? 'Mtaalamu bado hajathibitisha picha yako yoyote.'
        : n === 1
          ? 'Picha yako 1 imethibitishwa na ingetolewa.'
          : `Picha zako ${n} zimethibitishwa na zingetolewa.`,
    saved: 'Imehifadhiwa. Tutaituma ukiwa na mtandao.',
  },

  workbench: {
    title: 'Maswali ya wakulima',
    closed: 'Ukurasa huu ni wa wataalamu.',
    closedHint: 'Msimamizi wa Mavuno anaweza kuifanya akaunti kuwa ya mtaalamu.',
    overdue: (n) => (n === 1 ? '1 limechelewa' : `${n} yamechelewa`),
    promise: (share, h) =>
      `Siku 30 zilizopita: ${share} yalijibiwa ndani ya saa 24, kwa kawaida ndani ya saa ${h}.`,
    few: 'Maswali ni chini ya 10 kwa siku 30 zilizopita, kwa hivyo bado hatuonyeshi asilimia.',
    empty: 'Hakuna mkulima anayesubiri. Asante.',
    emptyFiltered: 'Hakuna maswali yanayolingana na ulichochagua.',
    crop: 'Zao',
    county: 'Kaunti',
    language: 'Lugha',
    all: 'Zote',
    filter: 'Chuja',
    filterNone: 'Mazao, kaunti na lugha zote',
    languages: { en: 'Kiingereza', sw: 'Kiswahili' },
    unknownCrop: 'Zao halikutajwa',
    due: (h) => (h < 1 ? 'mwisho ndani ya saa hii' : h === 1 ? 'imebaki saa 1' : `zimebaki saa ${h}`),
    overdueBy: (h) => `limechelewa ${h < 1 ? 'chini ya saa 1' : `saa ${h}`}`,
    noDeadline: 'hakuna muda ulioahidiwa',
    assignedToYou: 'Unalo wewe',
    followUp: 'Swali la nyongeza',
    photos: (n) => (n === 0 ? 'bila picha' : n === 1 ? 'picha 1' : `picha ${n}`),
    more: 'Onyesha zaidi',
    name: 'Jina lako, jinsi wakulima watakavyolisoma',
    nameHint: 'Huonekana kando ya kila jibu lako.',
    nameSave: 'Hifadhi jina',
    grantTitle: 'Wataalamu',
    grantEmail: 'Barua pepe ya akaunti',
    grantHint:
      'Mtu huyo anahitaji akaunti yenye barua pepe iliyothibitishwa. Chagua watu ambao wakulima wanaweza kuwaamini: wanachosema huhesabiwa kuwa kimethibitishwa.',
    grant: 'Mfanye mtaalamu',
    end: 'Si mtaalamu tena',
    granted: (email) => `${email} sasa ni mtaalamu`,
    ended: (email) => `${email} si mtaalamu tena`,
    loadFailed: 'Maswali hayakupatikana. Angalia mtandao, kisha ujaribu tena.',
  },
  case: {
    title: 'Swali la mkulima',
    claim: 'Nitalijibu hili',
    release: 'Acha kujibu swali hili',
    released: 'Swali limerudi kwenye foleni',
    claimedHint:
      'Ni lako kwa saa mbili tangu ulipolishughulikia mara ya mwisho. Kisha wataalamu wengine wanaweza kulichukua.',
    taken: 'Mtaalamu mwingine analo.',
    app: 'Programu ilichopata',
    appSaid: (name, percent) => `${name}, uhakika ${percent}`,
    outcomes: {
      answer: 'Jina',
      candidates: 'Mojawapo ya machache',
      not_sure: 'Haina uhakika',
      no_leaf: 'Hakuna jani',
      unknown_leaf: 'Jani ambalo haijui',
    },
    server: 'Ukaguzi wa mfumo wetu',
    pick: 'Anavyodhani mkulima',
    pickNone: 'Si mojawapo ya haya',
    asks: 'Mkulima anaandika',
    noNote: 'Hakuna maneno, picha tu.',
    photo: (n) => `Picha ya ${n}: ifungue kwa ukubwa kamili`,
    photoComing: 'Bado tunasubiri picha hii kutoka kwenye simu ya mkulima.',
    answerTitle: 'Jibu lako',
    inLanguage: {
      en: 'Mkulima huyu anasoma Kiingereza: jibu kwa Kiingereza.',
      sw: 'Mkulima huyu anasoma Kiswahili.',
    },
    templates: 'Anza kwa sentensi',
    text: 'Jibu',
    condition: 'Ni nini',
    conditionNone: 'Sitaji ugonjwa wala mdudu',
    clean: 'Picha hazionyeshi mtu, nambari ya nyumba wala nambari ya gari',
    cleanHint: 'Weka alama ikiwa ni kweli tu. Hapo picha zinaweza kuchangiwa, mkulima akiruhusu.',
    noDose:
      'Usitaje kamwe kipimo, idadi ya mara za kunyunyiza wala siku za kusubiri za dawa. Lebo ndiyo huamua. Taja aina ya dawa, na umwelekeze mkulima kwenye lebo.',
    voiceNoDose:
      'Ujumbe wangu wa sauti hautaji kipimo, idadi ya mara za kunyunyiza wala siku za kusubiri za dawa',
    send: 'Tuma jibu',
    sent: 'Jibu limetumwa. Tutamjulisha mkulima.',
    record: 'Rekodi ujumbe wa sauti',
    recording: (s, of) => `Inarekodi: sekunde ${s} kati ya ${of}`,
    stop: 'Simamisha',
    again: 'Rekodi upya',
    recorded: 'Ujumbe wa sauti',
    drop: 'Ondoa ujumbe wa sauti',
    micDenied: 'Mavuno haijaruhusiwa kutumia maikrofoni. Iruhusu kwenye mipangilio ya kivinjari.',
    tooLarge: 'Ujumbe ni mkubwa mno. Rekodi mfupi zaidi.',
    earlier: 'Majibu ya awali',
    loadFailed: 'Swali halikupatikana. Angalia mtandao, kisha ujaribu tena.',
  },
};
