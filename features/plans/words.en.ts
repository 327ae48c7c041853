export const plansEn = {
  trial: {
    title: 'Try Pro for 14 days',
    text: 'Free, once, and it ends by itself. Nothing has to be paid or cancelled.',
    start: 'Start the trial',
    running: (days: number) => `Your trial runs ${days === 1 ? 'one more day' : `${days} more days`}.`,
    numberNeeded: 'Confirm your phone number first; then the trial can start.',
    toNumber: 'Confirm the number',
    started: 'Your trial has begun.',
  },
  credits: {
    title: 'AI credits',
    left: (n: number) => (n === 1 ? '1 credit left' : `${n} credits left`),
    renews: (n: number, day: string) => `On ${day} you have ${n} again.`,
    costs: {
      answer: 'An AI answer',
      document_answer: 'An AI answer from your document',
      picture: 'A picture made by AI',
    },
    each: (n: number) => (n === 1 ? '1 credit' : `${n} credits`),
    only: 'You use credits only when you ask the AI for one of these.',
    free: 'Leaf checks, weather, alerts and our own answers never cost credits. What fails costs nothing.',
  },
  refusals: {
    'plans.pro_only': 'This is a part of Pro.',
    'plans.limit_reached': ({ limit }: { limit: number }) => `Free has ${limit}. With Pro there is no limit.`,
    'plans.no_credits': "You don't have enough credits to ask the AI. Please upgrade your plan.",
    'plans.trial_used': 'You have had your free trial.',
    'plans.trial_number_needed': 'Confirm your phone number in Settings first, then start the trial.',
    'plans.trial_number_used': 'The free trial was already used with this phone number.',
  },
};
