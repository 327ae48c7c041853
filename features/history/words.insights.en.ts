export const insightsEn = {
  title: 'AI Field Insights',
  what: 'We check this field’s records against farming rules. You see what to do next, why, and how sure we are.',
  start: 'Check this field',
  again: 'Check again',
  busy: 'Checking your records',
  complete: 'AI Analysis Complete',
  count: (n: number) => (n === 1 ? '1 recommendation' : `${n} recommendations`),
  failed: 'AI Analysis Failed',
  failedText: 'Unable to generate field insights. Please try again.',
  nothing: 'No advice for this field today.',
  rules:
    'This advice comes from fixed farming rules, not from AI. The same records always give the same advice.',
  labels: { why: 'Why', how: 'How', when: 'When' },
  actions: {
    wait: 'Open the record',
    look_again: 'Check a leaf',
    not_better: 'Open the leaf check',
    harvest_late: 'Open the crop',
    harvest_near: 'Open the crop',
    weed: 'Record it',
    top_dress: 'Record it',
    flowering: 'Record it',
    area: 'See the crops',
    place: 'Open the field',
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
  confidences: { high: 'sure', medium: 'fairly sure', low: 'a rough guide' },
  unnamedSpray: 'a pesticide',

  wait: {
    title: (_about: string, day: string) => `Don’t harvest before ${day}`,
    why: (about: string) => `You sprayed ${about}, and the label says to wait.`,
    how: () => 'Don’t harvest anything to eat or sell before that day. Tell everyone who harvests.',
    when: (_about: string, day: string) => `Until ${day}`,
  },
  look_again: {
    title: (about: string) => `Check whether it is better: ${about}`,
    why: (about: string, day: string) => `We found ${about} on ${day}. You haven’t told us how it went.`,
    how: () => 'Photograph leaves of the same plants again, and answer “Did it help?”.',
    when: () => 'On your next walk to the field',
  },
  not_better: {
    title: (about: string) => `Ask an expert about it: ${about}`,
    why: (about: string, day: string) => `You said that ${about}, found on ${day}, didn’t get better.`,
    how: () => 'Open the leaf check and ask an expert, or show a plant to your extension officer.',
    when: () => 'This week',
  },
  harvest_late: {
    title: (about: string) => `Harvest is due: ${about}`,
    why: (about: string, day: string) =>
      `${about} should have been ready on ${day}, and you haven’t recorded a harvest.`,
    how: () =>
      'If you harvested it, record how much. If it needs longer, change the expected day. If you lost it, mark it as failed.',
    when: () => 'Today',
  },
  harvest_near: {
    title: (about: string) => `Get ready to harvest: ${about}`,
    why: (about: string, day: string) => `${about} should be ready on ${day}.`,
    how: () =>
      'Check whether it is ripe, clean the store and get dry bags. Don’t spray anything with more days to wait before harvest.',
    when: (_about: string, day: string) => `Around ${day}`,
  },
  weed: {
    title: (about: string) => `Weed: ${about}`,
    why: (about: string, _day: string, days: string) =>
      `You planted ${about} ${days} days ago and haven’t recorded any weeding. Weeds harm young plants most.`,
    how: () =>
      'Pull or hoe weeds while they are small. Don’t dig deep near the rows. Leave the weeds on the soil to dry.',
    when: (_about: string, day: string) => `Before ${day}`,
  },
  top_dress: {
    title: (about: string) => `Top dressing is due: ${about}`,
    why: (about: string, _day: string, days: string) =>
      `You planted ${about} ${days} days ago, so it should be about knee high. You haven’t recorded any fertiliser since.`,
    how: () =>
      'Weed first. Put nitrogen fertiliser or well-rotted manure beside the row on moist soil, a hand’s width from the stems. A soil test tells you how much.',
    when: (_about: string, day: string) => `Before ${day}, when the soil is moist`,
  },
  flowering: {
    title: (about: string) => `Record when it flowered: ${about}`,
    why: () =>
      'Coffee berry disease attacks young berries from the fourth to the fourteenth week after flowering. We need that day to alert you.',
    how: () => 'Record the day of the main flowering. If it hasn’t flowered yet, do it on that day.',
    when: () => 'Now, if it has flowered',
  },
  area: {
    title: () => 'Check the areas of your crops',
    why: (_about: string, _day: string, acres: string) => `Your crops cover ${acres}, more than the field.`,
    how: () => 'That’s fine if you intercrop. If not, correct a crop’s area or the field’s size.',
    when: () => 'Whenever you have a minute',
  },
  place: {
    title: () => 'Confirm this field’s location',
    why: () => 'Confirm its location to get weather and local advice.',
    how: () => 'Stand in the field and tap “I’m standing in it now”.',
    when: () => 'When you are in the field',
  },
  no_crop: {
    title: () => 'Add the crop growing here',
    why: () => 'You haven’t added a growing crop, so there is no calendar and no harvest date.',
    how: () => 'Add the crop and its planting date.',
    when: () => 'Now; it takes a minute',
  },
  check: {
    title: () => 'Check a few leaves',
    why: () => 'A crop is growing here, and you haven’t checked a leaf for 30 days.',
    how: () => 'Walk through the field. Photograph the worst leaf and a healthy one.',
    when: () => 'On your next walk to the field',
  },
  boundary: {
    title: () => 'Draw the boundary',
    why: () => 'This field’s boundary is a guess, so its size isn’t measured.',
    how: () => 'Walk around it with the phone, draw it on the map, or measure its sides.',
    when: () => 'When you are in the field',
  },

  risksTitle: 'What could go wrong',
  likelihood: { likely: 'likely', possible: 'possible' },
  risks: {
    spread: {
      name: (about: string) => `It spreads: ${about}`,
      description: (about: string, day: string) =>
        `${about} was doing a lot of damage on ${day}, and you haven’t said it got better. It can spread to healthy plants.`,
    },
    residue: {
      name: (about: string) => `Pesticide in the food: ${about}`,
      description: (about: string, day: string) =>
        `${about} should be ready before the days to wait after spraying end on ${day}.`,
    },
    harvest_loss: {
      name: (about: string) => `Lost in the field: ${about}`,
      description: (about: string, day: string) =>
        `${about} should have been ready on ${day}. Ripe crops left in the field are lost to birds, insects, rot and theft.`,
    },
  },
};
