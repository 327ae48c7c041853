// @cache later

export const accuracyEn = {
  title: 'How often the photo check is right',
  intro: (day: string) =>
    `Measured on ${day} on photos that the model had not learned from. They come from the same collections as those it learned from, so expect less on your own farm. We also used these photos to set how sure it must be before it answers. Real results may be lower.`,
  model: (hash: string) => `Model ${hash}`,
  field: 'Photos taken in fields',
  white: 'Single leaves on white paper',
  lab: 'Single leaves in the laboratory',
  kinds: { field: 'in the field', white: 'on white paper', lab: 'in the laboratory', scene: 'scenes' },
  labNote:
    'Laboratory photos are easier than a field. Crops that were learned from them alone are never answered with one name.',
  photos: (n: number) => (n === 1 ? '1 photo' : `${n} photos`),
  right: (percent: string, low: string, high: string) =>
    `First answer right: ${percent} (with 95 % confidence between ${low} and ${high})`,
  answers: (answered: string, right: string) =>
    `It names one answer on ${answered} of the photos, and is right on ${right} of those.`,
  cropNamed: (answered: string, right: string) =>
    `When the farmer names the plant first: one answer on ${answered}, right on ${right} of those.`,
  several: (percent: string) => `It gives up to three candidates on ${percent} of the photos.`,
  refused: (percent: string) => `It says "I don’t know" on ${percent}.`,
  unknownTitle: 'When it should say "I don’t know"',
  unknown: {
    scene: 'Pictures without a leaf',
    other_leaf: 'Leaves of other crops',
    unseen: 'Leaves of crops that no photo taught it',
  },
  rejected: (percent: string, n: number) => `Refused ${percent} of ${n}`,
  groupsTitle: 'Several leaves make it surer',
  groupsNote:
    'Groups of photos with the same condition, put together by chance. Leaves of one plant are more alike, so several gain at most this much.',
  leaves: (n: number) => (n === 1 ? '1 leaf' : `${n} leaves`),
  missingTitle: 'What it does not know',
  missing: (list: string) =>
    `Asked for often and not known yet: ${list}. Use the questions, or ask an expert.`,
  others: 'Two diseases on one leaf, and anything that is not on its list, it cannot tell apart.',
  whatItKnows: 'The exact list',
  liveTitle: 'What came out on farms',
  liveText: (least: number) =>
    `Counted on this server, only from photos that the server has seen. A figure stands here from ${least} on.`,
  picks: 'What farmers chose among the candidates',
  pick: (crop: string, first: string, none: string, n: number) =>
    `${crop}: ${first} chose the first, ${none} none of them (${n} answers)`,
  experts: 'What experts confirmed',
  expert: (crop: string, agreed: string, n: number) => `${crop}: experts agreed on ${agreed} of ${n}`,
  outcomes: 'Whether the advice helped',
  outcome: (name: string, better: string, n: number) => `${name}: better on ${better} of ${n} plants`,
  notEnough: (n: number) => (n === 0 ? 'None yet.' : `Not enough yet: ${n} so far.`),
  offline: 'These counts need a network.',
  age: 'Counted',
  creditsTitle: 'Whose photos',
  noLicence: 'licence not confirmed',
  creditsText: 'No photo is part of the app. How it was measured, and how to repeat it:',
  method: 'How it was measured',
};
