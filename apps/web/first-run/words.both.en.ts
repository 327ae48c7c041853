/** The first screen is shown in both languages; index.html has the same text. */
export const choiceEn = {
  question: 'Is your crop sick?',
  text: 'Photograph a leaf and know what to do, even offline.',
  choose: 'Choose your language',
  listen: (name: string) => `Hear ${name}`,
};
