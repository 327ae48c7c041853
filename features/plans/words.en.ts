export const plansEn = {
  trial: {
    title: 'Try Pro for 14 days',
    text: 'Free, one time only. It ends automatically: there is nothing to pay or cancel.',
    start: 'Start the trial',
    running: (days: number) => `Your trial lasts ${days === 1 ? 'one more day' : `${days} more days`}.`,
    numberNeeded: 'Confirm your phone number to start the trial.',
    toNumber: 'Confirm the number',
    started: 'Your trial has started.',
  },
  credits: {
    title: 'AI credits',
    left: (n: number) => (n === 1 ? '1 credit left' : `${n} credits left`),
    renews: (n: number, day: string) => `Your monthly credits go back to ${n} on ${day}.`,
    costs: {
      answer: 'An AI answer',
      document_answer: 'An AI answer from your document',
      picture: 'A picture made by AI',
    },
    each: (n: number) => (n === 1 ? '1 credit' : `${n} credits`),
    only: 'You use credits only when you ask the AI for one of these.',
    free: 'Leaf checks, weather, alerts and farm guide answers never cost credits. If the AI gives no answer, it costs nothing.',
  },
  refusals: {
    'plans.pro_only': 'You need Pro for this.',
    'plans.limit_reached': ({ limit }: { limit: number }) =>
      `The limit on Free is ${limit}. With Pro there is no limit.`,
    'plans.no_credits': "You don't have enough credits to ask the AI. Please upgrade your plan.",
    'plans.trial_used': 'You’ve already used your free trial.',
    'plans.trial_number_needed': 'Confirm your phone number in Settings first, then start the trial.',
    'plans.trial_number_used': 'This phone number has already been used for a free trial.',
  },
};
