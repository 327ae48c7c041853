/** The language choice is shown in both languages; index.html has the same text. */
export const choiceEn = {
  tagline: 'Know your crop. Act today.',
  choose: 'Choose your language',
  listen: (name: string) => `Hear ${name}`,
};
