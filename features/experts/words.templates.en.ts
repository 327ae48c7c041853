// @cache later

/** Opening sentences for experts; `name` is the condition chosen from the book, '…' without one. */
export const templatesEn = {
  confirmed: {
    label: 'Confirmed',
    text: (name: string) => `I confirm: it is ${name}. Follow the advice shown below, the first steps first.`,
  },
  differs: { label: 'Something else', text: (name: string) => `I think it is ${name}, because …` },
  sharper: {
    label: 'A sharper photo',
    text: () =>
      'I cannot see enough. Please take a sharper photo of the underside of the leaf, in daylight, with one leaf filling the picture, and ask back with it.',
  },
  wholePlant: {
    label: 'The whole plant',
    text: () =>
      'Please photograph the whole plant from two steps away, and two more sick leaves, and ask back with them.',
  },
  healthy: {
    label: 'Healthy',
    text: () => 'The leaf is healthy. Nothing has to be done; look again in a week.',
  },
  hunger: {
    label: 'Hunger of the soil',
    text: () =>
      'This looks like hunger of the soil and not like a disease. Have the soil tested before you buy fertiliser.',
  },
  remove: {
    label: 'Take out, do not spray',
    text: () =>
      'Take out the sick leaves and burn or bury them, away from the field. Do not spray before it is sure what it is.',
  },
  label: {
    label: 'The label decides',
    text: () =>
      'If you use a product from the shop, take one registered for this crop and this disease. How much, how often and how long to wait before harvest stand on its label; keep to it, with protective clothing.',
  },
  laboratory: {
    label: 'To the laboratory',
    text: () =>
      'A photo is not enough for this. Take some sick leaves in a paper bag, not in plastic, to the agricultural officer or to a plant clinic, so that a laboratory can look.',
  },
};

export type Templates = Readonly<
  Record<keyof typeof templatesEn, { readonly label: string; readonly text: (name: string) => string }>
>;
