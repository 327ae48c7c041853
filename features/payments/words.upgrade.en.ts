// @cache shell

import type { OpenAbility } from '#features/plans/domain/abilities.ts';

/** What Pro is and costs. Available offline from the first hour. */
export const upgradeEn = {
  plans: { monthly: 'Monthly', annual: 'Annual', day: 'Day pass', week: 'Week pass', season: 'Season pass' },
  days: (n: number) => (n === 1 ? '1 day' : `${n} days`),

  upgrade: {
    offline: 'You need internet to pay. Your current plan still works.',
    title: 'Mavuno Pro',
    youHaveFree: 'You’re on the free plan.',
    youHavePro: (day: string) => `You have Pro until ${day}.`,
    period: 'How do you want to pay?',
    professional: 'PROFESSIONAL',
    perMonth: 'per month',
    yearly: (kes: string) => `${kes} once per year`,
    monthlyTerm: 'for 30 days',
    passTerm: (days: string) => `for ${days}`,
    saving: (percent: number) => `You save ${percent}%`,
    guarantee: {
      annual: 'Annual plan: full refund within 14 days.',
      monthly: 'Monthly plan: full refund within 7 days.',
    },
    moneyBack: 'Money back',
    includes: 'What you get with Pro',
    gets: {
      fields: 'All your fields and leaf checks',
      satellite: 'Weak spots, seen from space',
      market: 'What you keep at each market',
    },
    everything: 'Everything in Pro',
    everythingFact: (n: number) => `${n} parts, and what Free has`,
    /** What the farmer wanted to open, as the app calls it. */
    wanted: {
      fields: 'A second field',
      scans: 'Checking more than 15 leaves',
      document_chat: 'Document chat',
      market_insights: 'Market prices',
      pro_resources: 'This guide',
      referral_insights: 'Invitation analytics',
      yield_predictor: 'Yield predictor',
      satellite: 'Satellite Intelligence',
      mission_control: 'Mission control',
      chat_attachments: 'Sending a photo with your question',
    } as Readonly<Partial<Record<OpenAbility, string>>>,
    open: (part: string) => `Open: ${part}`,
    abilities: {
      fields: 'Unlimited fields. On Free, 1',
      scans: 'Unlimited leaf checks. On Free, 15',
      daily_alerts: 'Automatic field checks every day. On Free, only when you open Alerts',
      daily_tasks: 'Suggested tasks on your list every morning, with reasons. On Free, only when you ask',
      document_chat: 'Ask questions about your PDF and TXT documents, with page numbers in the answers',
      market_insights:
        'Two years of market prices near you, what you earn after costs, and whether storing paid',
      pro_resources: 'Two Pro guides on organic farming, to read and download',
      referral_insights: 'Which of your invitations bring farmers, and the leaderboard',
      yield_predictor: 'A harvest estimate for your field, with reasons, and the income at a market price',
      satellite:
        'Satellite Intelligence: see how green and moist your field is, and its weak spots. We alert you if it drops sharply. A field under about half an acre is too small to measure alone',
      weekly_report: 'A weekly report on your farm',
      mission_control: 'Mavuno in figures: number of farmers and service status',
      chat_attachments: 'Photos and documents with your questions to Mavuno',
    } satisfies Record<OpenAbility, string>,
    soon: 'We list new features here when they are ready.',
    passes: 'Only for a short time?',
    passesText: 'A pass gives you all of Pro, then ends. Passes can’t be refunded.',
    once: 'You pay once. We never charge you automatically.',
    adds: 'Your new plan starts when your current one ends.',
    creditAdds: 'Your year starts today. We add the days you have left.',
  },
};
