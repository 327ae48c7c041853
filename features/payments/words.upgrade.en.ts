// @cache shell

import type { OpenAbility } from '#features/plans/domain/abilities.ts';

/** What Pro is and costs. Available offline from the first hour. */
export const upgradeEn = {
  plans: { monthly: 'Monthly', annual: 'Annual', day: 'Day pass', week: 'Week pass', season: 'Season pass' },
  days: (n: number) => (n === 1 ? '1 day' : `${n} days`),

  upgrade: {
    offline: 'To pay, you need a network. What you have stays as it is.',
    title: 'Mavuno Pro',
    youHaveFree: 'You are on Free.',
    youHavePro: (day: string) => `You have Pro until ${day}.`,
    period: 'How do you want to pay?',
    professional: 'PROFESSIONAL',
    perMonth: 'a month',
    yearly: (kes: string) => `${kes} once a year`,
    monthlyTerm: 'for 30 days',
    saving: (percent: number) => `You save ${percent} %`,
    guarantee: {
      annual: 'Money back within 14 days on the annual plan.',
      monthly: 'Money back within 7 days on the monthly plan.',
    },
    includes: 'What Pro gives you today',
    abilities: {
      fields: 'Unlimited fields; Free has 1',
      scans: 'Unlimited leaf checks; Free has 15',
      daily_alerts: 'Automatic field checks every day. On Free, only when you open Alerts',
      daily_tasks:
        'The tasks of the day put on your list each morning, with their reasons; on Free when you ask',
      document_chat: 'Ask what your PDF and TXT papers say, with the page',
      market_insights:
        'Market prices near your fields, two years of them, what is left in your hand, and whether to store',
      pro_resources: 'Two organic farming guides to read and to keep',
      referral_insights: 'Which of your invitations bring farmers, and the leaderboard',
      yield_predictor: 'What your field may give: a range with its reasons, and the income at a real price',
      satellite:
        'Satellite Intelligence: how green and how moist a field was when Sentinel-2 last saw it, its weak places and its season; new passes are read by themselves, and a sharp fall is an alert. A plot under about half an acre is too small for figures of its own',
      weekly_report: 'A report of your farm each week',
      mission_control: 'How the service is doing, and how many farm with Mavuno',
      chat_attachments: 'Photos and papers with a question to Mavuno',
    } satisfies Record<OpenAbility, string>,
    soon: 'When more parts open, they will be listed here, not before.',
    passes: 'Only for a short time?',
    passesText: 'A pass is all of Pro and ends by itself. No money back on passes.',
    once: 'Paid once. Nothing is taken by itself later: when it ends, you decide again.',
    adds: 'What you pay for now begins when what you have ends.',
    creditAdds: 'A year begins at once; the days left of what you have are added to it.',
  },
};
