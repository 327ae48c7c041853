import type { Words } from '#kit/pure/words.ts';
import type { notifyEn } from './words.en.ts';

export const notifySw: Words<typeof notifyEn> = {
  title: 'Mipangilio',
  tabs: { label: 'Mipangilio', notifications: 'Arifa', subscription: 'Kifurushi', privacy: 'Faragha' },

  what: 'Arifa unazopata',
  toggles: {
    email_notifications: { label: 'Barua pepe', hint: 'Kwa anwani yako' },
    push_notifications: { label: 'Kwenye simu hii (arifa)', hint: 'Hata Mavuno ikiwa imefungwa' },
    weather_alerts: {
      label: 'Tahadhari za hali ya hewa na mazao',
      hint: 'Mvua, ukame, magonjwa, kumwagilia',
    },
    market_alerts: { label: 'Tahadhari za soko', hint: 'Bei na majibu ya wanunuzi' },
    task_reminders: { label: 'Vikumbusho vya kazi', hint: 'Asubuhi' },
    weekly_reports: { label: 'Ripoti ya wiki', hint: 'Kila Jumatatu, kwa Pro' },
    whatsapp_notifications: { label: 'Arifa za WhatsApp', hint: 'Kwa nambari yako' },
  },
  emailLater: 'Ukishaongeza barua pepe',
  when: {
    title: 'Tunapokuandikia',
    fact: (hour) => `Muhtasari: ${hour}. Usiku ni dharura tu`,
  },
  facts: {
    on: 'Imewashwa',
    off: 'Imezimwa',
    denied: 'Imezuiwa',
    unavailable: 'Haipatikani hapa',
    unconfirmed: (number) => `${number}, bado haijathibitishwa`,
  },
  always: 'Majibu ya wataalamu na tahadhari za majirani huja kwa kila njia uliyowasha, isipokuwa SMS.',
  quiet:
    'Kuanzia saa tatu usiku hadi saa kumi na mbili asubuhi hatutumi tahadhari, isipokuwa za dharura. Yasiyo ya haraka huja kwa pamoja mara moja kwa siku.',
  digest: 'Nitumie muhtasari wa siku',
  // The Kiswahili clock counts from dawn and from dusk: seven in the morning is saa moja.
  hour: (h) =>
    `Saa ${((h + 5) % 12) + 1} ${h < 12 ? 'asubuhi' : h < 16 ? 'mchana' : h < 19 ? 'jioni' : 'usiku'} (${h}:00)`,
  saved: 'Imehifadhiwa',
  notSaved: 'Badiliko halikuhifadhiwa. Jaribu tena baadaye.',

  push: {
    title: 'Arifa kwenye simu hii',
    on: 'Arifa zimewashwa kwenye simu hii.',
    off: 'Simu hii bado haionyeshi arifa za Mavuno.',
    act: 'Washa arifa',
    stop: 'Zima kwenye simu hii',
    askFirst: 'Simu yako itakuomba uruhusu.',
    denied:
      'Arifa za Mavuno zimezuiwa kwenye simu hii. Ili kuziruhusu, shikilia alama ya Mavuno, au gusa kufuli kando ya anwani. Kisha gusa Arifa (Notifications), kisha Ruhusu (Allow).',
    dismissed: 'Bado hujaruhusu arifa. Gusa tena, kisha chagua Ruhusu (Allow).',
    unsupported: 'Kivinjari hiki hakionyeshi arifa. Jaribu Chrome kwenye Android.',
    ios_needs_install:
      'Kwenye iPhone na iPad, kwanza weka Mavuno kwenye skrini ya mwanzo. Gusa Shiriki (Share), kisha Add to Home Screen, halafu fungua Mavuno kutoka hapo.',
    no_service_worker:
      'Programu haijapakuliwa yote kwenye simu hii. Ifungue ukiwa na mtandao, kisha jaribu tena.',
    failed: 'Arifa hazikuwashwa. Angalia mtandao, kisha ujaribu tena.',
    done: 'Sasa arifa zitaonekana kwenye simu hii.',
    stopped: 'Arifa zimezimwa kwenye simu hii.',
    offline: 'Unahitaji mtandao kwa hili.',
  },

  email: {
    title: 'Barua pepe',
    to: (address) => `Kwa ${address}`,
    unproven: 'Thibitisha barua pepe hii ili upate ujumbe. Fungua kiungo tulichotuma huko.',
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
    unconfirmed: (number) => `Thibitisha ${number} ili upate ujumbe kwa nambari hiyo.`,
    later: 'Nambari imehifadhiwa. Ithibitishe ukiwa na mtandao.',
    send: 'Nitumie msimbo',
    sent: (minutes) => `Tumekutumia msimbo. Unatumika kwa dakika ${minutes}.`,
    code: 'Msimbo wa tarakimu sita',
    confirm: 'Thibitisha',
    done: 'Imethibitishwa. Tutatuma ujumbe kwa nambari hii.',
    saved: 'Imehifadhiwa',
    stopped: 'Imezimwa. Hatutatuma chochote kwa nambari hii.',
    off: 'Njia hii bado haipatikani.',
  },
  signIn: 'Tafadhali ingia ili uhifadhi mapendeleo ya WhatsApp',
  whatsappFailed: 'Mapendeleo ya WhatsApp hayakubadilika',
  tryLater: 'Jaribu tena baadaye.',
  standIn: 'Hali ya majaribio: tunaandika kwenye faili na hatutumi.',

  test: {
    act: 'Nitumie ujumbe wa majaribio',
    handed: (time) => `Umetumwa, ${time}. Huenda ukachukua dakika chache kufika.`,
    unknown: (time) => `${time}: hatukupata jibu la wazi. Huenda ujumbe ukafika au usifike.`,
    failed: (time, why) => `Haukutumwa, ${time}: ${why}`,
  },
  why: {
    gone: 'anwani haipo tena. Iwashe upya.',
    number: 'hatuwezi kufikia nambari hii kwa njia hii.',
    blocked: 'nambari hii haipokei ujumbe kama huu, au mtoa huduma ameuzuia.',
    account: 'mtoa huduma anakataa ujumbe wetu. Tafadhali andikia usaidizi.',
    busy: 'mtoa huduma hapatikani sasa. Jaribu tena baadaye.',
    maybe: 'hatukupata jibu la wazi.',
    template: 'mtoa huduma hakubali ujumbe wa aina hii.',
    too_large: 'ujumbe ulikuwa mrefu mno.',
    late: 'wakati wake ulikuwa umepita.',
    off: 'imezimwa',
    over: 'hali ilikuwa imebadilika.',
    seen: 'ulikuwa umeshausoma.',
  },

  subscription: {
    unknown: 'Tutaonyesha kifurushi chako hapa ukiwa na mtandao.',
    free: 'Unatumia Mavuno bila malipo.',
    pro: 'Unatumia Mavuno Pro.',
    until: (day) => `Hadi ${day}.`,
    plans: 'Pro ina nini na bei yake',
    manage: 'Kifurushi na malipo yangu',
  },
  privacy: {
    data: 'Data yangu: nakala, kurejesha, kufuta',
    memory: 'Mavuno inachokumbuka kukuhusu',
    policy: 'Sera ya faragha',
    terms: 'Masharti ya matumizi',
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
    text: 'Ukishafuta, hatuwezi kurejesha. Pakua nakala kwanza.',
    act: 'Futa shamba langu au akaunti yangu',
  },
  account: { title: 'Akaunti na vifaa' },
  signedInAs: (email) => `Umeingia kama ${email}`,

  centre: {
    title: 'Ujumbe',
    empty:
      'Bado hakuna ujumbe. Tahadhari za mashamba yako, majibu ya wataalamu na tahadhari za majirani utaziona hapa, hata bila mtandao.',
    settings: 'Chagua arifa zako',
    open: 'Fungua',
    isNew: 'Mpya',
    more: 'Onyesha ujumbe wa zamani',
    inApp: 'Hapa kwenye programu tu',
    standIn: 'Hali ya majaribio: tunaandika baadhi ya ujumbe huu kwenye faili na hatuutumi.',
    over: 'haikutumwa: haihitajiki tena',
    seen: 'haikutumwa: ulishaisoma hapa',
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
      folded: (time) => `kwenye muhtasari wa siku, ${time}`,
      sending: 'inatumwa',
      handed: (time) => `imetumwa ${time}`,
      delivered: (time) => `imefika ${time}`,
      read: (time) => `imesomwa ${time}`,
      failed: 'haikufika',
      unknown: 'huenda imefika',
      dropped: 'imezimwa',
    },
  },

  stopMail: {
    title: 'Ungependa kuacha barua pepe hizi?',
    text: 'Ungependa kuacha kupata tahadhari na majibu kwa barua pepe? Bado utapata barua pepe kuhusu akaunti yako. Kila kitu kinabaki kwenye programu.',
    act: 'Sitaki barua pepe tena',
    done: 'Tayari. Hutapata tena barua pepe hizi. Unaweza kuziwasha tena kwenye mipangilio.',
    wrong:
      'Sehemu ya kiungo hiki haipo. Nakili chote kutoka kwenye barua pepe, au tumia mipangilio ya programu.',
    settings: 'Mipangilio',
  },
};
