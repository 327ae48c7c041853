import type { OpenAbility } from '#features/plans/domain/abilities.ts';
import type { Words } from '#kit/pure/words.ts';
import type { proPartsEn } from './words.pro-parts.en.ts';

export const proPartsSw = {
  includes: 'Utakachopata kwa Pro',
  gets: {
    fields: 'Mashamba na ukaguzi wa majani bila kikomo',
    satellite: 'Sehemu dhaifu kwenye picha za setilaiti',
    market: 'Pesa unazobaki nazo kwa kila soko',
  },
  moneyBack: 'Kurudishiwa pesa',
  title: 'Yote yaliyo kwenye Pro',
  fact: (n: number) => `Sehemu ${n}, na zilizo kwenye kifurushi cha bure`,
  parts: {
    fields: 'Mashamba bila kikomo; kifurushi cha bure kina 1',
    scans: 'Ukaguzi wa majani bila kikomo; kifurushi cha bure kina 15',
    daily_alerts:
      'Tunakagua mashamba yako kila siku hata usipofungua. Kwenye kifurushi cha bure, ni ukifungua Tahadhari tu',
    daily_tasks:
      'Mapendekezo ya kazi kwenye orodha yako kila asubuhi, pamoja na sababu. Kwenye kifurushi cha bure, ni ukiomba tu',
    document_chat: 'Uliza maswali kuhusu hati zako za PDF na TXT, na upate jibu pamoja na nambari ya ukurasa',
    market_insights:
      'Bei za miaka miwili za masoko ya karibu, pesa unazobaki nazo baada ya gharama, na kama kuhifadhi kulileta faida',
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
} satisfies Words<typeof proPartsEn>;
