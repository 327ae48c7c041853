// @cache later

export const insightsEn = {
  title: 'AI Field Insights',
  what: 'Reads your records of this field with written farming rules: what to do next, why, and how sure that is.',
  start: 'Look through this field',
  again: 'Look again',
  busy: 'Looking through your records',
  complete: 'AI Analysis Complete',
  count: (n: number) => (n === 1 ? '1 recommendation' : `${n} recommendations`),
  failed: 'AI Analysis Failed',
  failedText: 'Unable to generate field insights. Please try again.',
  nothing: 'Nothing stands out. Your records of this field ask for nothing today.',
  rules:
    'By fixed rules, not by an AI that makes up sentences: the same records always give the same advice.',
  labels: { why: 'Why', how: 'How', when: 'When' },
  actions: {
    wait: 'Open the entry',
    look_again: 'Check a leaf',
    not_better: 'Open the check',
    harvest_late: 'Open the crop',
    harvest_near: 'Open the crop',
    weed: 'Write it down',
    top_dress: 'Write it down',
    flowering: 'Write it down',
    area: 'See the crops',
    place: 'To the field',
    no_crop: 'Add a crop',
    check: 'Check a leaf',
    boundary: 'Draw the boundary',
  },
  from: (source: string, confidence: string) => `From ${source} · ${confidence}`,
  sources: {
    records: 'your own records',
    calendar: 'the crop calendar and your records',
    guides: 'general growing guides (KALRO, NAFIS)',
  },
  confidences: { high: 'sure', medium: 'fairly sure', low: 'a rule of thumb' },
  unnamedSpray: 'the spray',

  wait: {
    title: (_about: string, day: string) => `Do not harvest before ${day}`,
    why: (about: string) => `You sprayed with ${about}, and the label asks to wait.`,
    how: () => 'Pick nothing to eat or to sell until that day, and tell everybody who picks.',
    when: (_about: string, day: string) => `Until ${day}`,
  },
  look_again: {
    title: (about: string) => `See whether it is better: ${about}`,
    why: (about: string, day: string) => `${about} was found on ${day}, and nothing was said of it since.`,
    how: () => 'Photograph leaves of the same plants again, and answer “Did it help?”.',
    when: () => 'On your next walk to the field',
  },
  not_better: {
    title: (about: string) => `Ask an expert about it: ${about}`,
    why: (about: string, day: string) => `You said that ${about}, found on ${day}, did not get better.`,
    how: () => 'Open the check and give it to an expert, or show a plant to your agricultural officer.',
    when: () => 'This week',
  },
  harvest_late: {
    title: (about: string) => `Harvest, or say what became of it: ${about}`,
    why: (about: string, day: string) =>
      `${about} was expected to be ready on ${day}, and no harvest is written down.`,
    how: () =>
      'If it is harvested, write down how much. If it needs longer, change the expected day. If it was lost, say so.',
    when: () => 'Today',
  },
  harvest_near: {
    title: (about: string) => `Get ready to harvest: ${about}`,
    why: (about: string, day: string) => `${about} is expected to be ready on ${day}.`,
    how: () =>
      'Look whether it is ripe, clean the store, and have dry bags. Spray nothing more that asks for a longer wait.',
    when: (_about: string, day: string) => `Around ${day}`,
  },
  weed: {
    title: (about: string) => `Weed: ${about}`,
    why: (about: string, _day: string, days: string) =>
      `${about} was planted ${days} days ago, weeds take most from young plants, and no weeding is written down for these weeks.`,
    how: () =>
      'Pull or hoe them while they are small, shallow beside the rows, and leave them on the ground to dry.',
    when: (_about: string, day: string) => `Before ${day}`,
  },
  top_dress: {
    title: (about: string) => `Top dressing is due: ${about}`,
    why: (about: string, _day: string, days: string) =>
      `${about} was planted ${days} days ago and should stand about knee high; no fertiliser is written down since.`,
    how: () =>
      'Weed first. Put nitrogen fertiliser or well-rotted manure beside the row on moist soil, a hand’s width from the stems. A soil test says how much.',
    when: (_about: string, day: string) => `Before ${day}, when the soil is moist`,
  },
  flowering: {
    title: (about: string) => `Write down when it flowered: ${about}`,
    why: () =>
      'Berry disease takes young berries from the fourth to the fourteenth week after flowering. Without that day no warning of it can come.',
    how: () => 'Write down the day of the main flowering. If it has not flowered yet, do it on that day.',
    when: () => 'Now, if it has flowered',
  },
  area: {
    title: () => 'Check the areas of your crops',
    why: (_about: string, _day: string, acres: string) =>
      `What grows here covers ${acres} together, more than the field.`,
    how: () =>
      'If crops share the ground, all is well. Otherwise correct the area of a crop, or the size of the field.',
    when: () => 'Whenever you have a minute',
  },
  place: {
    title: () => 'Say where this field is',
    why: () => 'Its place is not confirmed, so nothing that depends on the place is worked out for it.',
    how: () => 'Stand in the field and tap “I am standing in it now”.',
    when: () => 'When you are in the field',
  },
  no_crop: {
    title: () => 'Say what grows here',
    why: () => 'No growing crop is written down, so there is no calendar and no harvest day.',
    how: () => 'Add the crop and the day of planting.',
    when: () => 'Now; it takes a minute',
  },
  check: {
    title: () => 'Look at a few leaves',
    why: () => 'Something grows here, and no leaf was checked within 30 days.',
    how: () => 'Walk through the field, photograph the worst leaf and a good one.',
    when: () => 'On your next walk to the field',
  },
  boundary: {
    title: () => 'Draw the boundary',
    why: () => 'The shape of this field is a stand-in, so its area is only what you typed.',
    how: () => 'Walk around it with the phone, draw it on the map, or measure its sides.',
    when: () => 'When you are in the field',
  },

  risksTitle: 'What could go wrong',
  likelihood: { likely: 'likely', possible: 'possible' },
  risks: {
    spread: {
      name: (about: string) => `It spreads: ${about}`,
      description: (about: string, day: string) =>
        `${about} did much harm on ${day}, and it is not said to be better. It can reach healthy plants.`,
    },
    residue: {
      name: (about: string) => `Spray in the food: ${about}`,
      description: (about: string, day: string) =>
        `${about} would be ready before the wait after spraying ends on ${day}.`,
    },
    harvest_loss: {
      name: (about: string) => `Lost in the field: ${about}`,
      description: (about: string, day: string) =>
        `${about} was to be ready on ${day}. What stands ripe for long is taken by birds, insects, rot and thieves.`,
    },
  },
};
