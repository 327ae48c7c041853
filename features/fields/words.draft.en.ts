/** Over a form that was left half-written. Apart from the other words of fields: only forms need it. */
export const draftEn = {
  resumed: 'What you began earlier is still here.',
  anew: 'Start again',
};
