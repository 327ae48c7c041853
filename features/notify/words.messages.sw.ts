import type { MessageWords } from './words.messages.en.ts';

export const messagesSw: MessageWords = {
  expert: {
    title: 'Mtaalamu amejibu swali lako kuhusu jani',
    text: 'Mtaalamu wa kilimo ameangalia picha yako na amejibu. Soma au usikilize jibu kwenye programu.',
  },
  answered: {
    title: 'Swali lako limejibiwa',
    text: (question) =>
      `“${question}”: mkulima mwingine au mtaalamu amejibu. Sema ni jibu lipi limekusaidia.`,
  },
  askedOf: {
    title: 'Mkulima anakuuliza',
    text: (question) =>
      `“${question}”: swali hili limeelekezwa kwako kama mtaalamu. Lisome na ulijibu kwenye jamii.`,
  },
  neighbour: {
    title: (what) => `${what}: imepatikana karibu nawe`,
    text: (crop, day) =>
      `Kwenye ${crop}, iliyoonekana ${day}, ndani ya kilomita 10 hivi kutoka mahali ulipochagua. Kagua zao lako.`,
    confirmed: 'Mtaalamu amethibitisha.',
    seen: 'Ukaguzi wa picha wa seva umekubali; mtaalamu bado hajaangalia.',
  },
  tasks: {
    title: (n: number, first: string) => (n === 1 ? `Leo: ${first}` : `Kazi ${n} za leo`),
    text: (named: readonly string[], more: number) =>
      more > 0 ? `${named.join('; ')}; na nyingine ${more}.` : `${named.join('; ')}.`,
  },
  planSoon: {
    title: (day) => `Pro yako inaisha ${day}`,
    text: 'Hakuna kinachokatwa chenyewe. Ukitaka iendelee, lipa tena; siku zitaongezwa. Mashamba na kumbukumbu zako zinabaki hata hivyo.',
  },
  planOver: {
    title: 'Pro yako imeisha',
    text: 'Sasa uko kwenye kifurushi cha bure. Mashamba na kumbukumbu zako zinabaki. Unaweza kulipa tena wakati wowote.',
  },
  thanks: {
    rewarded: {
      invited: {
        title: (n) => `Umepata krediti ${n}: rafiki yako amejiunga`,
        text: 'Mtu aliyekuja kwa mwaliko wako ameanza kutumia Mavuno. Asante kwa kumleta.',
      },
      came: {
        title: (n) => `Umepata krediti ${n}: karibu`,
        text: 'Ulikuja kwa mwaliko wa rafiki na umeanza. Rafiki yako naye amepata kiasi hicho hicho.',
      },
    },
    bonus: {
      invited: {
        title: (n) => `Umeongezewa krediti ${n}: rafiki yako amechukua Pro`,
        text: 'Mtu uliyemwalika amelipia Pro. Nyote wawili mmeongezewa.',
      },
      came: {
        title: (n) => `Umeongezewa krediti ${n} pamoja na Pro`,
        text: 'Ulikuja kwa mwaliko wa rafiki na umelipia Pro. Nyote wawili mmeongezewa.',
      },
    },
  },
  refund: {
    paid_back: {
      title: (money) => `${money} zimerudishwa kwako`,
      text: 'Pro iliyolipiwa nazo imeisha. Mashamba na kumbukumbu zako zinabaki.',
      held: 'Hazikuwa zimefungua chochote.',
    },
    refused: {
      title: (money) => `${money}: ombi lako la kurudishiwa pesa limekataliwa`,
      text: 'Fungua usome sababu.',
    },
    why: (note) => `Sababu: ${note}`,
  },
  held: {
    title: 'Tunakagua malipo yako',
    amount: (stated, price) =>
      `Huduma ya malipo ilisema ${stated}, lakini bei ni ${price}. Mhudumu wetu anayakagua.`,
    other: 'Malipo hayalingani na oda yako. Mhudumu wetu anayakagua.',
    closed: 'Pro itafunguliwa ikiwa bei yote imefika. Huhitaji kulipa tena sasa.',
    paused: 'Pro imesimamishwa hadi hapo. Huhitaji kulipa tena sasa.',
  },
  accepted: {
    title: 'Malipo yako yamethibitishwa: Pro imefunguliwa',
    text: 'Mhudumu wetu ameyakagua. Siku za Pro zinahesabiwa kuanzia sasa.',
  },
  test: {
    title: 'Jaribio kutoka Mavuno',
    text: 'Ujumbe unakufikia hapa. Hakuna kilichotokea shambani kwako.',
  },
  digest: { title: (n) => `Mambo ${n} ya shamba lako leo`, more: (n) => `na mengine ${n} kwenye programu` },
  report: {
    title: 'Wiki yako kwenye Mavuno',
    notLooked:
      'Wiki iliyopita hatukuweza kukagua shamba lako lolote. Fungua Tahadhari kwenye programu uone sababu.',
    text: (n, first) =>
      n === 0
        ? 'Wiki iliyopita ilikuwa tulivu: hakuna tahadhari, jibu wala onyo.'
        : `Wiki iliyopita: ujumbe ${n}. Ya muhimu zaidi: ${first}.`,
  },
  training: {
    title: (lesson) => `Somo lako linakusubiri: ${lesson}`,
    text: 'Uliomba kukumbushwa. Endelea ulipoachia; sehemu moja huchukua dakika chache.',
  },
  offerAnswered: {
    title: (crop) => `Kuna mtu anataka kununua: ${crop}`,
    text: (price) =>
      `Anatoa ${price}. Fungua, ukubaliane naye kama umeridhika; ndipo kila mmoja ataona nambari ya simu ya mwenzake.`,
  },
  offerAccepted: {
    title: (crop) => `Jibu lako limekubaliwa: ${crop}`,
    text: (price) => `Muuzaji amekubali ${price}. Fungua uone jinsi ya kuwasiliana.`,
  },
  offerGone: {
    title: (crop) => `Jibu lako halikuchukuliwa: ${crop}`,
    agreed: 'Muuzaji amekubaliana na mtu mwingine. Angalia mazao mengine yanayouzwa.',
    closed: 'Tangazo hilo limeondolewa. Angalia mazao mengine yanayouzwa.',
    ended: 'Siku 30 za tangazo zimeisha na muuzaji hakukubali jibu lolote.',
  },
  offerChanged: {
    title: (crop) => `Tangazo ulilojibu limebadilishwa: ${crop}`,
    text: 'Liangalie tena. Kama bei uliyotoa haifai tena, ondoa jibu lako.',
  },
  offerEnded: {
    title: (crop) => `Muda wa tangazo lako umeisha: ${crop}`,
    text: 'Limekaa siku 30 na wengine hawalioni tena. Kama bado unayo mazao, yatangaze upya.',
  },
  price: {
    above: (crop, line) => `${crop}: bei imefika ${line}`,
    below: (crop, line) => `${crop}: bei imeshuka hadi ${line}`,
    text: (price, market, day, type) =>
      `${price} soko la ${market} tarehe ${day} (bei ya ${type === 'wholesale' ? 'jumla' : 'rejareja'}). Utaambiwa tena tu baada ya bei kurudi upande wa pili.`,
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
    `${code} ni msimbo wako wa Mavuno, kwa dakika ${minutes}. Hakuna mtu wa Mavuno atakayekuomba msimbo huu.`,
};
