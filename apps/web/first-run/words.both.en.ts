/** The choice of a language stands in both at once; index.html says the same. */
export const choiceEn = {
  tagline: 'Know your crop. Act today.',
  choose: 'Choose your language',
  listen: (name: string) => `Hear ${name}`,
};
