import type { OpenAbility } from '#features/plans/domain/abilities.ts';

/** Everything that Pro is, and what Free has of it. */
export const proPartsEn = {
  includes: 'What you get with Pro',
  gets: {
    fields: 'Unlimited fields and leaf checks',
    satellite: 'Weak spots on satellite images',
    market: 'What you keep at each market',
  },
  moneyBack: 'Refund',
  title: 'Everything in Pro',
  fact: (n: number) => `${n} features, and what you get on Free`,
  parts: {
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
      'Satellite Intelligence: see how green and moist your field is, and its weak spots. We alert you if the field suddenly loses green. A field under about half an acre is too small to measure alone',
    weekly_report: 'A weekly report on your farm',
    mission_control: 'Mavuno in figures: number of farmers and service status',
    chat_attachments: 'Photos and documents with your questions to Mavuno',
  } satisfies Record<OpenAbility, string>,
  soon: 'We list new features here when they are ready.',
};
