import type { ProPart } from '#features/plans/domain/wanted.ts';
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
    wanted: {
      fields: 'Shamba la pili',
      scans: 'Kukagua zaidi ya majani 15',
      document_chat: 'Kuuliza kuhusu hati',
      market_insights: 'Bei za soko',
      pro_resources: 'Mwongozo huu',
      referral_insights: 'Uchambuzi wa mialiko',
      yield_predictor: 'Utabiri wa mavuno',
      satellite: 'Taarifa za Setilaiti',
      mission_control: 'Kituo cha uongozi',
      chat_attachments: 'Kutuma picha na swali',
      daily_alerts: 'Ukaguzi wa mashamba kila siku',
      credits: 'Zaidi ya krediti 20 za AI kwa mwezi',
    } as Readonly<Partial<Record<ProPart, string>>>,
    open: (part: string) => `Endelea: ${part}`,
    passes: 'Kwa muda mfupi tu?',
    passesText: 'Pasi inakupa Pro nzima, kisha huisha. Pesa ya pasi hairudishwi.',
    once: 'Unalipa mara moja tu. Hatukati pesa bila idhini yako.',
    adds: 'Endelea kuwa na Pro: kifurushi kipya kitaanza cha sasa kikiisha.',
    creditAdds: 'Endelea kuwa na Pro: mwaka wako mpya unaanza leo, na siku zako zilizobaki zitaongezwa.',
  },
} satisfies Words<typeof upgradeEn>;
