import type { MessageWords } from './words.messages.en.ts';

export const messagesSw: MessageWords = {
  expert: {
    title: 'Mtaalamu amejibu swali lako kuhusu jani',
    text: 'Mtaalamu wa kilimo amekagua picha yako na amejibu. Soma au usikilize jibu kwenye programu.',
  },
  answered: {
    title: 'Swali lako limejibiwa',
    text: (question) =>
      `“${question}”: mkulima mwingine au mtaalamu amejibu. Tuambie ni jibu lipi limekusaidia.`,
  },
  askedOf: {
    title: 'Mkulima anakuuliza',
    text: (question) =>
      `“${question}”: mkulima anakuuliza swali hili kama mtaalamu. Lisome na ulijibu kwenye jamii.`,
  },
  neighbour: {
    title: (what) => `${what}: imepatikana karibu nawe`,
    text: (crop, day) =>
      `Ilionekana kwenye ${crop} ${day}, ndani ya kilomita 10 hivi kutoka mahali ulipochagua. Kagua zao lako.`,
    confirmed: 'Mtaalamu amethibitisha.',
    seen: 'Ukaguzi wetu wa jani umeona vivyo hivyo. Mtaalamu bado hajaangalia.',
  },
  tasks: {
    title: (n: number, first: string) => (n === 1 ? `Leo: ${first}` : `Kazi ${n} za leo`),
    text: (named: readonly string[], more: number) =>
      more > 0 ? `${named.join('; ')}; na nyingine ${more}.` : `${named.join('; ')}.`,
  },
  planSoon: {
    title: (day) => `Pro yako inaisha ${day}`,
    text: 'Hatukati pesa zako bila idhini yako. Lipa tena ili uongeze siku. Mashamba na kumbukumbu zako zinabaki hata hivyo.',
  },
  planOver: {
    title: 'Pro yako imeisha',
    text: 'Sasa uko kwenye kifurushi cha bure. Mashamba na kumbukumbu zako zinabaki. Unaweza kulipa tena wakati wowote.',
  },
  thanks: {
    rewarded: {
      invited: {
        title: (n) => `Umepata krediti ${n}: rafiki yako amejiunga`,
        text: 'Mtu uliyemwalika ameanza kutumia Mavuno shambani. Asante kwa kumwalika.',
      },
      came: {
        title: (n) => `Umepata krediti ${n}: karibu`,
        text: 'Ulijiunga kwa mwaliko wa rafiki na umeanza kutumia Mavuno shambani. Rafiki yako amepata idadi hiyo hiyo ya krediti.',
      },
    },
    bonus: {
      invited: {
        title: (n) => `Umeongezewa krediti ${n}: rafiki yako amechukua Pro`,
        text: 'Mtu uliyemwalika amelipia Pro. Nyote wawili mmepata krediti hizi.',
      },
      came: {
        title: (n) => `Umeongezewa krediti ${n} pamoja na Pro`,
        text: 'Ulijiunga kwa mwaliko wa rafiki na umelipia Pro. Nyote wawili mmepata krediti hizi.',
      },
    },
  },
  refund: {
    paid_back: {
      title: (money) => `Tumekurudishia ${money}`,
      text: 'Pro iliyolipiwa nazo imeisha. Mashamba na kumbukumbu zako zinabaki.',
      held: 'Malipo haya yalikuwa bado hayajaanzisha Pro.',
    },
    refused: {
      title: (money) => `Tumekataa ombi lako la kurudishiwa ${money}`,
      text: 'Fungua usome sababu.',
    },
    why: (note) => `Sababu: ${note}`,
  },
  held: {
    title: 'Tunakagua malipo yako',
    amount: (stated, price) =>
      `Huduma ya malipo ilisema ${stated}, lakini bei ni ${price}. Wasimamizi wetu wanakagua malipo haya.`,
    other: 'Malipo hayalingani na oda yako. Wasimamizi wetu wanayakagua.',
    closed: 'Pro itaanza ikiwa bei yote imefika. Huhitaji kulipa tena sasa.',
    paused: 'Pro imesimamishwa hadi hapo. Huhitaji kulipa tena sasa.',
  },
  accepted: {
    title: 'Malipo yako yamethibitishwa: Pro imeanza',
    text: 'Wasimamizi wetu wameyakagua. Siku za Pro zinahesabiwa kuanzia sasa.',
  },
  receipt: (money, until, order) =>
    `Mavuno: tumepokea ${money}. Una Pro hadi ${until}. Agizo ${order}. Hifadhi ujumbe huu kama risiti yako.`,
  testReceipt: 'Mavuno: haya yalikuwa malipo ya majaribio. Hakuna pesa iliyohama, kwa hivyo hii si risiti.',
  test: {
    title: 'Ujumbe wa majaribio kutoka Mavuno',
    text: 'Ujumbe unakufikia hapa. Hakuna kilichotokea shambani kwako.',
  },
  digest: { title: (n) => `Mambo ${n} ya shamba lako leo`, more: (n) => `na mengine ${n} kwenye programu` },
  report: {
    title: 'Wiki yako kwenye Mavuno',
    notLooked:
      'Wiki iliyopita hatukuweza kukagua shamba lako lolote. Fungua Tahadhari kwenye programu uone sababu.',
    text: (n, first) =>
      n === 0
        ? 'Wiki iliyopita ilikuwa tulivu: hakuna tahadhari, majibu wala tahadhari za majirani.'
        : `Wiki iliyopita: ujumbe ${n}. Muhimu zaidi: ${first}.`,
  },
  training: {
    title: (lesson) => `Kumbusho: endelea na “${lesson}”`,
    text: 'Uliomba kukumbushwa. Endelea ulipoachia. Sehemu moja huchukua dakika chache.',
  },
  offerAnswered: {
    title: (crop) => `Kuna mtu anataka kununua: ${crop}`,
    text: (price) =>
      `Anatoa ${price}. Fungua, ukubaliane naye kama umeridhika. Ndipo utaona nambari ya simu ya mnunuzi.`,
  },
  offerAccepted: {
    title: (crop) => `Jibu lako limekubaliwa: ${crop}`,
    text: (price) => `Muuzaji amekubali ${price}. Fungua uone jinsi ya kuwasiliana.`,
  },
  offerGone: {
    title: (crop) => `Jibu lako halikukubaliwa: ${crop}`,
    agreed: 'Muuzaji amekubaliana na mtu mwingine. Angalia mazao mengine yanayouzwa.',
    closed: 'Muuzaji ameondoa tangazo hili. Angalia mazao mengine yanayouzwa.',
    ended: 'Tangazo limeisha baada ya siku 30, na muuzaji hakukubali jibu lolote.',
  },
  offerChanged: {
    title: (crop) => `Tangazo ulilojibu limebadilishwa: ${crop}`,
    text: 'Angalia maelezo mapya. Kama bei yako imebadilika, ondoa jibu lako.',
  },
  offerEnded: {
    title: (crop) => `Muda wa tangazo lako umeisha: ${crop}`,
    text: 'Limekaa siku 30 na sasa limefichwa. Kama bado unayo mazao, litangaze upya.',
  },
  price: {
    above: (crop, line) => `${crop}: bei imefika ${line}`,
    below: (crop, line) => `${crop}: bei imeshuka hadi ${line}`,
    text: (price, market, day, type) =>
      `${price} soko la ${market} tarehe ${day} (bei ya ${type === 'wholesale' ? 'jumla' : 'rejareja'}). Tutakuambia tena ikiwa tu bei itaondoka hapo kisha irudi.`,
    sms: (crop, price, market, day) => `${crop}: bei ${price}, soko la ${market}, ${day}.`,
  },
  open: (link) => `Fungua: ${link}`,
  mail: {
    footer: (
      settings,
      stop,
    ) => `Unapata barua pepe hii kwa sababu barua pepe imewashwa kwenye mipangilio yako ya Mavuno.
Chagua unachopata: ${settings}
Sitaki barua pepe tena: ${stop}`,
  },
  code: (code, minutes) =>
    `${code} ni msimbo wako wa Mavuno. Unatumika kwa dakika ${minutes}. Usimpe mtu yeyote.`,
};
