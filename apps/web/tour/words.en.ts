export const tourEn = {
  title: 'A short look around',
  step: (n: string, of: string) => `${n} of ${of}`,
  next: 'Next',
  skip: 'Skip',
  one: {
    title: 'Ask in your own words',
    soon: 'Soon you can ask Mavuno here. The chat is not open yet; until then the book answers:',
    question: '“How do I make compost?”',
    answer: 'Layers of residue, manure, ash and soil, with water. Turn it after 2 to 3 weeks; it is ready in 6 to 9.',
    from: 'An example from Mavuno’s book. It costs no credits.',
  },
  two: {
    title: 'Ask other farmers',
    text: 'In the community farmers ask and answer each other, and you see who is an expert. Next opens the questions.',
    later: 'In the community farmers will ask and answer each other. It is not open yet.',
  },
  three: {
    title: 'Free, and Pro',
    free: 'One field and 15 leaf checks are free, and so are the book, the weather and the alerts that you ask for.',
    pro: 'Upgrade to unlock as many fields and leaf checks as you like, and Mavuno’s own look at your fields every day. That is Pro.',
    have: 'You have Pro: as many fields and leaf checks as you like, and Mavuno’s own look at your fields every day.',
    end: 'That was the tour. Next brings you to your farm.',
  },
};
