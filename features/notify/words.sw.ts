import type { Words } from '#kit/pure/words.ts';
import type { notifyEn } from './words.en.ts';

export const notifySw: Words<typeof notifyEn> = {
  title: 'Mipangilio',
  tabs: { label: 'Mipangilio', notifications: 'Arifa', subscription: 'Kifurushi', privacy: 'Faragha' },

  what: 'Unachoambiwa',
  toggles: {
    email_notifications: { label: 'Barua pepe', hint: 'Ulichochagua hapa chini, pia kwa barua pepe.' },
    push_notifications: {
      label: 'Kwenye simu hii (arifa)',
      hint: 'Ujumbe unaonekana hata Mavuno ikiwa imefungwa.',
    },
    weather_alerts: {
      label: 'Tahadhari za hali ya hewa na mazao',
      hint: 'Mvua kubwa, ukame, ugonjwa au mdudu anapokaribia, wakati wa kumwagilia.',
    },
    market_alerts: {
      label: 'Tahadhari za soko',
      hint: 'Bei ulizoomba kujulishwa, na majibu kuhusu unachouza.',
    },
    task_reminders: { label: 'Vikumbusho vya kazi', hint: 'Asubuhi: kazi ulizopanga kwa siku hiyo.' },
    weekly_reports: {
      label: 'Ripoti ya wiki',
      hint: 'Jumatatu asubuhi: ulichoambiwa wiki iliyopita. Ni sehemu ya Mavuno Pro.',
    },
    whatsapp_notifications: { label: 'Arifa za WhatsApp', hint: 'Kwa nambari iliyo hapa chini.' },
  },
  always: 'Majibu ya wataalamu na tahadhari za majirani huja kwa kila njia uliyowasha, isipokuwa SMS.',
  quiet:
    'Kuanzia saa tatu usiku hadi saa kumi na mbili asubuhi hatutumi tahadhari, isipokuwa za dharura. Yasiyo ya haraka huja kwa pamoja mara moja kwa siku.',
  digest: 'Yanayoweza kusubiri yaje',
  // The Kiswahili clock counts from dawn and from dusk: seven in the morning is saa moja.
  hour: (h) =>
    `Saa ${((h + 5) % 12) + 1} ${h < 12 ? 'asubuhi' : h < 16 ? 'mchana' : h < 19 ? 'jioni' : 'usiku'} (${h}:00)`,
  saved: 'Imehifadhiwa',
  notSaved: 'Haikuweza kuhifadhiwa. Jaribu tena baadaye.',

  push: {
    title: 'Ujumbe kwenye simu hii',
    on: 'Ujumbe unaonekana kwenye simu hii.',
    off: 'Simu hii bado haionyeshi ujumbe wa Mavuno.',
    act: 'Onyesha ujumbe kwenye simu hii',
    stop: 'Si kwenye simu hii',
    askFirst: 'Simu yako itakuomba uruhusu.',
    denied:
      'Arifa za Mavuno zimezuiwa kwenye simu hii. Kuziruhusu: shikilia alama ya Mavuno, au gusa kufuli kando ya anwani, kisha Arifa (Notifications), kisha Ruhusu (Allow).',
    dismissed: 'Bado hujaruhusu ujumbe. Gusa tena, kisha chagua Ruhusu (Allow).',
    unsupported: 'Kivinjari hiki hakiwezi kuonyesha ujumbe. Chrome kwenye Android inaweza.',
    ios_needs_install:
      'Kwenye iPhone na iPad ujumbe huonekana tu ukifungua Mavuno kutoka skrini ya mwanzo: gusa Shiriki (Share), kisha Add to Home Screen, halafu fungua Mavuno kutoka hapo.',
    no_service_worker:
      'Programu haijapakuliwa yote kwenye simu hii. Ifungue ukiwa na mtandao, kisha jaribu tena.',
    failed: 'Kivinjari hakikuweza kuunganishwa kwa ujumbe. Jaribu tena ukiwa na mtandao.',
    done: 'Sasa ujumbe unaonekana kwenye simu hii.',
    stopped: 'Hakuna ujumbe tena kwenye simu hii.',
    offline: 'Hili linahitaji mtandao.',
  },

  email: {
    title: 'Barua pepe',
    to: (address) => `Kwa ${address}`,
    unproven:
      'Anwani hii haijathibitishwa, kwa hivyo hakuna kinachotumwa kwake. Fungua kiungo kwenye barua tuliyotuma ulipojiunga.',
  },

  whatsapp: {
    title: 'WhatsApp',
    enabled: 'Nitumie ujumbe kwa WhatsApp',
    agreed:
      'Nakubali Mavuno initumie tahadhari na majibu ya shamba kwa WhatsApp. Naweza kuacha wakati wowote hapa, au kwa kujibu ACHA.',
  },
  sms: {
    title: 'SMS',
    enabled: 'Nitumie tahadhari za haraka kwa SMS',
    agreed:
      'Nakubali Mavuno initumie tahadhari za haraka za shamba na tahadhari zangu za bei kwa SMS. Naweza kuacha wakati wowote hapa, au kwa kujibu ACHA.',
    only: 'Ni tahadhari za haraka, za dharura na tahadhari zako za bei tu. Hufika kwenye simu yoyote, bila intaneti.',
  },
  number: {
    country: 'Nchi',
    label: 'Nambari',
    hint: 'Bila msimbo wa nchi, kwa mfano 0712 345 678',
    save: 'Hifadhi',
    countries: {
      KE: 'Kenya',
      NG: 'Nijeria',
      GH: 'Ghana',
      UG: 'Uganda',
      TZ: 'Tanzania',
      ET: 'Ethiopia',
      ZA: 'Afrika Kusini',
      CI: 'Kodivaa',
      BF: 'Bukinafaso',
      ML: 'Mali',
    },
    confirmed: (number) => `${number} imethibitishwa.`,
    unconfirmed: (number) => `${number} bado haijathibitishwa, kwa hivyo hakuna kinachotumwa kwake.`,
    later: 'Nambari imehifadhiwa. Ithibitishe mtandao ukipatikana.',
    send: 'Nitumie msimbo',
    sent: (minutes) => `Msimbo uko njiani. Unatumika kwa dakika ${minutes}.`,
    code: 'Msimbo wa tarakimu sita',
    confirm: 'Thibitisha',
    done: 'Imethibitishwa. Sasa ujumbe utakuja kwa nambari hii.',
    saved: 'Imehifadhiwa',
    stopped: 'Imezimwa. Hakuna kinachotumwa tena kwa nambari hii.',
    off: 'Seva hii haitumi ujumbe kwa njia hii.',
  },
  signIn: 'Tafadhali ingia ili uhifadhi mapendeleo ya WhatsApp',
  whatsappFailed: 'Mapendeleo ya WhatsApp hayakuweza kubadilishwa',
  tryLater: 'Jaribu tena baadaye.',
  standIn: 'Hali ya majaribio: seva hii huandika kwenye faili badala ya kutuma.',

  test: {
    act: 'Nitumie jaribio',
    handed: (time) => `Mtoa huduma amepokea, ${time}.`,
    unknown: (time) => `${time}: mtoa huduma hakujibu wazi. Huenda ikafika au isifike.`,
    failed: (time, why) => `Haikutumwa, ${time}: ${why}`,
  },
  why: {
    gone: 'anwani haipo tena. Iwashe upya.',
    number: 'nambari hii haifikiwi kwa njia hii.',
    blocked: 'nambari hii haitaki ujumbe kama huu, au mtoa huduma ameuzuia.',
    account: 'mtoa huduma anaikataa seva hii. Mwambie anayeiendesha.',
    busy: 'mtoa huduma hapatikani sasa. Jaribu tena baadaye.',
    maybe: 'mtoa huduma hakujibu wazi.',
    template: 'mtoa huduma hakubali ujumbe wa aina hii.',
    too_large: 'ujumbe ulikuwa mrefu mno.',
    late: 'wakati wake ulikuwa umepita.',
    off: 'imezimwa',
    over: 'halikuwa hivyo tena.',
    seen: 'ulikuwa umeshausoma.',
  },

  subscription: {
    unknown: 'Kifurushi chako kitaonekana hapa seva ikishajibu.',
    free: 'Unatumia Mavuno bila malipo.',
    pro: 'Unatumia Mavuno Pro.',
    until: (day) => `Hadi ${day}.`,
    plans: 'Pro inafungua nini na bei yake',
    manage: 'Kifurushi na malipo yangu',
  },
  privacy: {
    data: 'Data yangu: nakala, kurudisha, kufuta',
    memory: 'Kinachokumbukwa kunihusu',
    policy: 'Sera ya faragha',
    terms: 'Masharti ya huduma',
  },
  look: {
    title: 'Simu hii',
    language: 'Lugha',
    languages: { en: 'English', sw: 'Kiswahili' },
    theme: 'Rangi',
    themes: { light: 'Za mwanga', dark: 'Za giza', sunlight: 'Za jua kali' },
  },
  danger: {
    title: 'Kufuta',
    text: 'Kikishafutwa hakuna anayeweza kukirudisha. Chukua nakala kwanza.',
    act: 'Futa shamba langu au akaunti yangu',
  },
  account: { title: 'Akaunti na vifaa', subtitle: 'Barua pepe, nenosiri, mahali ulipoingia' },
  signedInAs: (email) => `Umeingia kama ${email}`,

  centre: {
    title: 'Ujumbe',
    empty:
      'Bado hakuna ujumbe. Tahadhari za mashamba yako, majibu ya wataalamu na tahadhari za majirani utaziona hapa, hata bila mtandao.',
    settings: 'Chagua unachoambiwa',
    open: 'Fungua',
    isNew: 'Mpya',
    unread: (n) => (n === 1 ? 'Mpya 1' : `Mpya ${n}`),
    more: 'Onyesha za zamani',
    inApp: 'Hapa kwenye programu tu',
    standIn: 'Hali ya majaribio: seva hii huandika baadhi ya ujumbe huu kwenye faili badala ya kuutuma.',
    over: 'si hivyo tena, haikutumwa',
    seen: 'ulishausoma hapa, haukutumwa',
    urgency: { 5: 'Dharura', 4: 'Haraka', 3: 'Muhimu', 2: 'Wastani', 1: 'Taarifa' },
    categories: {
      disease: 'Ugonjwa',
      weather: 'Hali ya hewa',
      irrigation: 'Maji',
      pest: 'Mdudu',
      crop: 'Zao',
      neighbour: 'Majirani',
      expert: 'Mtaalamu',
      community: 'Jamii',
      market: 'Soko',
      task: 'Kazi',
      report: 'Ripoti ya wiki',
      account: 'Akaunti',
      test: 'Jaribio',
    },
    channels: { push: 'Simu', email: 'Barua pepe', whatsapp: 'WhatsApp', sms: 'SMS' },
    states: {
      waiting: (time) => `itakuja ${time}`,
      folded: (time) => `pamoja na yanayoweza kusubiri, ${time}`,
      sending: 'inatumwa',
      handed: (time) => `imepokelewa na mtoa huduma ${time}`,
      delivered: (time) => `imefika ${time}`,
      read: (time) => `imesomwa ${time}`,
      failed: 'haikufika',
      unknown: 'huenda imefika',
      dropped: 'imezimwa',
    },
  },

  stopMail: {
    title: 'Hutaki barua pepe tena?',
    text: 'Mavuno haitatuma tena tahadhari na majibu kwa barua pepe. Barua kuhusu akaunti yako, kama nenosiri jipya, bado zitakuja. Kila kitu kiko pia kwenye programu.',
    act: 'Sitaki barua pepe tena',
    done: 'Tayari. Hutapata tena barua pepe hizi. Unaweza kuziwasha tena kwenye mipangilio.',
    wrong:
      'Kiungo hiki hakijakamilika. Nakili chote kutoka kwenye barua pepe, au tumia mipangilio ya programu.',
    settings: 'Mipangilio',
  },

  outbox: {
    toggle: 'Unachoambiwa',
    digest: 'Saa ya yanayoweza kusubiri',
    whatsapp: 'Mapendeleo ya WhatsApp',
    sms: 'Mapendeleo ya SMS',
    read: 'Ujumbe uliosomwa',
  },
  refusals: {
    'notify.number_blank': 'Tafadhali andika nambari yako ya WhatsApp',
    'notify.sms_blank': 'Tafadhali andika nambari yako',
    'notify.number_wrong': 'Hii si nambari ya nchi uliyochagua. Kagua tarakimu.',
    'notify.push_host': 'Kivinjari hiki kinatumia huduma ya ujumbe ambayo Mavuno haiifahamu.',
    'notify.push_off': 'Seva hii haitumi ujumbe kwa simu.',
    'notify.push_many': 'Ujumbe umewashwa kwenye simu nyingi mno.',
    'notify.no_number': 'Hifadhi nambari kwanza.',
    'notify.channel_off': 'Seva hii haitumi ujumbe kwa njia hii.',
    'notify.too_many_codes': 'Misimbo mingi imetumwa. Jaribu tena baada ya saa moja.',
    'notify.not_sent': 'Msimbo haukuweza kutumwa. Kagua nambari, au jaribu tena baadaye.',
    'notify.code_wrong': 'Huu si msimbo. Uangalie tena.',
    'notify.code_late': 'Msimbo huu hautumiki tena. Omba mpya.',
    'notify.no_browser': 'Kwanza onyesha ujumbe kwenye simu hii.',
    'notify.email_unproven':
      'Thibitisha anwani yako ya barua pepe kwanza: fungua kiungo kwenye barua tuliyotuma ulipojiunga.',
    'notify.not_confirmed': 'Thibitisha nambari kwanza.',
    'notify.too_many_tests': 'Majaribio ya leo yametosha. Jaribu tena kesho.',
    'notify.link_wrong': 'Kiungo hiki hakijakamilika. Nakili chote kutoka kwenye barua pepe.',
    'hooks.unknown': 'Hapa hakuna kitu.',
    'hooks.signature': 'Ujumbe huu hauna sahihi inayotakiwa.',
  },
};
