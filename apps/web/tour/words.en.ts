export const tourEn = {
  title: 'A quick tour',
  step: (n: string, of: string) => `${n} of ${of}`,
  next: 'Next',
  skip: 'Skip',
  example: 'An example',
  one: {
    title: 'Ask in your own words',
    text: 'Mavuno answers from its farm guide and your own farm, free. Tap Next to see an example.',
    question: '“How do I make compost?”',
    answer:
      'Layers of residue, manure, ash and soil, with water. Turn it after 2 to 3 weeks; it is ready in 6 to 9.',
    from: 'From the farm guide. It uses no credits.',
  },
  two: {
    title: 'Ask other farmers',
    text: 'Farmers and experts answer each other. Tap Next to see their questions.',
    later: 'Farmers will ask and answer each other here. It isn’t open yet.',
  },
  three: {
    title: 'Free, and Pro',
    pro: 'Upgrade to unlock unlimited fields and leaf checks, and daily field checks. That is Pro.',
    have: 'You have Pro: unlimited fields and leaf checks, and we check your fields every day.',
    end: 'Tap Next to end the tour.',
  },
};
