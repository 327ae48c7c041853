// @cache shell

import type { OpenAbility } from '#features/plans/domain/abilities.ts';
import type { Words } from '#kit/pure/words.ts';
import type { upgradeEn } from './words.upgrade.en.ts';

export const upgradeSw = {
  plans: {
    monthly: 'Kila mwezi',
    annual: 'Kila mwaka',
    day: 'Pasi ya siku',
    week: 'Pasi ya wiki',
    season: 'Pasi ya msimu',
  },
  days: (n: number) => (n === 1 ? 'siku 1' : `siku ${n}`),

  upgrade: {
    offline: 'Ili kulipa unahitaji mtandao. Kifurushi chako cha sasa kinaendelea.',
    title: 'Mavuno Pro',
    youHaveFree: 'Uko kwenye kifurushi cha bure.',
    youHavePro: (day: string) => `Una Pro hadi ${day}.`,
    period: 'Ungependa kulipa vipi?',
    professional: 'PRO',
    perMonth: 'kwa mwezi',
    yearly: (kes: string) => `${kes} mara moja kwa mwaka`,
    monthlyTerm: 'kwa siku 30',
    passTerm: (days: string) => `kwa ${days}`,
    saving: (percent: number) => `Unaokoa asilimia ${percent}`,
    guarantee: {
      annual: 'Kifurushi cha mwaka: ukibadili nia ndani ya siku 14, utarudishiwa pesa yote.',
      monthly: 'Kifurushi cha mwezi: ukibadili nia ndani ya siku 7, utarudishiwa pesa yote.',
    },
    moneyBack: 'Kurudishiwa pesa',
    includes: 'Utakachopata kwa Pro',
    gets: {
      fields: 'Mashamba yote na ukaguzi wa majani',
      satellite: 'Sehemu dhaifu kutoka angani',
      market: 'Pesa mkononi kwa kila soko',
    },
    everything: 'Yote yaliyo kwenye Pro',
    everythingFact: (n: number) => `Sehemu ${n}, na zilizo kwenye kifurushi cha bure`,
    wanted: {
      fields: 'Shamba la pili',
      scans: 'Kukagua zaidi ya majani 15',
      document_chat: 'Kuuliza kuhusu hati',
      market_insights: 'Bei za soko',
      pro_resources: 'Mwongozo huu',
      referral_insights: 'Uchambuzi wa mialiko',
      yield_predictor: 'Makadirio ya mavuno',
      satellite: 'Taarifa za Setilaiti',
      mission_control: 'Kituo cha uongozi',
      chat_attachments: 'Kutuma picha na swali',
    } as Readonly<Partial<Record<OpenAbility, string>>>,
    open: (part: string) => `Fungua: ${part}`,
    abilities: {
      fields: 'Mashamba bila kikomo; kifurushi cha bure kina 1',
      scans: 'Ukaguzi wa majani bila kikomo; kifurushi cha bure kina 15',
      daily_alerts:
        'Tunakagua mashamba yako kila siku hata usipofungua. Kwenye kifurushi cha bure, ni ukifungua Tahadhari tu',
      daily_tasks:
        'Mapendekezo ya kazi kwenye orodha yako kila asubuhi, pamoja na sababu. Kwenye kifurushi cha bure, ni ukiomba tu',
      document_chat:
        'Uliza maswali kuhusu hati zako za PDF na TXT, na upate jibu pamoja na nambari ya ukurasa',
      market_insights:
        'Bei za miaka miwili za masoko ya karibu, pesa inayokubakia baada ya gharama, na kama kuhifadhi kulilipa',
      pro_resources: 'Miongozo miwili ya Pro kuhusu kilimo hai, ya kusoma na kupakua',
      referral_insights: 'Mialiko ipi inaleta wakulima, na ubao wa washindi',
      yield_predictor: 'Makadirio ya mavuno ya shamba lako, pamoja na sababu, na mapato kwa bei ya soko',
      satellite:
        'Taarifa za Setilaiti: ona ukijani na unyevu wa shamba lako, na sehemu zake dhaifu. Ukijani ukishuka ghafla tunakutumia tahadhari. Shamba lililo chini ya nusu ekari hivi ni dogo mno, setilaiti haiwezi kulipima peke yake',
      weekly_report: 'Ripoti ya shamba lako kila wiki',
      mission_control: 'Mavuno kwa takwimu: idadi ya wakulima na hali ya huduma',
      chat_attachments: 'Picha na hati pamoja na swali lako kwa Mavuno',
    } satisfies Record<OpenAbility, string>,
    soon: 'Sehemu mpya zikiwa tayari, tutaziorodhesha hapa.',
    passes: 'Kwa muda mfupi tu?',
    passesText: 'Pasi inakupa Pro nzima, kisha huisha. Pesa ya pasi hairudishwi.',
    once: 'Unalipa mara moja tu. Hatukati pesa bila wewe.',
    adds: 'Kifurushi kipya kitaanza cha sasa kikiisha.',
    creditAdds: 'Mwaka wako unaanza leo. Siku zako zilizobaki zitaongezwa.',
  },
} satisfies Words<typeof upgradeEn>;
