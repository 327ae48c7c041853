// @cache later

export const tourEn = {
  title: 'A short look around',
  step: (n: string, of: string) => `${n} of ${of}`,
  next: 'Next',
  skip: 'Skip',
  example: 'An example',
  one: {
    title: 'Ask in your own words',
    text: 'Mavuno answers from its book and your farm, free. Next asks an example.',
    question: '“How do I make compost?”',
    answer:
      'Layers of residue, manure, ash and soil, with water. Turn it after 2 to 3 weeks; it is ready in 6 to 9.',
    from: 'From Mavuno’s book; it costs no credits.',
  },
  two: {
    title: 'Ask other farmers',
    text: 'Farmers and experts answer each other. Next opens their questions.',
    later: 'Farmers will ask and answer each other here. It is not open yet.',
  },
  three: {
    title: 'Free, and Pro',
    pro: 'Upgrade to unlock unlimited fields and leaf checks, and a daily look at your fields. That is Pro.',
    have: 'You have Pro: unlimited fields and leaf checks, and a daily look at your fields.',
    end: 'Next ends the tour.',
  },
};
