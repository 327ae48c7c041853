export const accuracyEn = {
  title: 'How often the leaf check is right',
  intro: (day: string) =>
    `Measured on ${day} on photos the model had not learned from. They come from the same collections, so expect less on your own farm. We also used these photos to set how sure it must be before it answers. Real results may be lower.`,
  model: (hash: string) => `Model ${hash}`,
  field: 'Photos taken in fields',
  white: 'Single leaves on white paper',
  lab: 'Single leaves in the laboratory',
  kinds: { field: 'in the field', white: 'on white paper', lab: 'in the laboratory', scene: 'scenes' },
  labNote:
    'Laboratory photos are easier than field photos. For crops learned only from them, it never gives a single name.',
  photos: (n: number) => (n === 1 ? '1 photo' : `${n} photos`),
  right: (percent: string, low: string, high: string) =>
    `First answer right: ${percent} (95% sure that it is between ${low} and ${high})`,
  answers: (answered: string, right: string) =>
    `It gives one name on ${answered} of the photos. It is right on ${right} of those.`,
  cropNamed: (answered: string, right: string) =>
    `When the farmer names the plant first: one name on ${answered}, right on ${right} of those.`,
  several: (percent: string) => `It gives up to three possible answers on ${percent} of the photos.`,
  refused: (percent: string) => `It says "I don’t know" on ${percent}.`,
  unknownTitle: 'When it should say "I don’t know"',
  unknown: {
    scene: 'Photos without a leaf',
    other_leaf: 'Leaves of other crops',
    unseen: 'Leaves of crops it never learned',
  },
  rejected: (percent: string, n: number) => `Refused ${percent} of ${n}`,
  groupsTitle: 'Several leaves make it surer',
  groupsNote:
    'Photos with the same disease or pest, grouped by chance. Leaves of one plant are more alike, so more leaves add at most this much.',
  leaves: (n: number) => (n === 1 ? '1 leaf' : `${n} leaves`),
  missingTitle: 'What it doesn’t know',
  missing: (list: string) =>
    `Farmers often ask about these, but it doesn’t know them yet: ${list}. Use the questions, or ask an expert.`,
  others: 'It can’t recognise two diseases on one leaf, or anything not on its list.',
  whatItKnows: 'The exact list',
  liveTitle: 'Results on farms',
  liveText: (least: number) => `From photos checked on our server. We show a figure once there are ${least}.`,
  picks: 'What farmers chose from the possible answers',
  pick: (crop: string, first: string, none: string, n: number) =>
    `${crop}: ${first} chose the first, ${none} none of them (${n} answers)`,
  experts: 'What experts confirmed',
  expert: (crop: string, agreed: string, n: number) => `${crop}: experts agreed on ${agreed} of ${n}`,
  outcomes: 'Whether the advice helped',
  outcome: (name: string, better: string, n: number) => `${name}: better on ${better} of ${n} plants`,
  notEnough: (n: number) => (n === 0 ? 'None yet.' : `Not enough yet: ${n} so far.`),
  offline: 'You need internet to see these counts.',
  age: 'Counted',
  creditsTitle: 'Where the photos come from',
  noLicence: 'licence not confirmed',
  creditsText: 'None of these photos is in the app. How we measured it, and how to repeat it:',
  method: 'How we measured it',
};
