/** Shown above a resumed draft form. Separate from the other field texts, because only forms need it. */
export const draftEn = {
  resumed: 'What you started earlier is still here.',
  anew: 'Start again',
};
