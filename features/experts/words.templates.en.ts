/** Opening sentences for experts; `name` is the condition chosen from the book, '…' without one. */
export const templatesEn = {
  confirmed: {
    label: 'Confirmed',
    text: (name: string) =>
      `I confirm: it is ${name}. Follow the advice below, and start with the first steps.`,
  },
  differs: { label: 'Something else', text: (name: string) => `I think it is ${name}, because …` },
  sharper: {
    label: 'A sharper photo',
    text: () =>
      'I can’t see enough. Please send a sharper photo of the underside of one leaf, close up, in daylight.',
  },
  wholePlant: {
    label: 'The whole plant',
    text: () =>
      'Please send a photo of the whole plant from two steps away, and photos of two more sick leaves.',
  },
  healthy: {
    label: 'Healthy',
    text: () => 'The leaf is healthy. Check again in a week.',
  },
  hunger: {
    label: 'Lack of nutrients',
    text: () =>
      'This looks like a lack of nutrients, not a disease. Test your soil before you buy fertiliser.',
  },
  remove: {
    label: 'Remove, don’t spray',
    text: () =>
      'Remove the sick leaves and burn or bury them, away from the field. Don’t spray until you know what it is.',
  },
  label: {
    label: 'The label decides',
    text: () =>
      'If you use a product from the shop, choose one registered for this crop and this disease. Its label gives the amount, how often to spray and the days to wait before harvest. Follow it, and wear protective clothing.',
  },
  laboratory: {
    label: 'Laboratory test',
    text: () =>
      'A photo is not enough for this. Take some sick leaves to the extension officer or a plant clinic for a laboratory test. Use a paper bag, not plastic.',
  },
};

export type Templates = Readonly<
  Record<keyof typeof templatesEn, { readonly label: string; readonly text: (name: string) => string }>
>;
