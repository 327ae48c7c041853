import type { ProPart } from '#features/plans/domain/wanted.ts';

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
      daily_alerts: 'Field checks every day',
      credits: 'More than 20 AI credits per month',
    } as Readonly<Partial<Record<ProPart, string>>>,
    open: (part: string) => `Continue with: ${part}`,
    passes: 'Only for a short time?',
    passesText: 'A pass gives you all of Pro, then ends. Passes can’t be refunded.',
    once: 'You pay once. We never charge you automatically.',
    adds: 'Keep Pro for longer: your new plan starts when your current one ends.',
    creditAdds: 'Keep Pro for longer: your new year starts today, and we add the days you have left.',
  },
};
