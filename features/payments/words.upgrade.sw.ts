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
    offline: 'Ili kulipa unahitaji mtandao. Ulichonacho kinabaki kama kilivyo.',
    title: 'Mavuno Pro',
    youHaveFree: 'Uko kwenye kifurushi cha bure.',
    youHavePro: (day: string) => `Una Pro hadi ${day}.`,
    period: 'Ungependa kulipa vipi?',
    professional: 'KITAALAMU',
    perMonth: 'kwa mwezi',
    yearly: (kes: string) => `${kes} mara moja kwa mwaka`,
    monthlyTerm: 'kwa siku 30',
    saving: (percent: number) => `Unaokoa asilimia ${percent}`,
    guarantee: {
      annual: 'Kifurushi cha mwaka: ukibadili nia ndani ya siku 14, utarudishiwa pesa.',
      monthly: 'Kifurushi cha mwezi: ukibadili nia ndani ya siku 7, utarudishiwa pesa.',
    },
    includes: 'Pro inakupa nini leo',
    abilities: {
      fields: 'Mashamba bila kikomo; kifurushi cha bure kina 1',
      scans: 'Ukaguzi wa majani bila kikomo; kifurushi cha bure kina 15',
      daily_alerts:
        'Mashamba yako hukaguliwa kila siku bila wewe kufanya kitu. Kwenye kifurushi cha bure, ni ukifungua Tahadhari tu',
      daily_tasks:
        'Kazi za siku huwekwa kwenye orodha yako kila asubuhi, pamoja na sababu zake; kwenye kifurushi cha bure ni ukiomba',
      document_chat: 'Uliza PDF na TXT zako zinasema nini, na kwenye ukurasa upi',
      market_insights:
        'Bei za masoko karibu na mashamba yako kwa miaka miwili, pesa inayokubakia, na kama uweke ghalani',
      pro_resources: 'Miongozo miwili ya kilimo hai ya kusoma na kuhifadhi',
      referral_insights: 'Mialiko ipi inaleta wakulima, na ubao wa washindi',
      yield_predictor:
        'Shamba lako linaweza kutoa nini: kati ya ngapi na ngapi, kwa nini, na mapato kwa bei halisi',
      satellite:
        'Taarifa za Setilaiti: ukijani na unyevu wa shamba Sentinel-2 ilipoliona mara ya mwisho, sehemu zake dhaifu na mwendo wa msimu; picha mpya husomwa zenyewe, na ukijani ukishuka ghafla unapata tahadhari. Shamba lisilofika takriban nusu ekari ni dogo mno kuwa na takwimu zake',
      weekly_report: 'Ripoti ya shamba lako kila wiki',
      mission_control: 'Hali ya huduma, na ni wakulima wangapi wanatumia Mavuno',
      chat_attachments: 'Picha na hati pamoja na swali lako kwa Mavuno',
    } satisfies Record<OpenAbility, string>,
    soon: 'Sehemu nyingine zikifunguliwa zitaorodheshwa hapa, si kabla.',
    passes: 'Kwa muda mfupi tu?',
    passesText: 'Pasi ni Pro nzima na huisha yenyewe. Pesa ya pasi hairudishwi.',
    once: 'Unalipa mara moja. Hakuna kitakachokatwa chenyewe baadaye: ikiisha, unaamua upya.',
    adds: 'Unacholipia sasa kitaanza ulichonacho kitakapoisha.',
    creditAdds: 'Mwaka unaanza mara moja; siku zilizobaki za ulichonacho zinaongezwa kwake.',
  },
} satisfies Words<typeof upgradeEn>;
